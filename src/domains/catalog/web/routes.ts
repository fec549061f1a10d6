import type { Pages } from '#platform/shared/screens.ts'
import type { screens } from '../screens.ts'

export const pages: Pages<typeof screens> = {
  '/admin/products': 'admin/products/products.page.tsx',
  '/admin/products/:productId': 'admin/products/product.page.tsx',
  '/admin/categories': 'admin/categories.page.tsx',
  '/admin/attributes': 'admin/attributes/attributes.page.tsx',
  '/admin/attributes/new': 'admin/attributes/new-attribute.page.tsx',
  '/admin/attributes/:key': 'admin/attributes/edit-attribute.page.tsx',
}
