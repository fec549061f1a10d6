import { restock as restockGoods } from '#domains/inventory/server/index.ts'
import { returned } from '#events/orders.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { publish } from '#platform/server/transact.ts'
import type { VendorOrderView } from '../contract.ts'
import { changeReturn, type ReturnTarget } from './answer-return.ts'
import { advancePart, linesForPart, vendorActor } from './lock-order.ts'
import { incrementLineCounts } from './progress.sql.ts'
import { recordRefund } from './record-refund.ts'
import { transitionReturn } from './transition-return.ts'
import { toVariantQuantities } from './units.rules.ts'

/** The items arrived at the vendor: refunds their shares of the price, and with `restock` returns them to stock. */
export async function receiveReturn(
  ctx: WorkspaceContext,
  { restock, ...named }: ReturnTarget & { restock: boolean },
): Promise<VendorOrderView> {
  const { returnId } = named
  return changeReturn(ctx, named, async (tx, open, row) => {
    const { order, part } = open
    const by = vendorActor(ctx)
    await transitionReturn(tx, open, row, 'Received', by)
    await recordRefund(tx, open, row.lines, by, { cause: 'returned', returnId, reason: row.reason })
    await incrementLineCounts(tx.db, order.id, 'returned', row.lines)
    const lines = toVariantQuantities(linesForPart(open), row.lines)
    if (restock) await restockGoods(tx, lines, { type: 'return', id: returnId })
    await transitionReturn(tx, open, { ...row, status: 'Received' }, 'Refunded', by)
    const after = await advancePart(tx, order.id, part.number, by)
    if (after.parts.some(({ number, status }) => number === part.number && status === 'Returned'))
      await advancePart(tx, order.id, part.number, by, 'Refunded')
    publish(tx, returned({ orderId: order.id, number: part.number, workspaceId: part.workspaceId, returnId, restocked: restock, lines }))
  })
}
