import { unitsByVariant } from '#domains/cart/server/index.ts'
import { filterTakenDown } from '#domains/catalog/server/index.ts'
import type { Tx } from '#platform/server/transact.ts'
import { flattenLines, type Purchase, soldOutFailure } from './prepare-purchase.ts'

/**
 * Fails with SOLD_OUT for lines whose product, or a part of it, is taken down: a frozen purchase doesn't know about it. A payment that was confirmed before
 * still buys; `paidAt` is null while nothing is paid.
 */
export async function rejectTakenDown(tx: Tx, purchase: Purchase, paidAt: Date | null): Promise<void> {
  const lines = flattenLines(purchase)
  const takenDown = await filterTakenDown(
    tx.db,
    lines.flatMap(({ variantId, bundleParts = [] }) => [variantId, ...bundleParts.map((part) => part.variantId)]),
    paidAt,
  )
  const gone = lines.filter(
    ({ variantId, bundleParts = [] }) => takenDown.has(variantId) || bundleParts.some((part) => takenDown.has(part.variantId)),
  )
  if (gone.length === 0) return
  const shortages = [...unitsByVariant(gone)].map(([variantId, quantity]) => ({ variantId, wanted: quantity, left: 0 }))
  throw soldOutFailure(purchase, shortages)
}
