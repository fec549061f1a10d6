import type { Pages } from '#platform/shared/screens.ts'
import type { screens } from '../screens.ts'

/** The address of a new collection, `/products/collections/new`, matches `:collectionId`. */
export const pages: Pages<typeof screens> = {
  '/products': 'list/products.page.tsx',
  '/products/new': 'form/new-product.page.tsx',
  '/products/categories': 'categories/categories.page.tsx',
  '/products/collections': 'collections/collections.page.tsx',
  '/products/collections/:collectionId': 'collections/collection.page.tsx',
  '/admin/collections': 'admin/collections.page.tsx',
  '/admin/collections/:collectionId': 'admin/collection.page.tsx',
  '/products/:productId/edit': 'form/edit-product.page.tsx',
}
