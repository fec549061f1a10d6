/** The door of reviews for other domains' screens. */
export { reviewsQuery, summaryQuery } from './queries.ts'
export { RatingLine } from './rating-line.tsx'
export { ReviewsSection } from './reviews-section.tsx'
export { useLoggedIn } from './use-logged-in.ts'
