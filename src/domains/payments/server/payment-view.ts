import type { PaymentView } from '../contract.ts'
import { dueOf } from './payment.rules.ts'
import type { Payment } from './payments.sql.ts'

export function paymentView(payment: Payment): PaymentView {
  const money = (amountMinor: number) => ({ amountMinor, currency: payment.currency })
  const { id, method, status, failure, paidAt } = payment
  return {
    ...{ id, method, status, failure },
    ...{ amount: money(payment.amountMinor), due: money(dueOf(payment)), refunded: money(payment.refundedMinor) },
    paidAt: paidAt?.toISOString() ?? null,
  }
}
