/** The stock of a bundle changes with that of its parts: others hear of it by the same event. */
import { type BundleUnit, findBundlesWith, loadBundleUnits } from '#domains/catalog/server/index.ts'
import { stockChanged } from '#events/inventory.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import { bundleStock, type StockLevel } from './bundles.rules.ts'
import { UNTRACKED_AVAILABLE } from './stock.rules.ts'
import { loadStockByVariant } from './stock.sql.ts'

type PartChange = { variantId: string; before: number; after: number }

/** Publishes `stockChanged` for the bundles that contain one of the changed variants. */
export async function followParts(tx: Tx, changes: readonly PartChange[]): Promise<void> {
  const bundles = await findBundlesWith(tx.db, { variantIds: changes.map(({ variantId }) => variantId) })
  if (bundles.length === 0) return
  const { partsOf, stock } = await loadParts(tx, bundles)
  const byPart = Map.groupBy(bundles, ({ partId }) => partId)
  for (const { variantId: partId, before, after } of changes)
    for (const { variantId, productId, workspaceId } of byPart.get(partId) ?? []) {
      const withPart = (available: number) => availableOf(partsOf.get(variantId) ?? [], stock, partId, available)
      publish(tx, stockChanged({ productId, variantId, workspaceId, before: withPart(before), after: withPart(after) }))
    }
}

/**
 * Publishes `stockChanged` for the bundles that contain a variant of these products, which changed or went on or off sale. It names the
 * units of now twice, because nobody knows those before.
 */
export async function followPartProducts(tx: Tx, productIds: readonly string[]): Promise<void> {
  const bundles = await findBundlesWith(tx.db, { productIds })
  if (bundles.length === 0) return
  const { partsOf, stock } = await loadParts(tx, bundles)
  const distinct = new Map(bundles.map((bundle) => [bundle.variantId, bundle]))
  for (const { variantId, productId, workspaceId } of distinct.values()) {
    const now = bundleStock(partsOf.get(variantId) ?? [], stock)?.available ?? UNTRACKED_AVAILABLE
    publish(tx, stockChanged({ productId, variantId, workspaceId, before: now, after: now }))
  }
}

async function loadParts(tx: Tx, bundles: readonly { variantId: string }[]) {
  const units = await loadBundleUnits(tx.db, [...new Set(bundles.map(({ variantId }) => variantId))])
  const rows = await loadStockByVariant(tx.db, [...new Set(units.map(({ variantId }) => variantId))])
  return {
    partsOf: Map.groupBy(units, ({ bundleId }) => bundleId),
    stock: new Map<string, StockLevel>(rows.map((row) => [row.variantId, row])),
  }
}

/** How many bundles there are if `available` units of one part are. */
function availableOf(parts: readonly BundleUnit[], stock: ReadonlyMap<string, StockLevel>, partId: string, available: number): number {
  const part = { available, reorderPoint: 0, onHand: available, promised: 0 }
  return bundleStock(parts, new Map(stock).set(partId, part))?.available ?? UNTRACKED_AVAILABLE
}
