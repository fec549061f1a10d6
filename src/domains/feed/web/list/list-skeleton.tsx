import { Skeleton } from '#platform/web/ui/skeleton.tsx'

export function ListSkeleton() {
  return (
    <div className="space-y-3">
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-44 rounded-lg" />
      ))}
    </div>
  )
}
