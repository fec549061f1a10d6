/** The active workspace of this tab, at the top of the sidebar. The list of other workspaces loads on opening. */
import { ChevronsUpDown } from 'lucide-react'
import { type ComponentProps, lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { WorkspaceView } from '#domains/workspaces/contract.ts'
import { useWorkspace } from '#domains/workspaces/web/index.ts'
import { classes } from '#platform/web/ui/classes.ts'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useLazyMenu } from '#platform/web/ui/use-lazy-menu.ts'
import { WorkspaceMark } from './workspace-mark.tsx'

const loadMenu = () => import('./workspace-menu.tsx')
const WorkspaceMenu = lazy(loadMenu)

export function WorkspaceSwitcher({ narrow }: { narrow: boolean }) {
  const workspace = useWorkspace()
  const { wanted, opener } = useLazyMenu(loadMenu)
  if (!workspace) return <Skeleton className="h-12 rounded-md" />
  const closed = <Trigger workspace={workspace} narrow={narrow} {...opener} />
  if (!wanted) return closed
  return (
    <Suspense fallback={closed}>
      <WorkspaceMenu active={workspace} trigger={<Trigger workspace={workspace} narrow={narrow} />} />
    </Suspense>
  )
}

function Trigger({ workspace, narrow, ...rest }: { workspace: WorkspaceView; narrow: boolean } & ComponentProps<'button'>) {
  const { t } = useTranslation()
  const role = t(`app.workspace.role.${workspace.role}`)
  return (
    <button
      type="button"
      aria-haspopup="menu"
      {...rest}
      className={classes(
        'flex min-h-12 w-full items-center gap-3 rounded-md border bg-card px-2.5 text-start transition hover:bg-muted',
        narrow && 'justify-center px-0',
      )}
    >
      <WorkspaceMark name={workspace.name} />
      <span className="sr-only">{t('app.workspace.current', { name: workspace.name })}</span>
      {!narrow && (
        <>
          <span className="min-w-0 grow">
            <span aria-hidden className="block truncate text-sm leading-tight font-semibold">
              {workspace.name}
            </span>
            <span className="block truncate text-xs text-muted-foreground">{role}</span>
          </span>
          <ChevronsUpDown aria-hidden className="size-4 shrink-0 text-muted-foreground" />
        </>
      )}
    </button>
  )
}
