import { lazy, Suspense } from 'react'
import type { Route } from './+types/vendor-review.page.ts'
import { useModerationScope } from './moderation-scope.ts'
import { RecordSkeleton } from './record-skeleton.tsx'
import { VendorFrame } from './vendor-frame.tsx'

const ReviewRecord = lazy(() => import('./review-record.tsx'))

export default function VendorReviewPage({ params: { reviewId } }: Route.ComponentProps) {
  const scope = useModerationScope('vendor')
  return (
    <VendorFrame scope={scope}>
      <Suspense fallback={<RecordSkeleton />}>
        <ReviewRecord key={`${scope.workspace} ${reviewId}`} scope={scope} id={reviewId} />
      </Suspense>
    </VendorFrame>
  )
}
