/** The door of payments for other domains' servers. */
export { leftToRefund } from './payment.rules.ts'
export { paymentView } from './payment-view.ts'
export { type Payment, paymentsOfReference as paymentsOf, type Reference } from './payments.sql.ts'
export { methodsOffered } from './providers/providers.ts'
export { type Refund, refundsOfPayments as refundsOf } from './refunds.sql.ts'
export { type RefundRequest, requestRefund } from './request-refund.ts'
export { cancelPayment, markCollected } from './settle.ts'
export { type NewPayment, startPayment } from './start-payment.ts'
