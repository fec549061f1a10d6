/**
 * Totals of a cart (spec §9; docs/decisions/0019-buying.md). Vendors without delivery methods share the platform's rule over all their
 * items: shipping is free strictly over an amount (default 50.00), else a fee (default 10.00). A vendor with methods charges the chosen
 * one, and its items do not count for the platform's rule. Both use the subtotal before discounts. Tax is a rate (default 8 percent) of the
 * items after discounts, rounded once. Digital products and services are not delivered: they count for tax, not for shipping.
 */
import { applyRate, type Rate, splitByLargestRemainder } from '#platform/shared/money.ts'

/** The platform's terms for all carts. */
export type Terms = { freeShippingOverMinor: number; shippingMinor: number; taxRate: Rate }

/** Spec §9. */
export const DEFAULT_TERMS: Terms = { freeShippingOverMinor: 50_00, shippingMinor: 10_00, taxRate: { numerator: 8, denominator: 100 } }

/** `totalMinor` is `subtotalMinor` less `discountMinor`, with shipping (after promotions) and tax. */
export type Amounts = { subtotalMinor: number; discountMinor: number; shippingMinor: number; taxMinor: number; totalMinor: number }

/** A method costs `priceMinor`, and nothing strictly over `freeOverMinor` of its vendor's items. */
export type MethodTerms = { priceMinor: number; freeOverMinor: number | null }

/** A vendor's items. `method` is the chosen one; null when the platform's rule applies. */
export type VendorGoods<M extends MethodTerms> = {
  workspaceId: string
  subtotalMinor: number
  /** The subtotal of what is shipped; null when nothing is. Left out: all of it. */
  shippableMinor?: number | null
  /** Discounts on the items and on their delivery. */
  discountMinor?: number
  shippingDiscountMinor?: number
  method: M | null
}

/** One vendor's totals; all vendors add up to the cart. `shippingFeeMinor` is the delivery fee before promotions. */
export type VendorTotals<M extends MethodTerms> = Amounts & {
  workspaceId: string
  shippableMinor: number | null
  shippingFeeMinor: number
  method: M | null
}

/** `shared` is the subtotal under the platform's rule and its fee before promotions; null without such items. */
export type Totals<M extends MethodTerms = MethodTerms> = Amounts & {
  shared: { subtotalMinor: number; shippingMinor: number } | null
  vendors: VendorTotals<M>[]
  terms: Terms
}

/** An empty cart costs nothing, not even shipping. */
export function computeTotals<M extends MethodTerms>(goods: readonly VendorGoods<M>[], terms: Terms = DEFAULT_TERMS): Totals<M> {
  const subtotalMinor = sumBy(goods, 'subtotalMinor')
  const discounts = goods.map(({ discountMinor = 0, subtotalMinor }) => Math.min(discountMinor, subtotalMinor))
  const discountMinor = discounts.reduce((sum, discount) => sum + discount, 0)
  const taxMinor = applyRate(subtotalMinor - discountMinor, terms.taxRate)
  const { shared, fees } = shippingFees(goods, terms)
  const tax =
    goods.length === 0
      ? []
      : splitByLargestRemainder(
          taxMinor,
          goods.map((vendor, index) => vendor.subtotalMinor - (discounts[index] ?? 0)),
        )
  const vendors = goods.map((vendor, index) => {
    const { workspaceId, subtotalMinor, method, shippingDiscountMinor = 0 } = vendor
    const shippingFeeMinor = fees[index] ?? 0
    const shippingMinor = shippingFeeMinor - Math.min(shippingDiscountMinor, shippingFeeMinor)
    const own = { subtotalMinor, discountMinor: discounts[index] ?? 0, shippingMinor, taxMinor: tax[index] ?? 0 }
    return { workspaceId, method, shippableMinor: shippableOf(vendor), shippingFeeMinor, ...own, totalMinor: computeTotal(own) }
  })
  const whole = { subtotalMinor, discountMinor, shippingMinor: sumBy(vendors, 'shippingMinor'), taxMinor }
  return { ...whole, totalMinor: computeTotal(whole), shared, vendors, terms }
}

/** The fee of a vendor's own method for items of `subtotalMinor`. */
export function methodFee({ priceMinor, freeOverMinor }: MethodTerms, subtotalMinor: number): number {
  return freeOverMinor !== null && subtotalMinor > freeOverMinor ? 0 : priceMinor
}

/**
 * The amount missing to free shipping: one cent over the threshold, or less when a promotion requires less (`byPromotionMinor`). Null when
 * shipping is free or the platform's rule does not apply.
 */
export function toFreeShippingMinor({ shared, vendors, terms }: Totals, byPromotionMinor: number | null = null): number | null {
  if (shared === null || vendors.every(({ method, shippingMinor }) => method !== null || shippingMinor === 0)) return null
  return Math.min(terms.freeShippingOverMinor + 1 - shared.subtotalMinor, byPromotionMinor ?? Number.POSITIVE_INFINITY)
}

/** Delivery fees by vendor before promotions, in the order of `goods`. */
export function shippingFees(goods: readonly VendorGoods<MethodTerms>[], terms: Terms): { shared: Totals['shared']; fees: number[] } {
  const shared = sharedShipping(goods.filter(isShared), terms)
  return { shared, fees: shippingByVendor(goods, shared) }
}

function sharedShipping(goods: readonly VendorGoods<MethodTerms>[], { freeShippingOverMinor, shippingMinor }: Terms): Totals['shared'] {
  if (goods.length === 0) return null
  const subtotalMinor = goods.reduce((sum, vendor) => sum + (shippableOf(vendor) ?? 0), 0)
  return { subtotalMinor, shippingMinor: subtotalMinor > freeShippingOverMinor ? 0 : shippingMinor }
}

function shippingByVendor(goods: readonly VendorGoods<MethodTerms>[], shared: Totals['shared']): number[] {
  const weights = goods.filter(isShared).map((vendor) => shippableOf(vendor) ?? 0)
  const shares = shared === null ? [] : splitByLargestRemainder(shared.shippingMinor, weights)
  let next = 0
  return goods.map((vendor) => {
    const shippableMinor = shippableOf(vendor)
    if (shippableMinor === null) return 0
    if (vendor.method !== null) return methodFee(vendor.method, shippableMinor)
    next += 1
    return shares[next - 1] ?? 0
  })
}

/** Whether a vendor ships something; an address is asked for only then. */
export function needsAddress({ vendors }: Totals): boolean {
  return vendors.some(({ shippableMinor }) => shippableMinor !== null)
}

function isShared(vendor: VendorGoods<MethodTerms>): boolean {
  return vendor.method === null && shippableOf(vendor) !== null
}

function shippableOf({ subtotalMinor, shippableMinor = subtotalMinor }: VendorGoods<MethodTerms>): number | null {
  return shippableMinor
}

function computeTotal({ subtotalMinor, discountMinor, shippingMinor, taxMinor }: Omit<Amounts, 'totalMinor'>): number {
  return subtotalMinor - discountMinor + shippingMinor + taxMinor
}

function sumBy<K extends string>(rows: readonly Record<K, number>[], key: K): number {
  return rows.reduce((sum, row) => sum + row[key], 0)
}
