/** Rules about the stock of bundles, which is that of their parts. Pure: no database, no clock. */
import type { LotTracking } from '../contract.ts'
import type { Stock } from './stock.rules.ts'

/** Units of one variant. A bundle has no stock of its own: `bundleParts` are the units of its parts in one bundle, as they were at the sale. */
export type Units = { variantId: string; quantity: number; bundleParts?: readonly { variantId: string; quantity: number }[] | undefined }

/** `onHand`: units in the warehouses. `promised`: units of it allocated to orders or held during payment. */
/** `lots`: missing for a bundle. */
/** `inDefault`: units of `onHand` in the default warehouse. Bundles have none of their own. */
export type StockLevel = Stock & { onHand: number; promised: number; inDefault?: number; lots?: LotTracking }

/** The variants whose stock one line moves, with units per unit of the line. */
function stockPerUnit({ variantId, bundleParts = [] }: Units): readonly { variantId: string; quantity: number }[] {
  return bundleParts.length > 0 ? bundleParts : [{ variantId, quantity: 1 }]
}

/** Adds up the units per stocked variant over all lines, where bundles count as their parts. */
export function sumDemand(lines: readonly Units[]): Map<string, number> {
  const demand = new Map<string, number>()
  for (const line of lines)
    for (const { variantId, quantity } of stockPerUnit(line)) demand.set(variantId, (demand.get(variantId) ?? 0) + quantity * line.quantity)
  return demand
}

/**
 * Units that each variant of the lines can have, where earlier lines are served first and lines with the same variant together. A variant
 * that nothing limits is missing; so is stock missing from `available`, which is not limited.
 */
export function serveLines(lines: readonly Units[], available: ReadonlyMap<string, number>): Map<string, { wanted: number; left: number }> {
  const pool = new Map(available)
  const served = new Map<string, { wanted: number; left: number }>()
  for (const [variantId, same] of Map.groupBy(lines, (line) => line.variantId)) {
    const wanted = same.reduce((sum, { quantity }) => sum + quantity, 0)
    const needs = same.slice(0, 1).flatMap(stockPerUnit)
    const limits = needs.flatMap((need) => {
      const units = pool.get(need.variantId)
      return units === undefined ? [] : [Math.floor(Math.max(units, 0) / need.quantity)]
    })
    if (limits.length === 0) continue
    const left = Math.min(...limits)
    served.set(variantId, { wanted, left })
    for (const need of needs) {
      const units = pool.get(need.variantId)
      if (units !== undefined) pool.set(need.variantId, units - Math.min(wanted, left) * need.quantity)
    }
  }
  return served
}

const NONE: StockLevel = { available: 0, reorderPoint: 0, onHand: 0, promised: 0 }

/** The stock of a bundle: that of the part which is used up first. Undefined if no part is tracked; none while a part is not on sale. */
export function bundleStock(
  parts: readonly { variantId: string; quantity: number; onSale: boolean }[],
  stock: ReadonlyMap<string, StockLevel>,
): StockLevel | undefined {
  const limits = parts.flatMap(({ variantId, quantity, onSale }) => {
    const level = stock.get(variantId)
    if (!onSale) return [NONE]
    return level ? [inBundles(level, quantity)] : []
  })
  const [first, ...others] = limits
  return first && others.reduce((least, level) => (level.available < least.available ? level : least), first)
}

function inBundles({ available, reorderPoint, onHand }: StockLevel, quantity: number): StockLevel {
  const bundles = (units: number) => Math.floor(units / quantity)
  return {
    available: bundles(available),
    reorderPoint: bundles(reorderPoint),
    onHand: bundles(onHand),
    promised: bundles(onHand) - bundles(available),
  }
}
