export const PRODUCTS = '/products'
export const NEW_PRODUCT = '/products/new'
export const CATEGORIES = '/products/categories'
export const COLLECTIONS = '/products/collections'

export function editPath(productId: string): string {
  return `/products/${productId}/edit`
}
