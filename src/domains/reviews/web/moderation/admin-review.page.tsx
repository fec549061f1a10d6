import { lazy, Suspense } from 'react'
import type { Route } from './+types/admin-review.page.ts'
import { useModerationScope } from './moderation-scope.ts'
import { RecordSkeleton } from './record-skeleton.tsx'

const ReviewRecord = lazy(() => import('./review-record.tsx'))

export default function AdminReviewPage({ params: { reviewId } }: Route.ComponentProps) {
  const scope = useModerationScope('admin')
  return (
    <Suspense fallback={<RecordSkeleton />}>
      <ReviewRecord key={reviewId} scope={scope} id={reviewId} />
    </Suspense>
  )
}
