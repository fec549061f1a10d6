import type { Db } from '#platform/server/db.ts'
import { notFound } from '#platform/server/failure.ts'
import type { Call, Viewer } from '#platform/server/kernel.ts'
import { hashOfToken } from '#platform/server/secret-tokens.ts'
import type { Tx } from '#platform/server/transact.ts'
import type { ChosenUnits, OrderView, RefundView } from '../contract.ts'
import { onlookerOf, orderVisibleTo } from './access.sql.ts'
import { type OpenOrder, openOrder, partNamed } from './open-order.ts'
import { isOrderId } from './order-id.ts'
import { paymentOf } from './order-payments.ts'
import { orderView } from './order-view.ts'
import { historyOf, linesOf, partsOf, type SeenOrderRow } from './orders.sql.ts'
import { previewOf } from './preview-refund.ts'
import { cancellableUntil } from './returns.rules.ts'

/** The order, for the member or guest who may see it or the bearer of its link token. Else NOT_FOUND, whether it exists or not. */
export async function getOrder(call: Call, orderId: string, linkToken: string | null): Promise<OrderView> {
  const { db, now } = call.kernel
  const order = await visibleOrder(db, call.viewer, orderId, linkToken)
  const [parts, lines, history, payment] = await Promise.all([
    partsOf(db, orderId),
    linesOf(db, orderId),
    historyOf(db, orderId),
    paymentOf(db, order),
  ])
  return orderView(
    { order, parts, lines, history, payment },
    {
      ...{ language: call.language, now: now(), windowDays: order.returnWindowDays },
      cancellableUntil: cancellableUntil(order),
    },
  )
}

/** For the shopper. */
export async function previewRefund(
  call: Call,
  { orderId, number, lines: chosen }: { orderId: string; number: string; lines: readonly ChosenUnits[] },
  linkToken: string | null,
): Promise<RefundView> {
  const { db } = call.kernel
  const order = await visibleOrder(db, call.viewer, orderId, linkToken)
  return previewOf(partNamed({ order, parts: await partsOf(db, orderId), lines: await linesOf(db, orderId) }, number), chosen)
}

/** Locks an order that this shopper may see, to change it. */
export async function openShoppersOrder(tx: Tx, { viewer }: Call, orderId: string, linkToken: string | null): Promise<OpenOrder> {
  await visibleOrder(tx.db, viewer, orderId, linkToken)
  return openOrder(tx, orderId)
}

async function visibleOrder(db: Db, viewer: Viewer, orderId: string, linkToken: string | null): Promise<SeenOrderRow> {
  if (!isOrderId(orderId)) throw notFound()
  const order = await orderVisibleTo(db, orderId, onlookerOf(viewer), linkToken === null ? null : hashOfToken(linkToken))
  if (!order) throw notFound()
  return order
}
