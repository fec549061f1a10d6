import { stockChanged } from '#events/inventory.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import { deleteExpiredHolds, loadVariantsWithExpiredHolds, lockStock, updateHeldUnits } from './holds.sql.ts'

/** Change of one owner's hold on a variant: `own` units before, `quantity` units after. `wanted` units must be available for it. */
export type HoldChange = { variantId: string; own: number; quantity: number; wanted: number }

/** Changes holds of locked stock and publishes `stockChanged` where availability changed. Returns the ids of the changed variants. */
export async function changeHolds(tx: Tx, changes: readonly HoldChange[]): Promise<string[]> {
  if (changes.length === 0) return []
  const rows = await updateHeldUnits(tx.db, changes)
  const byId = new Map(changes.map(({ variantId, own, quantity }) => [variantId, own - quantity]))
  for (const { productId, variantId, workspaceId, available } of rows) {
    const freed = byId.get(variantId) ?? 0
    if (freed !== 0) publish(tx, stockChanged({ productId, variantId, workspaceId, before: available - freed, after: available }))
  }
  return rows.map(({ variantId }) => variantId)
}

/** Releases expired holds on these variants, or on all. Returns false if there were none. */
export async function releaseExpiredAmong(tx: Tx, variantIds: readonly string[] | null): Promise<boolean> {
  const expired = await loadVariantsWithExpiredHolds(tx.db, tx.now, variantIds)
  if (expired.length === 0) return false
  await lockStock(tx.db, expired)
  const gone = await deleteExpiredHolds(tx.db, tx.now, expired)
  await changeHolds(
    tx,
    gone.map(({ variantId, quantity }) => ({ variantId, own: quantity, quantity: 0, wanted: 0 })),
  )
  return gone.length > 0
}
