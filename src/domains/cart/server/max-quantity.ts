import { Failure } from '#platform/server/failure.ts'
import { MAX_QUANTITY } from '../contract.ts'
import type { CartItems } from './load-cart-items.ts'
import { brokenQuantity, cappedQuantity } from './quantity.rules.ts'

/** The most units a line can have, at least 1. Throws PRODUCT_GONE, VENDOR_AWAY, OWN_PRODUCT, or SOLD_OUT when less is left than is sold. */
export function maxQuantityFor({ variants, stock, own }: CartItems, variantId: string): number {
  const variant = variants.get(variantId)
  if (variant && variant.awayUntil !== null) throw new Failure('VENDOR_AWAY', { until: variant.awayUntil })
  if (!variant?.onSale) throw new Failure('PRODUCT_GONE')
  if (own.has(variantId)) throw new Failure('OWN_PRODUCT')
  const most = cappedQuantity(MAX_QUANTITY, stock.get(variantId)?.available ?? null)
  if (most < variant.measure.minSteps) throw new Failure('SOLD_OUT')
  return most
}

/** Throws INVALID_INPUT with what is allowed when a line would be under the product's minimum or over its maximum. */
export function requireSoldSo({ variants }: CartItems, variantId: string, quantity: number): void {
  const variant = variants.get(variantId)
  const broken = variant && brokenQuantity(variant.measure, quantity)
  if (broken) throw new Failure('INVALID_INPUT', { fields: [broken] })
}

/** The least that is sold at once. */
export const leastQuantityFor = ({ variants }: CartItems, variantId: string): number => variants.get(variantId)?.measure.minSteps ?? 1
