import { lazy, Suspense } from 'react'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import type { Route } from './+types/vendor-review.page.ts'
import { useDesk } from './desks.ts'
import { VendorFrame } from './vendor-frame.tsx'

const ReviewRecord = lazy(() => import('./review-record.tsx'))

export default function VendorReviewPage({ params: { reviewId } }: Route.ComponentProps) {
  const desk = useDesk('vendor')
  return (
    <VendorFrame desk={desk}>
      <Suspense fallback={<Skeleton className="h-96 rounded-lg" />}>
        <ReviewRecord key={`${desk.workspace} ${reviewId}`} desk={desk} id={reviewId} />
      </Suspense>
    </VendorFrame>
  )
}
