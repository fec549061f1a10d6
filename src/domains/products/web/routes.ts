import type { Pages } from '#platform/shared/screens.ts'
import type { screens } from '../screens.ts'

export const pages: Pages<typeof screens> = {
  '/products': 'list/products.page.tsx',
  '/products/new': 'form/new-product.page.tsx',
  '/products/categories': 'categories/categories.page.tsx',
  '/products/:productId/edit': 'form/edit-product.page.tsx',
}
