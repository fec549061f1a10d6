/** The placeholder page of an area whose domain is not built yet. */
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useWorkspace } from '#domains/workspaces/web/index.ts'
import type { Permission } from '#platform/shared/permissions.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Badge } from '#platform/web/ui/badge.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { HOME } from '../../access.ts'
import { findComingSoon, findLabelledScreen } from '../../screens.ts'

/** The icons of all screens are more than the page. */
const ScreenIcon = lazyPart(async () => ({ default: (await import('../frame/screen-icon.tsx')).ScreenIcon }))

const BLOG_EDITOR = /^\/blog\//

export default function ComingSoonPage() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const area = findLabelledScreen(BLOG_EDITOR.test(pathname) ? '/blog/manage' : pathname)
  const offer = findComingSoon(pathname)
  if (!area || !offer) return null
  const name = t(area.label)
  return (
    <main id="content" className="mx-auto flex w-full max-w-xl grow flex-col items-center justify-center px-6 py-16 text-center">
      <PageHead title={name} hidden />
      <span className="grid size-14 place-items-center rounded-full bg-accent text-accent-foreground">
        <ScreenIcon name={area.icon} className="size-6" strokeWidth={1.6} />
      </span>
      <h1 className="mt-5 text-xl font-bold tracking-tight">{name}</h1>
      <Badge className="mt-3">{t('app.area.soon')}</Badge>
      <p className="mt-4 max-w-md text-muted-foreground">{t(offer.comingSoon)}</p>
      {area.permission && <MissingPermission permission={area.permission} />}
      <ButtonLink to={HOME} look="secondary" className="mt-8">
        {t('app.area.back')}
      </ButtonLink>
    </main>
  )
}

/** Staff see every area of a business; its page says which permission they lack. Keys: workspaces.permission.* */
function MissingPermission({ permission }: { permission: Permission }) {
  const { t } = useTranslation()
  const workspace = useWorkspace()
  if (!workspace || workspace.permissions.includes(permission)) return null
  return (
    <p className="mt-4 max-w-md rounded-md border px-4 py-3 text-xs text-muted-foreground">
      {t('workspaces.permissionMissing', { workspace: workspace.name, permission: t(`workspaces.permission.${permission}`) })}
    </p>
  )
}
