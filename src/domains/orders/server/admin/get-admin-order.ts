import { loadUsers } from '#domains/accounts/server/index.ts'
import { paymentsOf, refundsOf, toPaymentView } from '#domains/payments/server/index.ts'
import { notFound } from '#platform/server/failure.ts'
import type { AdminContext } from '#platform/server/services.ts'
import { money } from '#platform/shared/money.ts'
import type { AdminOrder, ChosenUnits, RefundView } from '../../contract.ts'
import { requirePart } from '../lock-order.ts'
import { isOrderId } from '../order-id.ts'
import { parsePartNumber } from '../order-number.ts'
import { findOrderPayment } from '../order-payments.ts'
import { toOrderView } from '../order-view.ts'
import { findOrder, loadHistory, loadLines, loadParts } from '../orders.sql.ts'
import { computeRefundPreview } from '../preview-refund.ts'
import { refundableUnits } from '../units.rules.ts'
import { toAdminEvents } from './events.ts'
import { loadMails, loadOrderRefunds, loadReturnSteps } from './record.sql.ts'

/** Any order with its full timeline, by order or part number. Fails with NOT_FOUND. */
export async function getAdminOrder({ services, language }: AdminContext, number: string): Promise<AdminOrder> {
  const { db } = services
  const orderId = parsePartNumber(number)?.orderId ?? number
  const order = isOrderId(orderId) ? await findOrder(db, orderId) : undefined
  if (!order) throw notFound()
  const [parts, lines, history, returns, refunds, mails, payments, payment] = await Promise.all([
    loadParts(db, orderId),
    loadLines(db, orderId),
    loadHistory(db, orderId),
    loadReturnSteps(db, orderId),
    loadOrderRefunds(db, orderId),
    loadMails(db, orderId),
    paymentsOf(db, { type: 'order', id: orderId }),
    findOrderPayment(db, order),
  ])
  const paymentIds = payments.map(({ id }) => id)
  const actors = [...history, ...returns, ...refunds].map(({ actor }) => actor)
  const [paidBack, names] = await Promise.all([refundsOf(db, paymentIds), loadUsers(db, [...new Set([...actors, order.userId ?? ''])])])
  const { currency } = order
  const view = toOrderView(
    { order, parts, lines, history, payment },
    { language, now: services.now(), windowDays: order.returnWindowDays, hidesPictures: true },
  )
  const buyer = order.userId === null ? undefined : names.get(order.userId)
  return {
    ...view,
    buyer: order.userId !== null && buyer ? { id: order.userId, username: buyer.username, name: buyer.name } : null,
    note: order.note,
    parts: view.parts.map((part, index) => {
      const row = parts[index]
      return {
        ...part,
        workspaceId: row?.workspaceId ?? '',
        lines: part.lines.map((line) => {
          const own = lines.find(({ position }) => position === line.position)
          return { ...line, refundable: own && row ? refundableUnits(own, row) : 0 }
        }),
      }
    }),
    payments: payments.map(toPaymentView),
    refunds: paidBack.map(({ id, paymentId, status, amountMinor, requestedAt }) => ({
      id,
      paymentId,
      status,
      amount: money(amountMinor, currency),
      at: requestedAt.toISOString(),
    })),
    events: toAdminEvents({ orderId, currency, history, parts, returns, refunds, payments, paidBack, mails }, names),
  }
}

/** Refund preview for administrators, for any vendor's part. */
export async function previewAsAdmin(
  { services: { db } }: AdminContext,
  { number, lines: chosen }: { number: string; lines: readonly ChosenUnits[] },
): Promise<RefundView> {
  const orderId = parsePartNumber(number)?.orderId
  const order = orderId && isOrderId(orderId) ? await findOrder(db, orderId) : undefined
  if (!order) throw notFound()
  return computeRefundPreview(
    requirePart({ order, parts: await loadParts(db, order.id), lines: await loadLines(db, order.id) }, number),
    chosen,
  )
}
