import { isShipped, type ProductKind } from '#domains/catalog/contract.ts'
import { type AppliedPromotions, applyPromotions, type Customer, type GoodsLine, noPromotions } from '#domains/promotions/server/index.ts'
import { type Destination, loadDeliveryMethods } from '#domains/vendors/server/index.ts'
import type { Tx } from '#platform/server/transact.ts'
import { loadPricingBasis } from './pricing-basis.sql.ts'
import { type QuotedMethod, quoteMethods, type WeighedLine } from './quote-methods.rules.ts'
import { reduceGoods } from './reduce-goods.rules.ts'
import { computeTotals, shippingFees, type Totals } from './totals.rules.ts'

/** The context of a read, inside or outside a transaction. */
export type Reading = Pick<Tx, 'db' | 'now' | 'services'>

/**
 * The cart's owner, the customer for promotions (null for an unknown guest), whether they pay on delivery, if chosen, and where it goes, if
 * known. `quoted`: the prices are those of a quote, so that promotions don't apply.
 */
export type Asker = {
  owner: string | null
  customer: Customer | null
  onDelivery: boolean | null
  destination: Destination | null
  quoted?: boolean
}

/** The kind decides whether it counts for delivery. */
export type PricedLine = WeighedLine & { kind: ProductKind }

/** Prices of lines, delivery methods by workspace, and the effect of promotions. */
export type Priced = { totals: Totals<QuotedMethod>; methods: ReadonlyMap<string, QuotedMethod[]>; promotions: AppliedPromotions }

/**
 * Prices these lines with the chosen delivery methods (a vendor's first one where none or an unavailable one is chosen) and promotions.
 * Vendors are in the order of their first line.
 */
export async function priceLines(reading: Reading, asker: Asker, lines: readonly PricedLine[]): Promise<Priced> {
  const { db } = reading
  const { owner, customer, onDelivery, destination, quoted = false } = asker
  const byVendor = Map.groupBy(lines, ({ workspaceId }) => workspaceId)
  const offered = await loadDeliveryMethods(db, [...byVendor.keys()])
  const { terms, codes, chosen } = await loadPricingBasis(db, owner)
  const methods = new Map<string, QuotedMethod[]>()
  const goods = [...byVendor].map(([workspaceId, own]) => {
    const shipped = own.filter(({ kind }) => isShipped(kind))
    const quoted = quoteMethods(offered.get(workspaceId) ?? [], shipped, destination)
    methods.set(workspaceId, quoted)
    const method = shipped.length === 0 ? null : chooseMethod(quoted, chosen.get(workspaceId))
    return { workspaceId, method, subtotalMinor: sumLines(own), shippableMinor: shipped.length === 0 ? null : sumLines(shipped) }
  })
  const { fees } = shippingFees(goods, terms)
  const shipping = new Map(goods.map(({ workspaceId }, index) => [workspaceId, fees[index] ?? 0]))
  const promotions = quoted ? noPromotions(lines) : await applyPromotions(reading, { owner, customer, onDelivery, codes, lines, shipping })
  return { totals: computeTotals(reduceGoods(goods, lines, promotions), terms), methods, promotions }
}

function sumLines(lines: readonly GoodsLine[]): number {
  return lines.reduce((sum, { quantity, unitPriceMinor }) => sum + quantity * unitPriceMinor, 0)
}

function chooseMethod(methods: readonly QuotedMethod[], methodId: string | undefined): QuotedMethod | null {
  return methods.find(({ id }) => id === methodId) ?? methods[0] ?? null
}
