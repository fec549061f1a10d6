/** The door of reviews for other domains' screens. */
import { beside } from '#platform/web/beside.ts'

export { reviewsQuery, summaryQuery } from './queries.ts'
export { useLoggedIn } from './use-logged-in.ts'

/** The average and how many gave it, in one line; inside a Suspense of who draws it. */
export const RatingLine = beside(() => import('./rating-line.tsx'))

/** Comes with the document, and wakes up after what stands above it. */
export const ReviewsSection = beside(() => import('./reviews-section.tsx'))
