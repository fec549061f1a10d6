/** Enqueues tasks that call providers after the transaction is committed. */
import { paymentCancelled, paymentRequested, refundRequested } from '#events/payments.ts'
import { enqueue } from '#platform/server/jobs.ts'
import { type Listener, listener } from '#platform/server/listeners.ts'
import { cancelAtProvider, refundAtProvider, requestFromProvider } from './jobs.ts'

const requestPayment = listener('payments.requestPayment', [paymentRequested], async (tx, events) => {
  for (const { payload } of events) await enqueue(tx, requestFromProvider, { paymentId: payload.paymentId }, tx.now)
})

const requestProviderRefund = listener('payments.sendRefunds', [refundRequested], async (tx, events) => {
  for (const { payload } of events) await enqueue(tx, refundAtProvider, { refundId: payload.refundId }, tx.now)
})

const requestCancel = listener('payments.cancelAtProvider', [paymentCancelled], async (tx, events) => {
  const outside = events.filter(({ payload }) => payload.provider !== 'manual')
  for (const { payload } of outside) await enqueue(tx, cancelAtProvider, { paymentId: payload.paymentId }, tx.now)
})

export const listeners: readonly Listener[] = [requestPayment, requestProviderRefund, requestCancel]
