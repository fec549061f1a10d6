import { Skeleton } from '#platform/web/ui/skeleton.tsx'

/** Placeholder while a screen of the auth layout loads. */
export function EntrySkeleton({ fields }: { fields: number }) {
  return (
    <div className="space-y-5">
      <Skeleton className="mb-8 h-8 w-3/5" />
      {Array.from({ length: fields }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <Skeleton key={index} className="h-20" />
      ))}
      <Skeleton className="h-13" />
    </div>
  )
}
