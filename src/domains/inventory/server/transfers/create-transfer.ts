import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { TransferView } from '../../contract.ts'
import { lotFailure, lotProblemOf } from '../lots/lot-failure.ts'
import { initiateTransfer, type NewTransfer } from './initiate-transfer.ts'
import { loadTransferView } from './transfers.ts'

/**
 * Fails with NOT_FOUND, SAME_WAREHOUSE, NOT_STOCKED, with NOT_ENOUGH_STOCK, which names every line that asks for too much, and with
 * INVALID_INPUT for lots that can't be sent.
 */
export async function createTransfer(ctx: WorkspaceContext, input: NewTransfer): Promise<TransferView> {
  const { workspaceId } = ctx.membership
  return transact(ctx, async (tx) => {
    const id = await initiateTransfer(tx, workspaceId, ctx.userId, input).catch((error: unknown) => {
      throw atItem(error, input.items)
    })
    return loadTransferView(tx.db, workspaceId, id, ctx.language)
  })
}

/** Names the item whose lots are refused. */
function atItem(error: unknown, items: NewTransfer['items']): unknown {
  const problem = lotProblemOf(error)
  if (!problem) return error
  const place = items.findIndex(({ variantId }) => variantId === problem.params.variantId)
  return lotFailure(problem.rule, problem.params, `items.${place}.lots`)
}
