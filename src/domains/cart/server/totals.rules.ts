/** Spec §9: shipping is free when the subtotal is over 50, otherwise 10; tax is 8 percent of the subtotal, rounded once. */
import { applyRate, BASE_CURRENCY, type Rate } from '#platform/shared/money.ts'
import type { TotalsView } from '../contract.ts'

export const FREE_SHIPPING_OVER_MINOR = 50_00
export const SHIPPING_MINOR = 10_00
export const TAX_RATE: Rate = { numerator: 8, denominator: 100 }

export type Totals = { subtotalMinor: number; shippingMinor: number; taxMinor: number; totalMinor: number }

/** Totals of a cart with at least one line. Strictly over 50.00 ships free; exactly 50.00 does not. */
export function totalsOf(subtotalMinor: number): Totals {
  const shippingMinor = subtotalMinor > FREE_SHIPPING_OVER_MINOR ? 0 : SHIPPING_MINOR
  const taxMinor = applyRate(subtotalMinor, TAX_RATE)
  return { subtotalMinor, shippingMinor, taxMinor, totalMinor: subtotalMinor + shippingMinor + taxMinor }
}

/** An empty cart costs nothing, not even shipping. */
export const NOTHING: Totals = { subtotalMinor: 0, shippingMinor: 0, taxMinor: 0, totalMinor: 0 }

/** What is missing to free shipping, at least one cent over the threshold; null when shipping is free. */
export function toFreeShippingMinor({ subtotalMinor }: Totals): number | null {
  return subtotalMinor > FREE_SHIPPING_OVER_MINOR ? null : FREE_SHIPPING_OVER_MINOR + 1 - subtotalMinor
}

export function totalsView(totals: Totals): TotalsView {
  const money = (amountMinor: number) => ({ amountMinor, currency: BASE_CURRENCY })
  const missing = toFreeShippingMinor(totals)
  return {
    subtotal: money(totals.subtotalMinor),
    shipping: money(totals.shippingMinor),
    tax: money(totals.taxMinor),
    total: money(totals.totalMinor),
    toFreeShipping: missing === null ? null : money(missing),
  }
}
