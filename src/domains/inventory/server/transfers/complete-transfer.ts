import { transferCompleted } from '#events/inventory.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import { arrive } from './arrive.ts'
import { endTransfer } from './transfers.sql.ts'

/** Moves the units into the destination, which gets a row where it has none (spec §4). Does nothing if the transfer has ended. */
export async function completeTransfer(tx: Tx, transferId: string): Promise<void> {
  const transfer = await endTransfer(tx.db, transferId, 'Completed', tx.now)
  if (!transfer) return
  await arrive(tx, transfer, transfer.toWarehouseId, null)
  const { workspaceId, createdBy } = transfer
  publish(tx, transferCompleted({ transferId, workspaceId, createdBy }))
}
