/** The page of an area whose domain is not built yet: what will be here, and nothing that pretends to be. */
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useWorkspace } from '#domains/workspaces/web/index.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { type Area, areaOf, HOME } from '../../areas.ts'
import { useComingSoon } from '../coming-soon.ts'
import { AREA_ICONS } from '../frame/area-icons.ts'

export default function SoonPage() {
  const { t } = useTranslation()
  const comingSoon = useComingSoon()
  const area = areaOf(useLocation().pathname)
  if (!area) return null
  const Icon = AREA_ICONS[area.key]
  const name = t(`app.area.${area.key}.name`)
  return (
    <main id="content" className="mx-auto flex w-full max-w-xl grow flex-col items-center justify-center px-6 py-16 text-center">
      <PageHead title={name} hidden />
      <span className="grid size-14 place-items-center rounded-full bg-accent text-accent-foreground">
        <Icon aria-hidden className="size-6" strokeWidth={1.6} />
      </span>
      <h1 className="mt-5 text-xl font-bold tracking-tight">{name}</h1>
      <Badge className="mt-3">{t('app.area.soon')}</Badge>
      <p className="mt-4 max-w-md text-muted-foreground">{t(`app.area.${area.key}.soon`)}</p>
      <MissingTrust area={area} />
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Button onClick={comingSoon}>{t('app.area.begin')}</Button>
        <ButtonLink to={HOME} look="secondary">
          {t('app.area.back')}
        </ButtonLink>
      </div>
    </main>
  )
}

/** Staff see every area of a business; what they lack for it is said on its page. Keys: workspaces.area.* */
function MissingTrust({ area: { needs } }: { area: Area }) {
  const { t } = useTranslation()
  const workspace = useWorkspace()
  if (!needs || !workspace || workspace.areas.includes(needs)) return null
  return (
    <p className="mt-4 max-w-md rounded-md border px-4 py-3 text-xs text-muted-foreground">
      {t('app.area.missing', { workspace: workspace.name, area: t(`workspaces.area.${needs}`) })}
    </p>
  )
}
