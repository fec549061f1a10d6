import type { ReactNode } from 'react'
import { Breadcrumbs, type Crumb } from '#platform/web/ui/breadcrumbs.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { PageLayout } from '../page-layout.tsx'
import type { CollectionsScope } from './collections-scope.ts'

type Props = {
  scope: CollectionsScope
  title: string
  lead?: string
  crumbs?: Crumb[]
  badges?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

/** The frame of a page of collections: in the admin area the section has a title of its own, so the page's is h2. */
export function CollectionsFrame({ scope, title, lead, crumbs = [], badges, actions, children }: Props) {
  if (scope.whole === 'workspace')
    return (
      <PageLayout title={title} crumbs={crumbs} {...(lead && { lead })} badges={badges} actions={actions}>
        {children}
      </PageLayout>
    )
  return (
    <>
      <PageHead title={title} hidden />
      {crumbs.length > 0 && <Breadcrumbs crumbs={[...crumbs, { label: title }]} />}
      <header className="mb-6 flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0 grow basis-72">
          {crumbs.length > 0 && (
            <div className="flex flex-wrap items-center gap-3">
              <h2 className="text-xl font-bold tracking-tight wrap-anywhere">
                <bdi>{title}</bdi>
              </h2>
              {badges}
            </div>
          )}
          {lead && <p className="max-w-prose text-muted-foreground">{lead}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-2.5">{actions}</div>}
      </header>
      {children}
    </>
  )
}
