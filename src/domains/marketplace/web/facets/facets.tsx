/** The facets of a list once they are loaded. They are rendered on the server. On phones they are in a sheet, so their code is loaded with it. */
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { visiblePart } from '#platform/web/visible-part.tsx'
import type { FacetsView } from '../../contract.ts'
import type { FilterProps } from '../filter-props.ts'

const Panel = visiblePart<FilterProps & { facets: FacetsView }>(() => import('./facet-panel.tsx'), {
  Fallback: FacetSkeleton,
  whenMissing: 'nothing',
})

export function Facets(props: FilterProps) {
  const { facets } = props
  if (!facets) return <FacetSkeleton />
  return <Panel {...props} facets={facets} />
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
