import type { ReactNode } from 'react'
import { Breadcrumbs, type Crumb } from '#platform/web/ui/breadcrumbs.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'

type Props = { title: string; lead?: string; crumbs?: Crumb[]; badges?: ReactNode; actions?: ReactNode; children: ReactNode }

/** Layout of the product pages: title, lead and actions. */
export function PageLayout({ title, lead, crumbs = [], badges, actions, children }: Props) {
  return (
    <main id="content" className="mx-auto w-full max-w-7xl px-4 py-6 md:px-8 md:py-10">
      <PageHead title={title} hidden />
      {crumbs.length > 0 && <Breadcrumbs crumbs={[...crumbs, { label: title }]} />}
      <header className="mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="min-w-0 max-w-prose grow basis-72">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <h1 className="text-xl font-bold tracking-tight wrap-anywhere">
              <bdi>{title}</bdi>
            </h1>
            {badges}
          </div>
          {lead && <p className="mt-1 text-muted-foreground">{lead}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-2.5">{actions}</div>}
      </header>
      {children}
    </main>
  )
}
