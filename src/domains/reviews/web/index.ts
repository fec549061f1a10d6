/** The public interface of reviews for other domains' screens. */
import { lazy } from 'react'
import { lazyIsland } from '#platform/web/lazy-island.ts'

export { reviewsQuery, summaryQuery } from './queries.ts'
export { useLoggedIn } from './use-logged-in.ts'

/** Average and number of reviews in one line. Render it inside a Suspense boundary. */
export const RatingLine = lazyIsland(() => import('./rating-line.tsx'))

export { ReviewsSection } from './lazy-reviews-section.tsx'

/** The approved reviews of a person, on their profile. Render it inside a Suspense boundary. */
export const PersonReviews = lazy(() => import('./person-reviews.tsx'))
