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

export type Amounts = { subtotalMinor: number; shippingMinor: number; taxMinor: number; totalMinor: number }

/** What a method takes: `priceMinor`, and nothing strictly over `freeOverMinor` of its vendor's goods. */
export type MethodTerms = { priceMinor: number; freeOverMinor: number | null }

/** A vendor's goods. `method` is the one chosen among its own; null shares the one rule. */
export type VendorGoods<M extends MethodTerms> = {
  workspaceId: string
  subtotalMinor: number
  discountMinor?: number
  method: M | null
}

/** What one vendor sends costs; over all vendors these add up to the whole. */
export type VendorTotals<M extends MethodTerms> = Amounts & { workspaceId: string; discountMinor: number; method: M | null }

/** `shared` are the goods under the one rule, and what it takes for them; null when there are none. */
export type Totals<M extends MethodTerms = MethodTerms> = Amounts & {
  discountMinor: number
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
  const shared = sharedShipping(
    goods.filter(({ method }) => method === null),
    terms,
  )
  const shipping = shippingByVendor(goods, shared)
  const tax =
    goods.length === 0
      ? []
      : splitByLargestRemainder(
          taxMinor,
          goods.map((vendor, index) => vendor.subtotalMinor - (discounts[index] ?? 0)),
        )
  const vendors = goods.map(({ workspaceId, subtotalMinor, method }, index) => {
    const own = { subtotalMinor, discountMinor: discounts[index] ?? 0, shippingMinor: shipping[index] ?? 0, taxMinor: tax[index] ?? 0 }
    return { workspaceId, method, ...own, totalMinor: totalOf(own) }
  })
  const whole = { subtotalMinor, discountMinor, shippingMinor: sumOf(vendors, 'shippingMinor'), taxMinor }
  return { ...whole, totalMinor: totalOf(whole), shared, vendors, terms }
}

/** What a vendor's own method takes for goods of `subtotalMinor`. */
export function methodFee({ priceMinor, freeOverMinor }: MethodTerms, subtotalMinor: number): number {
  return freeOverMinor !== null && subtotalMinor > freeOverMinor ? 0 : priceMinor
}

/** What is missing to free shipping, at least one cent over the threshold; null when shipping is free, or not by the one rule. */
export function toFreeShippingMinor({ shared, terms }: Totals): number | null {
  if (shared === null || shared.shippingMinor === 0) return null
  return terms.freeShippingOverMinor + 1 - shared.subtotalMinor
}

/** A discount on a whole cart, line by line in proportion to what they cost; the parts add up to it. */
export function shareOfDiscount(discountMinor: number, lineTotals: readonly number[]): number[] {
  return splitByLargestRemainder(discountMinor, lineTotals)
}

/** So many percent off an amount, rounded half up. */
export function percentOff(amountMinor: number, percent: number): number {
  return applyRate(amountMinor, { numerator: percent, denominator: 100 })
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

function totalOf({
  subtotalMinor,
  discountMinor,
  shippingMinor,
  taxMinor,
}: Omit<Amounts, 'totalMinor'> & { discountMinor: number }): number {
  return subtotalMinor - discountMinor + shippingMinor + taxMinor
}

function sumOf<K extends string>(rows: readonly Record<K, number>[], key: K): number {
  return rows.reduce((sum, row) => sum + row[key], 0)
}
