import { type Customer, type GoodsLine, type PricedWith, priceWith } from '#domains/promotions/server/index.ts'
import { type DeliveryMethod, deliveryMethodsOf } from '#domains/vendors/server/index.ts'
import type { Tx } from '#platform/server/transact.ts'
import { basisOf } from './basis.sql.ts'
import { shippingFees, type Totals, totalsOf } from './totals.rules.ts'

/** Where and when something is read, inside a transaction or not. */
export type Reading = Pick<Tx, 'db' | 'now' | 'kernel'>

/** Whose cart, and who promotions count: null is a guest who has not said who they are. */
export type Asker = { owner: string | null; customer: Customer | null }

/** What lines cost, which methods each vendor with its own offers, by workspace, and what promotions take off. */
export type Priced = { totals: Totals<DeliveryMethod>; methods: ReadonlyMap<string, DeliveryMethod[]>; promotions: PricedWith }

/**
 * What these lines cost somebody now, with the delivery they chose of each vendor; where they chose none, or one that is no longer
 * offered, the vendor's first; less what promotions take off. Vendors come in the order of their first line.
 */
export async function priceLines(reading: Reading, asker: Asker, lines: readonly GoodsLine[]): Promise<Priced> {
  const { db } = reading
  const byVendor = Map.groupBy(lines, ({ workspaceId }) => workspaceId)
  const methods = await deliveryMethodsOf(db, [...byVendor.keys()])
  const { terms, codes, chosen } = await basisOf(db, asker.owner)
  const goods = [...byVendor].map(([workspaceId, own]) => ({
    workspaceId,
    subtotalMinor: own.reduce((sum, { quantity, unitPriceMinor }) => sum + quantity * unitPriceMinor, 0),
    method: chosenOf(methods.get(workspaceId) ?? [], chosen.get(workspaceId)),
  }))
  const { fees } = shippingFees(goods, terms)
  const shipping = new Map(goods.map(({ workspaceId }, index) => [workspaceId, fees[index] ?? 0]))
  const promotions = await priceWith(reading, { ...asker, codes, lines, shipping })
  const off = Map.groupBy(promotions.lines, (_, index) => lines[index]?.workspaceId)
  const reduced = goods.map((vendor) => ({
    ...vendor,
    discountMinor: (off.get(vendor.workspaceId) ?? []).reduce((sum, { discountMinor }) => sum + discountMinor, 0),
    shippingDiscountMinor: promotions.shipping.get(vendor.workspaceId)?.discountMinor ?? 0,
  }))
  return { totals: totalsOf(reduced, terms), methods, promotions }
}

function chosenOf(methods: readonly DeliveryMethod[], methodId: string | undefined): DeliveryMethod | null {
  return methods.find(({ id }) => id === methodId) ?? methods[0] ?? null
}
