import { Failure } from '#platform/server/failure.ts'
import { MAX_QUANTITY } from '../contract.ts'
import type { CartItems } from './load-cart-items.ts'
import { cappedQuantity } from './quantity.rules.ts'

/** The most units a line can have, at least 1. Throws PRODUCT_GONE, VENDOR_AWAY, OWN_PRODUCT, or SOLD_OUT when nothing is left. */
export function maxQuantityFor({ variants, stock, own }: CartItems, variantId: string): number {
  const variant = variants.get(variantId)
  if (variant && variant.awayUntil !== null) throw new Failure('VENDOR_AWAY', { until: variant.awayUntil })
  if (!variant?.onSale) throw new Failure('PRODUCT_GONE')
  if (own.has(variantId)) throw new Failure('OWN_PRODUCT')
  const most = cappedQuantity(MAX_QUANTITY, stock.get(variantId)?.available ?? null)
  if (most === 0) throw new Failure('SOLD_OUT')
  return most
}
