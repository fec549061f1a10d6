import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { lockVendorPart } from '../lock-order.ts'
import { openPartThread } from './part-thread.ts'

/** The vendor opens the conversation with the customer of a part. */
export async function openVendorThread(ctx: WorkspaceContext, { number }: { number: string }): Promise<{ conversationId: string }> {
  return transact(ctx, async (tx) => {
    const { order, part } = await lockVendorPart(tx, ctx, number)
    const parties = { workspaceId: part.workspaceId, userId: order.userId }
    return { conversationId: await openPartThread(tx, { orderId: order.id, number: part.number, ...parties }) }
  })
}
