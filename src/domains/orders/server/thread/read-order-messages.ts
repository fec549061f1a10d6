import type { OperationContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { lockShopperOrder } from '../get-order.ts'
import { requirePart } from '../lock-order.ts'
import { setGuestRead } from './threads.sql.ts'

/** A guest has read the thread up to a position on the page of the order. */
export async function readOrderMessages(
  ctx: OperationContext,
  { orderId, number, position }: { orderId: string; number: string; position: number },
  linkToken: string | null,
): Promise<Record<string, never>> {
  return transact(ctx, async (tx) => {
    const { part } = requirePart(await lockShopperOrder(tx, ctx, orderId, linkToken), number)
    await setGuestRead(tx.db, { orderId, number: part.number }, position)
    return {}
  })
}
