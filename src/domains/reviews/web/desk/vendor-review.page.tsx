import type { Route } from './+types/vendor-review.page.ts'
import { useDesk } from './desks.ts'
import { ReviewRecord } from './review-record.tsx'
import { VendorFrame } from './vendor-frame.tsx'

export default function VendorReviewPage({ params: { reviewId } }: Route.ComponentProps) {
  const desk = useDesk('vendor')
  return (
    <VendorFrame desk={desk}>
      <ReviewRecord key={`${desk.workspace} ${reviewId}`} desk={desk} id={reviewId} />
    </VendorFrame>
  )
}
