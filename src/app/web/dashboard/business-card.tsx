import { useTranslation } from 'react-i18next'
import { useWorkspace } from '#domains/workspaces/web/index.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { WorkspaceMark } from '../frame/workspace-mark.tsx'

/** The active workspace of this tab and the member's role in it. Keys: app.workspace.role.* */
export default function BusinessCard() {
  const { t } = useTranslation()
  const workspace = useWorkspace()
  if (!workspace) return <Skeleton className="h-44 rounded-lg" />
  const { name, role, permissions } = workspace
  return (
    <section aria-labelledby="business" className="flex flex-col rounded-lg border bg-card p-5">
      <h2 id="business" className="text-xs font-semibold text-muted-foreground">
        {t('app.dashboard.business.title')}
      </h2>
      <p className="mt-3 flex items-center gap-3">
        <WorkspaceMark name={name} />
        <span className="min-w-0">
          <bdi className="block truncate font-semibold">{name}</bdi>
          <span className="block text-xs text-muted-foreground">{t(`app.workspace.role.${role}`)}</span>
        </span>
      </p>
      {role === 'staff' && permissions.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-1.5">
          {permissions.map((permission) => (
            <li key={permission}>
              <Badge>{t(`workspaces.permission.${permission}`)}</Badge>
            </li>
          ))}
        </ul>
      )}
      <ButtonLink to="/settings?tab=workspace" look="secondary" size="sm" className="mt-5">
        {role === 'staff' ? t('app.dashboard.business.look') : t('app.dashboard.business.manage')}
      </ButtonLink>
    </section>
  )
}
