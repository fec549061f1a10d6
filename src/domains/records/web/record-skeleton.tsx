import { Skeleton } from '#platform/web/ui/skeleton.tsx'

export function RecordSkeleton() {
  return <Skeleton className="h-72 rounded-lg" />
}
