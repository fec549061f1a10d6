import { loadBundleUnits } from '#domains/catalog/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { bundleStock, type StockLevel } from './bundles.rules.ts'
import { loadStockByVariant, loadValues } from './stock.sql.ts'
import { averageCost } from './value.rules.ts'

/**
 * Stock of the tracked variants among `variantIds`; a missing variant is untracked and can always be sold. The stock of a bundle is how
 * often it can be made of its parts. Units held by `owner` count as available.
 */
export async function loadStock(db: Db, variantIds: readonly string[], owner: string | null = null): Promise<Map<string, StockLevel>> {
  if (variantIds.length === 0) return new Map()
  const bundles = Map.groupBy(await loadBundleUnits(db, variantIds), ({ bundleId }) => bundleId)
  const levels = await loadLevels(db, [...variantIds, ...[...bundles.values()].flat().map(({ variantId }) => variantId)], owner)
  return toMap(variantIds, (id) => {
    const parts = bundles.get(id)
    return parts ? bundleStock(parts, levels) : levels.get(id)
  })
}

/** The same for variants with known parts that are on sale, and for the parts. */
export async function loadStockWithParts(
  db: Db,
  variants: readonly { id: string; bundleParts: readonly { variantId: string; quantity: number }[] }[],
  owner: string | null,
): Promise<Map<string, StockLevel>> {
  const bundles = new Map(variants.filter(({ bundleParts }) => bundleParts.length > 0).map(({ id, bundleParts }) => [id, bundleParts]))
  const ids = [...new Set([...variants.map(({ id }) => id), ...[...bundles.values()].flat().map(({ variantId }) => variantId)])]
  const levels = await loadLevels(db, ids, owner)
  return toMap(ids, (id) => {
    const parts = bundles.get(id)?.map((part) => ({ ...part, onSale: true }))
    return parts ? bundleStock(parts, levels) : levels.get(id)
  })
}

async function loadLevels(db: Db, variantIds: readonly string[], owner: string | null): Promise<Map<string, StockLevel>> {
  const rows = await loadStockByVariant(db, [...new Set(variantIds)], owner)
  return new Map(
    rows.map(({ variantId, available, reorderPoint, onHand, inDefault, promised, lots }) => [
      variantId,
      { available, reorderPoint, onHand, inDefault, promised, lots },
    ]),
  )
}

function toMap(ids: readonly string[], levelOf: (id: string) => StockLevel | undefined): Map<string, StockLevel> {
  return new Map(
    ids.flatMap((id) => {
      const level = levelOf(id)
      return level ? [[id, level] as const] : []
    }),
  )
}

/** What one unit on hand has cost on average, in minor units; a variant whose cost is unknown is missing. */
export async function loadAverageCosts(db: Db, variantIds: readonly string[]): Promise<Map<string, number>> {
  if (variantIds.length === 0) return new Map()
  const rows = await loadValues(db, variantIds)
  return new Map(
    rows.flatMap(({ variantId, ...value }) => {
      const cost = averageCost(value)
      return cost === null ? [] : [[variantId, cost] as const]
    }),
  )
}
