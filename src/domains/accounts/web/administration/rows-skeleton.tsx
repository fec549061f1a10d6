import { Skeleton } from '#platform/web/ui/skeleton.tsx'

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f']

/** Holds the place of a table while it comes. */
export function RowsSkeleton() {
  return (
    <div className="space-y-3 md:space-y-px">
      {ROWS.map((row) => (
        <Skeleton key={row} className="h-36 md:h-16 md:rounded-none md:first:rounded-t-lg md:last:rounded-b-lg" />
      ))}
    </div>
  )
}
