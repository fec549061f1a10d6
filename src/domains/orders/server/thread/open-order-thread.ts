import { notFound } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { lockShopperOrder } from '../get-order.ts'
import { requirePart } from '../lock-order.ts'
import { openPartThread } from './part-thread.ts'

/** A member opens the conversation about a part of their own order. Fails with NOT_FOUND for orders of others and of guests. */
export async function openOrderThread(
  ctx: MemberContext,
  { orderId, number }: { orderId: string; number: string },
): Promise<{ conversationId: string }> {
  return transact(ctx, async (tx) => {
    const { order, part } = requirePart(await lockShopperOrder(tx, ctx, orderId, null), number)
    if (order.userId !== ctx.userId) throw notFound()
    const { workspaceId } = part
    return { conversationId: await openPartThread(tx, { orderId, number: part.number, workspaceId, userId: ctx.userId }) }
  })
}
