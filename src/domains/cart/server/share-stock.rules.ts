import { type Stock, serveLines } from '#domains/inventory/server/index.ts'
import type { CartItems } from './load-cart-items.ts'

/**
 * The stock that each variant in the cart can have: a bundle and another line with one of its parts are sold from the same units, and the
 * earlier line is served first.
 */
export function shareStock(
  lines: readonly { variantId: string; quantity: number }[],
  { variants, stock, own }: CartItems,
): ReadonlyMap<string, Stock> {
  const sold = lines.flatMap(({ variantId, quantity }) => {
    const variant = variants.get(variantId)
    return variant?.onSale && !own.has(variantId) ? [{ variantId, quantity, bundleParts: variant.bundleParts }] : []
  })
  const served = serveLines(sold, new Map([...stock].map(([variantId, { available }]) => [variantId, available])))
  return new Map(
    [...stock].map(([variantId, level]) => [variantId, { ...level, available: served.get(variantId)?.left ?? level.available }]),
  )
}
