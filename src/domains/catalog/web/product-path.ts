/** Where a product is shown; with `variantId`, that form of it. */
export function productPath(productId: string, variantId?: string): string {
  return variantId ? `/products/${productId}?variant=${variantId}` : `/products/${productId}`
}
