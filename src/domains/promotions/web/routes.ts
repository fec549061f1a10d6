import type { Pages } from '#platform/shared/screens.ts'
import type { screens } from '../screens.ts'

/** The address of a new promotion, `/promotions/new`, matches `:promotionId`. */
export const pages: Pages<typeof screens> = {
  '/promotions': 'vendor/promotions.page.tsx',
  '/promotions/:promotionId': 'vendor/promotion.page.tsx',
  '/admin/promotions': 'admin/promotions.page.tsx',
  '/admin/promotions/:promotionId': 'admin/promotion.page.tsx',
}
