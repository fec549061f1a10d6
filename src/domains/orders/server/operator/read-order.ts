import { usersOf } from '#domains/accounts/server/index.ts'
import { paymentsOf, paymentView, refundsOf } from '#domains/payments/server/index.ts'
import { notFound } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import type { ChosenUnits, OperatorOrder, RefundView } from '../../contract.ts'
import { partNamed } from '../open-order.ts'
import { isOrderId } from '../order-id.ts'
import { readPartNumber } from '../order-number.ts'
import { paymentOf } from '../order-payments.ts'
import { orderView } from '../order-view.ts'
import { historyOf, linesOf, orderById, partsOf } from '../orders.sql.ts'
import { previewOf } from '../preview-refund.ts'
import { refundableUnits } from '../units.rules.ts'
import { eventsOf } from './events.ts'
import { mailsOf, refundsOfOrder, returnStepsOf } from './record.sql.ts'

/** Any order, by its number or that of a part, with everything that happened to it. Else NOT_FOUND. */
export async function operatorOrder({ kernel, language }: Call, number: string): Promise<OperatorOrder> {
  const { db } = kernel
  const orderId = readPartNumber(number)?.orderId ?? number
  const order = isOrderId(orderId) ? await orderById(db, orderId) : undefined
  if (!order) throw notFound()
  const [parts, lines, history, returns, refunds, mails, payments, payment] = await Promise.all([
    partsOf(db, orderId),
    linesOf(db, orderId),
    historyOf(db, orderId),
    returnStepsOf(db, orderId),
    refundsOfOrder(db, orderId),
    mailsOf(db, orderId),
    paymentsOf(db, { type: 'order', id: orderId }),
    paymentOf(db, order),
  ])
  const paymentIds = payments.map(({ id }) => id)
  const actors = [...history, ...returns, ...refunds].map(({ actor }) => actor)
  const [paidBack, names] = await Promise.all([refundsOf(db, paymentIds), usersOf(db, [...new Set([...actors, order.userId ?? ''])])])
  const { currency } = order
  const view = orderView({ order, parts, lines, history, payment }, { language, now: kernel.now(), windowDays: order.returnWindowDays })
  const buyer = order.userId === null ? undefined : names.get(order.userId)
  return {
    ...view,
    buyer: order.userId !== null && buyer ? { id: order.userId, username: buyer.username } : null,
    note: order.note,
    parts: view.parts.map((part, index) => {
      const row = parts[index]
      return {
        ...part,
        workspaceId: row?.workspaceId ?? '',
        lines: part.lines.map((line) => {
          const own = lines.find(({ position }) => position === line.position)
          return { ...line, refundable: own && row ? refundableUnits(own, row.returns) : 0 }
        }),
      }
    }),
    payments: payments.map(paymentView),
    refunds: paidBack.map(({ id, paymentId, status, amountMinor, requestedAt }) => ({
      ...{ id, paymentId, status, amount: { amountMinor, currency }, at: requestedAt.toISOString() },
    })),
    events: eventsOf({ orderId, currency, history, parts, returns, refunds, payments, paidBack, mails }, names),
  }
}

/** For the operator, of any vendor's part. */
export async function previewAsOperator(
  { kernel: { db } }: Call,
  { number, lines: chosen }: { number: string; lines: readonly ChosenUnits[] },
): Promise<RefundView> {
  const orderId = readPartNumber(number)?.orderId
  const order = orderId && isOrderId(orderId) ? await orderById(db, orderId) : undefined
  if (!order) throw notFound()
  return previewOf(partNamed({ order, parts: await partsOf(db, order.id), lines: await linesOf(db, order.id) }, number), chosen)
}
