import type { Route } from './+types/admin-review.page.ts'
import { useDesk } from './desks.ts'
import { ReviewRecord } from './review-record.tsx'

export default function AdminReviewPage({ params: { reviewId } }: Route.ComponentProps) {
  return <ReviewRecord key={reviewId} desk={useDesk('admin')} id={reviewId} />
}
