/**
 * What a cart costs (spec §9; docs/decisions/0019-buying.md). Vendors without delivery methods of their own share one rule over all their
 * goods: shipping is free strictly over an amount, usually 50.00, else it takes a fee, usually 10.00. A vendor with methods is paid for the
 * one that was chosen, and its goods stay outside the one rule. Both look at the goods before any discount. Tax is a share of the goods
 * after it, usually 8 percent, rounded once.
 */
import { applyRate, type Rate, splitByLargestRemainder } from '#platform/shared/money.ts'

/** What the operator takes from everybody. */
export type Terms = { freeShippingOverMinor: number; shippingMinor: number; taxRate: Rate }

/** Spec §9. */
export const USUAL_TERMS: Terms = { freeShippingOverMinor: 50_00, shippingMinor: 10_00, taxRate: { numerator: 8, denominator: 100 } }

/** `totalMinor` is `subtotalMinor` less `discountMinor`, with shipping (after promotions) and tax. */
export type Amounts = { subtotalMinor: number; discountMinor: number; shippingMinor: number; taxMinor: number; totalMinor: number }

/** What a method takes: `priceMinor`, and nothing strictly over `freeOverMinor` of its vendor's goods. */
export type MethodTerms = { priceMinor: number; freeOverMinor: number | null }

/** A vendor's goods. `method` is the one chosen among its own; null shares the one rule. */
export type VendorGoods<M extends MethodTerms> = {
  workspaceId: string
  subtotalMinor: number
  /** What promotions take off the goods, and off what delivery of them costs. */
  discountMinor?: number
  shippingDiscountMinor?: number
  method: M | null
}

/** What one vendor sends costs; over all vendors these add up to the whole. `shippingFeeMinor` is what delivery costs before promotions. */
export type VendorTotals<M extends MethodTerms> = Amounts & {
  workspaceId: string
  shippingFeeMinor: number
  method: M | null
}

/** `shared` are the goods under the one rule, and what it takes for them before promotions; null when there are none. */
export type Totals<M extends MethodTerms = MethodTerms> = Amounts & {
  shared: { subtotalMinor: number; shippingMinor: number } | null
  vendors: VendorTotals<M>[]
  terms: Terms
}

/** An empty cart costs nothing, not even shipping. */
export function totalsOf<M extends MethodTerms>(goods: readonly VendorGoods<M>[], terms: Terms = USUAL_TERMS): Totals<M> {
  const subtotalMinor = sumOf(goods, 'subtotalMinor')
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
  const vendors = goods.map(({ workspaceId, subtotalMinor, method, shippingDiscountMinor = 0 }, index) => {
    const shippingFeeMinor = fees[index] ?? 0
    const shippingMinor = shippingFeeMinor - Math.min(shippingDiscountMinor, shippingFeeMinor)
    const own = { subtotalMinor, discountMinor: discounts[index] ?? 0, shippingMinor, taxMinor: tax[index] ?? 0 }
    return { workspaceId, method, shippingFeeMinor, ...own, totalMinor: totalOf(own) }
  })
  const whole = { subtotalMinor, discountMinor, shippingMinor: sumOf(vendors, 'shippingMinor'), taxMinor }
  return { ...whole, totalMinor: totalOf(whole), shared, vendors, terms }
}

/** What a vendor's own method takes for goods of `subtotalMinor`. */
export function methodFee({ priceMinor, freeOverMinor }: MethodTerms, subtotalMinor: number): number {
  return freeOverMinor !== null && subtotalMinor > freeOverMinor ? 0 : priceMinor
}

/**
 * What is missing to free shipping, at least one cent over the threshold, or less where a promotion asks for less (`byPromotionMinor`); null
 * when shipping is free, or not by the one rule.
 */
export function toFreeShippingMinor({ shared, vendors, terms }: Totals, byPromotionMinor: number | null = null): number | null {
  if (shared === null || vendors.every(({ method, shippingMinor }) => method !== null || shippingMinor === 0)) return null
  return Math.min(terms.freeShippingOverMinor + 1 - shared.subtotalMinor, byPromotionMinor ?? Number.POSITIVE_INFINITY)
}

/** What delivery of each vendor's goods costs before promotions, in the order of `goods`. */
export function shippingFees(goods: readonly VendorGoods<MethodTerms>[], terms: Terms): { shared: Totals['shared']; fees: number[] } {
  const shared = sharedShipping(
    goods.filter(({ method }) => method === null),
    terms,
  )
  return { shared, fees: shippingByVendor(goods, shared) }
}

function sharedShipping(goods: readonly VendorGoods<MethodTerms>[], { freeShippingOverMinor, shippingMinor }: Terms): Totals['shared'] {
  if (goods.length === 0) return null
  const subtotalMinor = sumOf(goods, 'subtotalMinor')
  return { subtotalMinor, shippingMinor: subtotalMinor > freeShippingOverMinor ? 0 : shippingMinor }
}

function shippingByVendor(goods: readonly VendorGoods<MethodTerms>[], shared: Totals['shared']): number[] {
  const weights = goods.filter(({ method }) => method === null).map(({ subtotalMinor }) => subtotalMinor)
  const shares = shared === null ? [] : splitByLargestRemainder(shared.shippingMinor, weights)
  let next = 0
  return goods.map(({ method, subtotalMinor }) => {
    if (method !== null) return methodFee(method, subtotalMinor)
    next += 1
    return shares[next - 1] ?? 0
  })
}

function totalOf({ subtotalMinor, discountMinor, shippingMinor, taxMinor }: Omit<Amounts, 'totalMinor'>): number {
  return subtotalMinor - discountMinor + shippingMinor + taxMinor
}

function sumOf<K extends string>(rows: readonly Record<K, number>[], key: K): number {
  return rows.reduce((sum, row) => sum + row[key], 0)
}
