import { lazy, Suspense } from 'react'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import type { Route } from './+types/admin-review.page.ts'
import { useDesk } from './desks.ts'

const ReviewRecord = lazy(() => import('./review-record.tsx'))

export default function AdminReviewPage({ params: { reviewId } }: Route.ComponentProps) {
  const desk = useDesk('admin')
  return (
    <Suspense fallback={<Skeleton className="h-96 rounded-lg" />}>
      <ReviewRecord key={reviewId} desk={desk} id={reviewId} />
    </Suspense>
  )
}
