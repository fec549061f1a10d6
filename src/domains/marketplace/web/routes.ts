import type { Pages } from '#platform/shared/screens.ts'
import type { screens } from '../screens.ts'

export const pages: Pages<typeof screens> = {
  '/marketplace': 'marketplace.page.tsx',
  '/products/:productId': 'product.page.tsx',
  '/collections/:slug': 'collection/collection.page.tsx',
  '/vendors/:slug': 'vendor/vendor.page.tsx',
  '/stock-notice': 'notices/stock-notice.page.tsx',
  '/admin/synonyms': 'admin/synonyms.page.tsx',
  '/wishlist': 'wishes/wishlist.page.tsx',
}
