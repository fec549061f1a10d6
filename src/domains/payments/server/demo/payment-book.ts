/** Payments and refunds of a past year, as the commands of payments would have made them. `write` stores them in sets. */
import type { Past } from '#platform/server/demo/past.ts'
import type { Tx } from '#platform/server/transact.ts'
import type { PaymentMethod } from '../../contract.ts'
import type { Dispute } from '../disputes.sql.ts'
import { leftToRefund } from '../payment.rules.ts'
import { cancelledEvent, disputeEvent, paidEvent, refundedEvent } from '../payment-events.ts'
import type { Payment } from '../payments.sql.ts'
import { providerRefFor } from '../providers/test.ts'
import type { Refund } from '../refunds.sql.ts'
import { insertDisputes, insertPayments, insertRefunds } from './payment-book.sql.ts'

/** How long a bank takes to send money back to a card. */
const CARD_REFUND_MS = 40_000

export function openPaymentBook({ ids, tell }: Past) {
  const payments = new Map<string, Payment>()
  const refunds: Refund[] = []
  const disputes: Dispute[] = []

  function find(orderId: string): Payment {
    const payment = payments.get(orderId)
    if (!payment) throw new Error(`the past has no payment of ${orderId}`)
    return payment
  }

  function pay(payment: Payment, at: Date): void {
    if (payment.status !== 'pending') return
    Object.assign(payment, { status: 'paid', paidAt: at })
    tell(paidEvent(payment), at)
  }

  return {
    start(
      orderId: string,
      { method, amountMinor, currency, at }: { method: PaymentMethod; amountMinor: number; currency: string; at: Date },
    ) {
      const id = ids('pay', at)
      const isCard = method === 'card'
      payments.set(orderId, {
        id,
        referenceType: 'order',
        referenceId: orderId,
        provider: isCard ? 'test' : 'manual',
        method,
        currency,
        amountMinor,
        waivedMinor: 0,
        refundedMinor: 0,
        status: 'pending',
        providerRef: isCard ? providerRefFor(id) : null,
        intentRef: null,
        instructions: isCard ? { card: 'accepted', label: orderId } : {},
        action: null,
        failure: null,
        createdAt: at,
        paidAt: null,
      })
    },
    pay: (orderId: string, at: Date) => pay(find(orderId), at),
    /** Cash, once every part of the order is delivered. */
    collectOnDelivery(orderId: string, at: Date): void {
      const payment = find(orderId)
      if (payment.method === 'delivery') pay(payment, at)
    },
    refund(
      orderId: string,
      { refundId, amountMinor, cause, at }: { refundId: string; amountMinor: number; cause: string; at: Date },
    ): void {
      const payment = find(orderId)
      if (amountMinor === 0) return
      if (leftToRefund(payment) < amountMinor) throw new Error(`${orderId}: the refund exceeds the paid amount`)
      const waived = payment.status === 'pending'
      if (waived) payment.waivedMinor += amountMinor
      else payment.refundedMinor += amountMinor
      const settledAt = payment.provider === 'manual' ? at : new Date(at.getTime() + CARD_REFUND_MS)
      const id = ids('rfd', at)
      const refund: Refund = {
        id,
        paymentId: payment.id,
        key: refundId,
        amountMinor,
        reason: cause,
        referenceType: 'orderRefund',
        referenceId: refundId,
        status: waived ? 'waived' : 'succeeded',
        providerRef: payment.provider === 'manual' ? null : providerRefFor(id),
        failure: null,
        requestedAt: at,
        settledAt,
      }
      refunds.push(refund)
      tell(refundedEvent(payment, refund), settledAt)
      if (waived && payment.waivedMinor === payment.amountMinor) {
        payment.status = 'cancelled'
        tell(cancelledEvent(payment), at)
      }
    },
    /** The payer disputes the whole card payment, and the bank takes the money; undecided without `closedAt`. */
    dispute(
      orderId: string,
      { reason, openedAt, closedAt, won }: { reason: string; openedAt: Date; closedAt: Date | null; won: boolean },
    ): void {
      const payment = find(orderId)
      const id = ids('dsp', openedAt)
      const opened: Dispute = {
        id,
        paymentId: payment.id,
        providerRef: `test_${id}`,
        currency: payment.currency,
        amountMinor: payment.amountMinor,
        status: 'open',
        reason,
        dueBy: new Date(openedAt.getTime() + 14 * 86_400_000),
        withdrawn: true,
        reinstated: false,
        openedAt,
        closedAt: null,
      }
      tell(disputeEvent(payment, opened, null), openedAt)
      const closed = closedAt && ({ ...opened, status: won ? 'won' : 'lost', reinstated: won, dueBy: null, closedAt } as const)
      if (closed) tell(disputeEvent(payment, closed, opened.status), closed.closedAt)
      disputes.push(closed ?? opened)
    },
    async write({ db }: Tx): Promise<void> {
      await insertPayments(db, [...payments.values()])
      await insertRefunds(db, refunds)
      await insertDisputes(db, disputes)
    },
  }
}
