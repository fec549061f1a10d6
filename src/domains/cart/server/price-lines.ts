import { type DeliveryMethod, deliveryMethodsOf } from '#domains/vendors/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { deliveriesOf } from './deliveries.sql.ts'
import { termsOf } from './settings.sql.ts'
import { type Totals, totalsOf } from './totals.rules.ts'

export type PricedLine = { workspaceId: string; quantity: number; unitPriceMinor: number }

/** What lines cost, and which methods each vendor with its own offers, by workspace. */
export type Priced = { totals: Totals<DeliveryMethod>; methods: ReadonlyMap<string, DeliveryMethod[]> }

/**
 * What these lines cost `owner` now, with the delivery they chose of each vendor; where they chose none, or one that is no longer
 * offered, the vendor's first. Vendors come in the order of their first line.
 */
export async function priceLines(db: Db, owner: string | null, lines: readonly PricedLine[]): Promise<Priced> {
  const byVendor = Map.groupBy(lines, ({ workspaceId }) => workspaceId)
  const methods = await deliveryMethodsOf(db, [...byVendor.keys()])
  const chosen = owner === null || methods.size === 0 ? new Map<string, string>() : await deliveriesOf(db, owner)
  const goods = [...byVendor].map(([workspaceId, own]) => ({
    workspaceId,
    subtotalMinor: own.reduce((sum, { quantity, unitPriceMinor }) => sum + quantity * unitPriceMinor, 0),
    method: chosenOf(methods.get(workspaceId) ?? [], chosen.get(workspaceId)),
  }))
  return { totals: totalsOf(goods, await termsOf(db)), methods }
}

function chosenOf(methods: readonly DeliveryMethod[], methodId: string | undefined): DeliveryMethod | null {
  return methods.find(({ id }) => id === methodId) ?? methods[0] ?? null
}
