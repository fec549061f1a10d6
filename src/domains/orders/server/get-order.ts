import { findAccount } from '#domains/accounts/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import { hashToken } from '#platform/server/secret-tokens.ts'
import type { OperationContext, Viewer } from '#platform/server/services.ts'
import type { Tx } from '#platform/server/transact.ts'
import type { ChosenUnits, OrderView, RefundView } from '../contract.ts'
import { findVisibleOrder, toOrderViewer, type VisibleOrder } from './access.sql.ts'
import { type FullOrder, lockFullOrder, requirePart } from './lock-order.ts'
import { isOrderId } from './order-id.ts'
import { findOrderPayment } from './order-payments.ts'
import { toOrderView } from './order-view.ts'
import { loadHistory, loadLines, loadParts } from './orders.sql.ts'
import { computeRefundPreview } from './preview-refund.ts'
import { cancellableUntil } from './returns.rules.ts'

/** The order, for its member, its guest or the bearer of its link token. Fails with NOT_FOUND, whether or not the order exists. */
export async function getOrder(ctx: OperationContext, orderId: string, linkToken: string | null): Promise<OrderView> {
  const { db, now } = ctx.services
  const order = await loadVisibleOrder(db, ctx.viewer, orderId, linkToken)
  const [parts, lines, history, payment] = await Promise.all([
    loadParts(db, orderId),
    loadLines(db, orderId),
    loadHistory(db, orderId),
    findOrderPayment(db, order),
  ])
  return toOrderView(
    { order, parts, lines, history, payment },
    {
      language: ctx.language,
      now: now(),
      windowDays: order.returnWindowDays,
      cancellableUntil: cancellableUntil(order),
      mayAct: order.mayAct,
    },
  )
}

/** Refund preview for the shopper. */
export async function previewRefund(
  ctx: OperationContext,
  { orderId, number, lines: chosen }: { orderId: string; number: string; lines: readonly ChosenUnits[] },
  linkToken: string | null,
): Promise<RefundView> {
  const { db } = ctx.services
  const order = await loadVisibleOrder(db, ctx.viewer, orderId, linkToken)
  return computeRefundPreview(
    requirePart({ order, parts: await loadParts(db, orderId), lines: await loadLines(db, orderId) }, number),
    chosen,
  )
}

/**
 * Locks an order for a change by its shopper. Fails with NOT_FOUND, and with EMAIL_NOT_CONFIRMED for the bearer of a private link, which
 * can be forwarded.
 */
export async function lockShopperOrder(
  tx: Tx,
  { viewer }: OperationContext,
  orderId: string,
  linkToken: string | null,
): Promise<FullOrder> {
  const { mayAct } = await loadVisibleOrder(tx.db, viewer, orderId, linkToken)
  if (!mayAct) throw new Failure('EMAIL_NOT_CONFIRMED')
  return lockFullOrder(tx, orderId)
}

/** An order that this shopper may see. Fails with NOT_FOUND. */
export async function loadVisibleOrder(db: Db, viewer: Viewer, orderId: string, linkToken: string | null): Promise<VisibleOrder> {
  if (!isOrderId(orderId)) throw notFound()
  const order = await findVisibleOrder(db, orderId, toOrderViewer(viewer), linkToken === null ? null : hashToken(linkToken))
  if (!order) throw notFound()
  if (order.mayAct || order.userId !== null || viewer.kind !== 'member') return order
  // The mailbox was proven when the account's address was.
  const account = await findAccount(db, viewer.id)
  return { ...order, mayAct: account?.emailProof === 'mailed' && account.emailKey === order.emailKey }
}
