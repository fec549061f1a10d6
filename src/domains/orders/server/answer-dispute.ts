import { disputeUpdated } from '#events/orders.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import type { VendorOrderView } from '../contract.ts'
import { updateDisputeAnswer } from './disputes.sql.ts'
import { lockVendorPart } from './lock-order.ts'
import { formatPartNumber } from './order-number.ts'
import { findPartOfVendorReturn } from './returns.sql.ts'
import { getVendorOrder } from './vendor-order.ts'

/** Saves the vendor's statement and replaces an earlier one. Fails with WRONG_STATUS after the decision. */
export async function answerDispute(
  ctx: WorkspaceContext,
  { returnId, answer }: { returnId: string; answer: string },
): Promise<VendorOrderView> {
  const named = await findPartOfVendorReturn(ctx.services.db, ctx.membership.workspaceId, returnId)
  if (!named) throw notFound()
  const number = formatPartNumber(named.orderId, named.number)
  await transact(ctx, async (tx) => {
    const { order, part } = await lockVendorPart(tx, ctx, number)
    const row = part.returns.find(({ id }) => id === returnId)
    if (!row) throw notFound()
    if (row.status !== 'Disputed') throw new Failure('WRONG_STATUS', { status: row.status })
    await updateDisputeAnswer(tx.db, returnId, answer, tx.now)
    publish(
      tx,
      disputeUpdated({
        orderId: order.id,
        number: part.number,
        workspaceId: part.workspaceId,
        userId: order.userId,
        returnId,
        step: 'answered',
      }),
    )
    return {}
  })
  return getVendorOrder(ctx, { number })
}
