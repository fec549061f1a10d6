import { type RouteConfigEntry, route } from '@react-router/dev/routes'

/** Of the app layout: what a vendor's buyers say. */
export const vendorRoutes: RouteConfigEntry[] = [
  route('vendor/reviews', 'domains/reviews/web/desk/vendor-reviews.page.tsx'),
  route('vendor/reviews/:reviewId', 'domains/reviews/web/desk/vendor-review.page.tsx'),
]

/** Rooms of the administration. */
export const administrationRoutes: RouteConfigEntry[] = [
  route('reviews', 'domains/reviews/web/desk/admin-reviews.page.tsx'),
  route('reviews/:reviewId', 'domains/reviews/web/desk/admin-review.page.tsx'),
]
