import { lazy, Suspense } from 'react'
import type { Route } from './+types/vendor-review.page.ts'
import { useDesk } from './desks.ts'
import { RecordSkeleton } from './record-skeleton.tsx'
import { VendorFrame } from './vendor-frame.tsx'

const ReviewRecord = lazy(() => import('./review-record.tsx'))

export default function VendorReviewPage({ params: { reviewId } }: Route.ComponentProps) {
  const desk = useDesk('vendor')
  return (
    <VendorFrame desk={desk}>
      <Suspense fallback={<RecordSkeleton />}>
        <ReviewRecord key={`${desk.workspace} ${reviewId}`} desk={desk} id={reviewId} />
      </Suspense>
    </VendorFrame>
  )
}
