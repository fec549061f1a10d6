/** The shopper disputes a refused return; an administrator decides (admin/). */
import { disputeUpdated } from '#events/orders.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { OperationContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import type { OrderView } from '../contract.ts'
import { insertDispute } from './disputes.sql.ts'
import { getOrder, lockShopperOrder } from './get-order.ts'
import { linesForPart, shopperActor } from './lock-order.ts'
import { countUnclaimed } from './order-view.ts'
import { disputableUntil } from './returns.rules.ts'
import { transitionReturn } from './transition-return.ts'

/**
 * Opens a dispute, once per return, within one return window after the refusal. Fails with WRONG_STATUS when the return is not refused,
 * with DISPUTE_TOO_LATE after the window, and with NOT_RETURNABLE when its units are in another return.
 */
export async function disputeReturn(
  ctx: OperationContext,
  { orderId, returnId, message }: { orderId: string; returnId: string; message: string },
  linkToken: string | null,
): Promise<OrderView> {
  await transact(ctx, async (tx) => {
    const order = await lockShopperOrder(tx, ctx, orderId, linkToken)
    const part = order.parts.find(({ returns }) => returns.some(({ id }) => id === returnId))
    const row = part?.returns.find(({ id }) => id === returnId)
    if (!part || !row) throw notFound()
    if (row.status !== 'Refused') throw new Failure('WRONG_STATUS', { status: row.status })
    const until = disputableUntil(row, order.order.returnWindowDays)
    if (!until || tx.now > until) throw new Failure('DISPUTE_TOO_LATE')
    const open = { ...order, part }
    const short = row.lines.flatMap(({ position, quantity }) => {
      const line = linesForPart(open).find((line) => line.position === position)
      const left = line ? countUnclaimed(line, part) : 0
      return left < quantity ? [{ position, left }] : []
    })
    if (short.length > 0) throw new Failure('NOT_RETURNABLE', { lines: short })
    await transitionReturn(tx, open, row, 'Disputed', shopperActor(ctx))
    await insertDispute(tx.db, { returnId, workspaceId: part.workspaceId, message, openedAt: tx.now })
    const { userId } = order.order
    publish(tx, disputeUpdated({ orderId, number: part.number, workspaceId: part.workspaceId, userId, returnId, step: 'asked' }))
    return {}
  })
  return getOrder(ctx, orderId, linkToken)
}
