import { offeredMethod } from '#domains/vendors/server/index.ts'
import { Failure } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { transact } from '#platform/server/transact.ts'
import type { CartView } from '../contract.ts'
import { cartOf } from './cart-view.ts'
import { putDelivery } from './deliveries.sql.ts'
import { ownerOf } from './owner.ts'

/** How the goods of one vendor shall come; kept until another choice, also while nothing of that vendor is in the cart. */
export async function chooseDelivery(call: Call, { methodId }: { methodId: string }): Promise<CartView> {
  const owner = ownerOf(call)
  return transact(call, async (tx) => {
    const method = await offeredMethod(tx.db, methodId)
    if (!method) throw new Failure('NOT_FOUND')
    await putDelivery(tx.db, { owner, workspaceId: method.workspaceId, methodId, chosenAt: tx.now })
    return cartOf(tx, owner, call.language)
  })
}
