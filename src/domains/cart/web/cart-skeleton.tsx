import { Skeleton } from '#platform/web/ui/skeleton.tsx'

export function LinesSkeleton() {
  return (
    <div className="space-y-5 py-6">
      {[1, 2, 3].map((row) => (
        <div key={row} className="flex gap-4">
          <Skeleton className="size-22" />
          <div className="grow space-y-2 py-1">
            <Skeleton className="h-4 w-2/3" />
            <Skeleton className="h-4 w-1/3" />
          </div>
        </div>
      ))}
    </div>
  )
}
