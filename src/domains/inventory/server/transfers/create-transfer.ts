import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { TransferView } from '../../contract.ts'
import { initiateTransfer, type NewTransfer } from './initiate-transfer.ts'
import { loadTransferView } from './transfers.ts'

/** Fails with NOT_FOUND, SAME_WAREHOUSE, NOT_STOCKED, and with NOT_ENOUGH_STOCK, which names every line that asks for too much. */
export async function createTransfer(ctx: WorkspaceContext, input: NewTransfer): Promise<TransferView> {
  const { workspaceId } = ctx.membership
  return transact(ctx, async (tx) => {
    const id = await initiateTransfer(tx, workspaceId, ctx.userId, input)
    return loadTransferView(tx.db, workspaceId, id, ctx.language)
  })
}
