import { filterTakenDown } from '#domains/catalog/server/index.ts'
import type { Tx } from '#platform/server/transact.ts'
import { flattenLines, type Purchase, soldOutFailure } from './prepare-purchase.ts'

/**
 * Fails with SOLD_OUT for lines whose product is taken down: a frozen purchase doesn't know about it. A payment that was confirmed before
 * still buys; `paidAt` is null while nothing is paid.
 */
export async function rejectTakenDown(tx: Tx, purchase: Purchase, paidAt: Date | null): Promise<void> {
  const lines = flattenLines(purchase)
  const takenDown = await filterTakenDown(
    tx.db,
    lines.map(({ variantId }) => variantId),
    paidAt,
  )
  const gone = lines.filter(({ variantId }) => takenDown.has(variantId))
  if (gone.length === 0) return
  const shortages = gone.map(({ variantId, quantity }) => ({ variantId, wanted: quantity, left: 0 }))
  throw soldOutFailure(purchase, shortages)
}
