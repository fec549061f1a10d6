import { postToThread } from '#domains/messages/server/index.ts'
import { Failure } from '#platform/server/failure.ts'
import type { OperationContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { lockShopperOrder } from '../get-order.ts'
import { requirePart } from '../lock-order.ts'
import { aboutPart, openPartThread } from './part-thread.ts'

type Message = { orderId: string; number: string; clientKey: string; text: string }

/** A guest writes to the vendor of a part. Fails with EMAIL_NOT_CONFIRMED, and with CLAIMED when the order belongs to an account. */
export async function sendOrderMessage(
  ctx: OperationContext,
  { orderId, number, clientKey, text }: Message,
  linkToken: string | null,
): Promise<{ position: number }> {
  return transact(ctx, async (tx) => {
    const { order, part } = requirePart(await lockShopperOrder(tx, ctx, orderId, linkToken), number)
    if (order.userId !== null) throw new Failure('CLAIMED')
    const id = { orderId, number: part.number }
    await openPartThread(tx, { ...id, workspaceId: part.workspaceId, userId: null })
    const from = { kind: 'guest', name: order.shippingAddress.name } as const
    const { position } = await postToThread(tx, aboutPart(id), { from, clientKey, text })
    return { position }
  })
}
