import { Failure } from '#platform/server/failure.ts'
import type { OperationContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { OrderView } from '../contract.ts'
import { type Cancellation, cancelUnits } from './cancel-units.ts'
import { getOrder, lockShopperOrder } from './get-order.ts'
import { linesForPart, requirePart, shopperActor } from './lock-order.ts'
import { cancellableUntil } from './returns.rules.ts'

/**
 * The shopper cancels unshipped units within the cancellation window of the order. Fails with NOT_CANCELLABLE and the units that still
 * can be cancelled.
 */
export async function cancelOrder(
  ctx: OperationContext,
  { orderId, number, lines }: Cancellation & { orderId: string },
  linkToken: string | null,
): Promise<OrderView> {
  await transact(ctx, async (tx) => {
    const open = requirePart(await lockShopperOrder(tx, ctx, orderId, linkToken), number)
    const until = cancellableUntil(open.order)
    if (until && tx.now > until) {
      throw new Failure('NOT_CANCELLABLE', { lines: linesForPart(open).map(({ position }) => ({ position, left: 0 })) })
    }
    await cancelUnits(tx, open, lines, shopperActor(ctx), '')
    return {}
  })
  return getOrder(ctx, orderId, linkToken)
}
