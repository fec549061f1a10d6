import { restock as restockGoods } from '#domains/inventory/server/index.ts'
import { returned } from '#events/orders.ts'
import { Failure } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { publish } from '#platform/server/transact.ts'
import type { ChosenUnits, VendorOrderView } from '../contract.ts'
import { changeReturn, type ReturnTarget } from './answer-return.ts'
import { advancePart, linesForPart, vendorActor } from './lock-order.ts'
import { RETURN_STATES } from './order-states.rules.ts'
import { incrementLineCounts } from './progress.sql.ts'
import { recordRefund } from './record-refund.ts'
import { incrementReceived } from './returns.sql.ts'
import { endAcceptedReturn, settleReturn } from './settle-return.ts'
import { resolveChosenUnits, toVariantQuantities, unreceivedUnits } from './units.rules.ts'

type Receipt = ReturnTarget & {
  restock: boolean
  lines?: readonly (ChosenUnits & { restock?: boolean | undefined })[] | undefined
  refuseRest?: string | undefined
}

/**
 * Items arrived at the vendor: refunds their shares of the price, and returns the restocked ones to stock. Without `lines` everything
 * arrived. The rest stays open, or is refused with the reason `refuseRest`. Fails with NOT_RECEIVABLE and the units still expected.
 */
export async function receiveReturn(ctx: WorkspaceContext, { restock, lines, refuseRest, ...named }: Receipt): Promise<VendorOrderView> {
  const { returnId } = named
  return changeReturn(ctx, named, async (tx, open, row) => {
    const { order, part } = open
    if (!RETURN_STATES.can(row.status, 'Received')) throw new Failure('WRONG_STATUS', { status: row.status })
    const expected = unreceivedUnits(row.lines)
    const choice = resolveChosenUnits(
      expected.map(({ position, quantity }) => ({ position, left: quantity })),
      lines,
    )
    if ('short' in choice) throw new Failure('NOT_RECEIVABLE', { lines: choice.short })

    const by = vendorActor(ctx)
    const arrived = choice.units.map(({ position, quantity }) => ({ position, quantity }))
    await recordRefund(tx, open, arrived, by, { cause: 'returned', returnId, reason: row.reason })
    await incrementLineCounts(tx.db, order.id, 'returned', arrived)
    await incrementReceived(tx.db, returnId, arrived)
    const isRestocked = (position: number) => lines?.find((line) => line.position === position)?.restock ?? restock
    const goods = (restocked: boolean) =>
      toVariantQuantities(
        linesForPart(open),
        arrived.filter(({ position }) => isRestocked(position) === restocked),
      ).map((line) => ({ ...line, restocked }))
    const restocked = goods(true)
    if (restocked.length > 0) await restockGoods(tx, restocked, { type: 'return', id: returnId }, { type: 'order', id: order.id })
    const after = row.lines.map((line) => ({
      ...line,
      received: line.received + (arrived.find(({ position }) => position === line.position)?.quantity ?? 0),
    }))
    if (unreceivedUnits(after).length === 0) await settleReturn(tx, open, row, by)
    else if (refuseRest !== undefined) await endAcceptedReturn(tx, open, { ...row, lines: after }, 'Refused', by, refuseRest)
    const { parts } = await advancePart(tx, order.id, part.number, by)
    if (parts.some(({ number, status }) => number === part.number && status === 'Returned'))
      await advancePart(tx, order.id, part.number, by, 'Refunded')
    const { number, workspaceId } = part
    const returnedLines = [...restocked, ...goods(false)].map(({ bundleParts: _, ...line }) => line)
    publish(tx, returned({ orderId: order.id, number, workspaceId, userId: order.userId, returnId, lines: returnedLines }))
  })
}
