import { money } from '#platform/shared/money.ts'
import type { PaymentView } from '../contract.ts'
import { computeDue } from './payment.rules.ts'
import type { Payment } from './payments.sql.ts'

export function toPaymentView(payment: Payment): PaymentView {
  const inCurrency = (amountMinor: number) => money(amountMinor, payment.currency)
  const { id, method, status, failure, paidAt } = payment
  return {
    id,
    method,
    status,
    failure,
    amount: inCurrency(payment.amountMinor),
    due: inCurrency(computeDue(payment)),
    refunded: inCurrency(payment.refundedMinor),
    paidAt: paidAt?.toISOString() ?? null,
  }
}
