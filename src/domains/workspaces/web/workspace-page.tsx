import { type ReactNode, Suspense } from 'react'
import type { Permission } from '#platform/shared/permissions.ts'
import { classes } from '#platform/web/ui/classes.ts'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { RequirePermission } from './require-permission.tsx'

type Of<T> = (workspaceId: string) => T

export type WorkspacePageProps = {
  title: string
  /** One line of help; with it the page shows its title. */
  lead?: string
  actions?: ReactNode | Of<ReactNode>
  /** As wide as the window, for boards. */
  wide?: boolean
  children: Of<ReactNode>
}

/** The frame of a page with a list, a board or a chart, for members with the permission. */
export function WorkspacePage({ permission, title, lead, actions, wide, children }: WorkspacePageProps & { permission: Permission }) {
  return (
    <RequirePermission permission={permission} title={title}>
      {(workspaceId) => (
        <main
          key={workspaceId}
          id="content"
          className={classes('mx-auto w-full px-4 py-6 md:px-8 md:py-10', wide ? 'max-w-[120rem]' : 'max-w-7xl')}
        >
          <PageHead title={title} hidden />
          {lead !== undefined && (
            <header className="mb-6 flex flex-wrap items-center justify-between gap-4">
              <div className="max-w-prose">
                <h1 className="text-xl font-bold tracking-tight">{title}</h1>
                <p className="mt-1 text-muted-foreground">{lead}</p>
              </div>
              {actions && <div className="flex flex-wrap gap-3">{typeof actions === 'function' ? actions(workspaceId) : actions}</div>}
            </header>
          )}
          <Suspense fallback={<Skeleton className="h-96 rounded-lg" />}>{children(workspaceId)}</Suspense>
        </main>
      )}
    </RequirePermission>
  )
}
