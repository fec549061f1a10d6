import { Skeleton } from '#platform/web/ui/skeleton.tsx'

/** Holds the place of a form whose machinery is on its way. */
export function FormSkeleton({ fields }: { fields: number }) {
  return (
    <div className="space-y-5">
      {Array.from({ length: fields }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <Skeleton key={index} className="h-20" />
      ))}
      <Skeleton className="h-13" />
    </div>
  )
}
