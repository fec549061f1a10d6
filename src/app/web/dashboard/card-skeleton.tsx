import { Skeleton } from '#platform/web/ui/skeleton.tsx'

export function CardSkeleton() {
  return <Skeleton className="h-full min-h-30 rounded-lg" />
}
