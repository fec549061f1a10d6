import { transferCancelled } from '#events/inventory.ts'
import { Failure } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import type { TransferView } from '../../contract.ts'
import { arrive } from './arrive.ts'
import { endTransfer } from './transfers.sql.ts'
import { loadTransferView } from './transfers.ts'

/** Canceling twice is canceling once. Fails with NOT_FOUND and ALREADY_COMPLETED. */
export async function cancelTransfer(ctx: WorkspaceContext, { transferId }: { transferId: string }): Promise<TransferView> {
  const { workspaceId } = ctx.membership
  return transact(ctx, async (tx) => {
    await loadTransferView(tx.db, workspaceId, transferId, ctx.language)
    const transfer = await endTransfer(tx.db, transferId, 'Cancelled', tx.now)
    if (transfer) {
      await arrive(tx, transfer, transfer.fromWarehouseId, ctx.userId)
      publish(tx, transferCancelled({ transferId, workspaceId }))
    }
    const view = await loadTransferView(tx.db, workspaceId, transferId, ctx.language)
    if (view.status === 'Completed') throw new Failure('ALREADY_COMPLETED')
    return view
  })
}
