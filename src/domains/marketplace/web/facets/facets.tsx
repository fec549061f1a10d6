/** The facets of a list once they are loaded. They are rendered on the server; their script loads after the page's. */
import { lazy, Suspense } from 'react'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import type { FacetsView } from '../../contract.ts'
import type { FilterProps } from '../filter-props.ts'

const Panel = lazy<(props: FilterProps & { facets: FacetsView }) => React.ReactNode>(() =>
  import('./facet-panel.tsx').catch(() => ({ default: () => null })),
)

export function Facets(props: FilterProps) {
  const { facets } = props
  if (!facets) return <FacetSkeleton />
  return (
    <Suspense fallback={<FacetSkeleton />}>
      <Panel {...props} facets={facets} />
    </Suspense>
  )
}

const LINES = Array.from({ length: 9 }, (_, line) => line)

function FacetSkeleton() {
  return (
    <div className="space-y-4 px-3">
      {LINES.map((line) => (
        <Skeleton key={line} className="h-6" />
      ))}
    </div>
  )
}
