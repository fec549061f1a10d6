import { Skeleton } from '#platform/web/ui/skeleton.tsx'

export function ThreadSkeleton() {
  return (
    <div className="space-y-5">
      <Skeleton className="h-11 w-full" />
      {[1, 2, 3].map((row) => (
        <span key={row} className="flex gap-3">
          <Skeleton className="size-8 rounded-full" />
          <Skeleton className="h-14 grow" />
        </span>
      ))}
    </div>
  )
}
