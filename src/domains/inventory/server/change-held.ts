import { stockChanged } from '#facts/inventory.ts'
import { announce, type Tx } from '#platform/server/transact.ts'
import { changeHeld, deleteExpiredHolds, lockStock, variantsWithExpiredHolds } from './holds.sql.ts'

/** Of one variant: how much somebody held, and how much of it they hold from now on. */
export type Change = { variantId: string; own: number; quantity: number }

/** Behind the lock of the stock. Answers the variants that were changed, and announces where what can be sold became more or less. */
export async function changeHolds(tx: Tx, changes: readonly Change[]): Promise<string[]> {
  if (changes.length === 0) return []
  const rows = await changeHeld(tx.db, changes)
  const byId = new Map(changes.map(({ variantId, own, quantity }) => [variantId, own - quantity]))
  for (const { productId, variantId, workspaceId, available } of rows) {
    const freed = byId.get(variantId) ?? 0
    if (freed !== 0) announce(tx, stockChanged({ productId, variantId, workspaceId, before: available - freed, after: available }))
  }
  return rows.map(({ variantId }) => variantId)
}

/** Lets go of holds that ran out, among these variants or all. False when there were none. */
export async function releaseExpired(tx: Tx, variantIds: readonly string[] | null): Promise<boolean> {
  const expired = await variantsWithExpiredHolds(tx.db, tx.now, variantIds)
  if (expired.length === 0) return false
  await lockStock(tx.db, expired)
  const gone = await deleteExpiredHolds(tx.db, tx.now, expired)
  await changeHolds(
    tx,
    gone.map(({ variantId, quantity }) => ({ variantId, own: quantity, quantity: 0 })),
  )
  return gone.length > 0
}
