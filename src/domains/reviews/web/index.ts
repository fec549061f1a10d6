/** The door of reviews for other domains' screens. */
import { lazy } from 'react'

export { reviewsQuery, summaryQuery } from './queries.ts'
export { RatingLine } from './rating-line.tsx'
export { useLoggedIn } from './use-logged-in.ts'

/** Comes with the document, and wakes up after what stands above it. */
export const ReviewsSection = lazy(() => import('./reviews-section.tsx'))
