import { releaseAllocated } from '#domains/inventory/server/index.ts'
import { Failure } from '#platform/server/failure.ts'
import type { OperationContext, WorkspaceContext } from '#platform/server/services.ts'
import { type Tx, transact } from '#platform/server/transact.ts'
import type { ChosenUnits, OrderView, VendorOrderView } from '../contract.ts'
import { getOrder, lockShopperOrder } from './get-order.ts'
import { type ActedBy, advancePart, type FullPart, linesForPart, requirePart, shopperActor, vendorActor } from './lock-order.ts'
import { lockUnchangedPart } from './lock-unchanged-part.ts'
import { collectOnDelivery } from './order-payments.ts'
import { hasArrived } from './order-states.rules.ts'
import { incrementLineCounts } from './progress.sql.ts'
import { recordRefund } from './record-refund.ts'
import { cancellableUntil } from './returns.rules.ts'
import { resolveChosenUnits, toVariantQuantities, unsentUnits } from './units.rules.ts'
import { getVendorOrder } from './vendor-order.ts'

type Cancellation = { number: string; lines?: readonly ChosenUnits[] | undefined }

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

/** The vendor cancels units it cannot ship. */
export async function cancelPart(
  ctx: WorkspaceContext,
  { number, version, lines, reason }: Cancellation & { version?: number | undefined; reason: string },
): Promise<VendorOrderView> {
  await transact(ctx, async (tx) => {
    await cancelUnits(tx, await lockUnchangedPart(tx, ctx, number, version), lines, vendorActor(ctx), reason)
    return {}
  })
  return getVendorOrder(ctx, { number })
}

/** Cancels and refunds unshipped units of a locked part. Fails with NOT_CANCELLABLE and the units that could be cancelled. */
export async function cancelUnits(
  tx: Tx,
  open: FullPart,
  chosen: readonly ChosenUnits[] | undefined,
  by: ActedBy,
  reason: string,
): Promise<void> {
  const { order, part } = open
  const own = linesForPart(open)
  const left = own.map((line) => ({ position: line.position, left: unsentUnits(part.status, line) }))
  const choice = resolveChosenUnits(left, chosen)
  if ('short' in choice) throw new Failure('NOT_CANCELLABLE', { lines: choice.short })

  await recordRefund(tx, open, choice.units, by, { cause: 'cancelled', returnId: null, reason })
  await incrementLineCounts(tx.db, order.id, 'cancelled', choice.units)
  await releaseAllocated(tx, toVariantQuantities(own, choice.units), { type: 'order', id: order.id })
  const { parts } = await advancePart(tx, order.id, part.number, by)
  if (parts.every(({ status }) => hasArrived(status))) await collectOnDelivery(tx, order)
}
