import { lazy, Suspense } from 'react'
import type { Route } from './+types/admin-review.page.ts'
import { useDesk } from './desks.ts'
import { RecordSkeleton } from './record-skeleton.tsx'

const ReviewRecord = lazy(() => import('./review-record.tsx'))

export default function AdminReviewPage({ params: { reviewId } }: Route.ComponentProps) {
  const desk = useDesk('admin')
  return (
    <Suspense fallback={<RecordSkeleton />}>
      <ReviewRecord key={reviewId} desk={desk} id={reviewId} />
    </Suspense>
  )
}
