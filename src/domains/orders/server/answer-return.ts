/** A vendor accepts, refuses or receives a return. */
import { restock as restockGoods } from '#domains/inventory/server/index.ts'
import { returned } from '#events/orders.ts'
import { notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { publish, type Tx, transact } from '#platform/server/transact.ts'
import type { VendorOrderView } from '../contract.ts'
import { advancePart, type FullPart, linesForPart, vendorActor } from './lock-order.ts'
import { lockUnchangedPart } from './lock-unchanged-part.ts'
import { formatPartNumber } from './order-number.ts'
import type { ReturnRow } from './orders.sql.ts'
import { incrementLineCounts } from './progress.sql.ts'
import { recordRefund } from './record-refund.ts'
import { findPartOfVendorReturn } from './returns.sql.ts'
import { transitionReturn } from './transition-return.ts'
import { toVariantQuantities } from './units.rules.ts'
import { getVendorOrder } from './vendor-order.ts'

type ReturnTarget = { returnId: string; version?: number | undefined }

export async function acceptReturn(ctx: WorkspaceContext, named: ReturnTarget): Promise<VendorOrderView> {
  return changeReturn(ctx, named, (tx, open, row) => transitionReturn(tx, open, row, 'Accepted', vendorActor(ctx)))
}

export async function refuseReturn(
  ctx: WorkspaceContext,
  { answer, ...named }: ReturnTarget & { answer: string },
): Promise<VendorOrderView> {
  return changeReturn(ctx, named, (tx, open, row) => transitionReturn(tx, open, row, 'Refused', vendorActor(ctx), answer))
}

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

/** Runs `work` on a return of the caller's workspace, with its order locked. Fails with NOT_FOUND. */
async function changeReturn(
  ctx: WorkspaceContext,
  { returnId, version }: ReturnTarget,
  work: (tx: Tx, open: FullPart, row: ReturnRow) => Promise<void>,
): Promise<VendorOrderView> {
  const named = await findPartOfVendorReturn(ctx.services.db, ctx.membership.workspaceId, returnId)
  if (!named) throw notFound()
  const number = formatPartNumber(named.orderId, named.number)
  await transact(ctx, async (tx) => {
    const open = await lockUnchangedPart(tx, ctx, number, version)
    const row = open.part.returns.find(({ id }) => id === returnId)
    if (!row) throw notFound()
    await work(tx, open, row)
    return {}
  })
  return getVendorOrder(ctx, { number })
}
