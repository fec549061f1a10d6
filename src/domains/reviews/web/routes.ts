import type { Pages } from '#platform/shared/screens.ts'
import type { screens } from '../screens.ts'

export const pages: Pages<typeof screens> = {
  '/reviews': 'reviews-to-write.page.tsx',
  '/vendor/reviews': 'moderation/vendor-reviews.page.tsx',
  '/vendor/reviews/:reviewId': 'moderation/vendor-review.page.tsx',
  '/admin/reviews': 'moderation/admin-reviews.page.tsx',
  '/admin/reviews/:reviewId': 'moderation/admin-review.page.tsx',
}
