import { notFound } from '#platform/server/failure.ts'
import type { OperationContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { OrderView } from '../contract.ts'
import { getOrder, lockShopperOrder } from './get-order.ts'
import { shopperActor } from './lock-order.ts'
import { endAcceptedReturn } from './settle-return.ts'

/** The shopper cancels a return, or what has not arrived of it. Fails with WRONG_STATUS after the vendor received everything. */
export async function withdrawReturn(
  ctx: OperationContext,
  { orderId, returnId }: { orderId: string; returnId: string },
  linkToken: string | null,
): Promise<OrderView> {
  await transact(ctx, async (tx) => {
    const open = await lockShopperOrder(tx, ctx, orderId, linkToken)
    const part = open.parts.find(({ returns }) => returns.some(({ id }) => id === returnId))
    const row = part?.returns.find(({ id }) => id === returnId)
    if (!part || !row) throw notFound()
    await endAcceptedReturn(tx, { ...open, part }, row, 'Withdrawn', shopperActor(ctx))
    return {}
  })
  return getOrder(ctx, orderId, linkToken)
}
