import { type ReactNode, Suspense } from 'react'
import { RequirePermission } from '#domains/workspaces/web/index.ts'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { SectionLoading } from '#platform/web/ui/section-loading.tsx'

type Props = {
  title: string
  /** One line of help; with it the page shows its title. */
  lead?: string
  actions?: (workspaceId: string) => ReactNode
  wide?: boolean
  children: (workspaceId: string) => ReactNode
}

/** The frame of the pages of deals and tasks. */
export function SalesPage({ title, lead, actions, wide = false, children }: Props) {
  return (
    <RequirePermission permission="crm" title={title}>
      {(workspaceId) => (
        <main
          key={workspaceId}
          id="content"
          className={`mx-auto w-full px-4 py-6 md:px-8 md:py-10 ${wide ? 'max-w-[120rem]' : 'max-w-7xl'}`}
        >
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
          <Suspense fallback={<SectionLoading />}>{children(workspaceId)}</Suspense>
        </main>
      )}
    </RequirePermission>
  )
}
