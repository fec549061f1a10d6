/** URL of a product page; with `variantId`, of that variant. */
export function productPath(productId: string, variantId?: string): string {
  return variantId ? `/products/${productId}?variant=${variantId}` : `/products/${productId}`
}
