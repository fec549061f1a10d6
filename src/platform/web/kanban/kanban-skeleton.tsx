import { Skeleton } from '../ui/skeleton.tsx'

const COLUMNS = [3, 2, 4, 1]

/** A board while it loads, in its final size. */
export function KanbanSkeleton() {
  return (
    <div className="flex h-full gap-3 overflow-hidden pb-3">
      {COLUMNS.map((cards) => (
        <div key={cards} className="w-[min(19rem,82vw)] shrink-0 space-y-2 rounded-lg border bg-muted/50 p-2">
          <Skeleton className="mb-3 h-6 w-2/5" />
          {Array.from({ length: cards }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are nothing but places
            <Skeleton key={index} className="h-22" />
          ))}
        </div>
      ))}
    </div>
  )
}
