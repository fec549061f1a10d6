import { type ReactNode, Suspense } from 'react'
import { RequirePermission } from '#domains/workspaces/web/index.ts'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'

type Props = {
  title: string
  /** One line of help; with it the page shows its title. */
  lead?: string
  actions?: (workspaceId: string) => ReactNode
  children: (workspaceId: string) => ReactNode
}

/** The frame of every page of hr with a list or a chart. */
export function HrPage({ title, lead, actions, children }: Props) {
  return (
    <RequirePermission permission="hr" title={title}>
      {(workspaceId) => (
        <main key={workspaceId} id="content" className="mx-auto w-full max-w-7xl px-4 py-6 md:px-8 md:py-10">
          <PageHead title={title} hidden />
          {lead !== undefined && (
            <header className="mb-6 flex flex-wrap items-center justify-between gap-4">
              <div className="max-w-prose">
                <h1 className="text-xl font-bold tracking-tight">{title}</h1>
                <p className="mt-1 text-muted-foreground">{lead}</p>
              </div>
              {actions && <div className="flex flex-wrap gap-3">{actions(workspaceId)}</div>}
            </header>
          )}
          <Suspense fallback={<Skeleton className="h-96 rounded-lg" />}>{children(workspaceId)}</Suspense>
        </main>
      )}
    </RequirePermission>
  )
}
