/** Providers are asked by tasks, after the commit of what made it necessary. */
import { paymentCancelled, paymentRequested, refundRequested } from '#facts/payments.ts'
import { enqueue } from '#platform/server/jobs.ts'
import { type Listener, listener } from '#platform/server/listeners.ts'
import { askProvider, callOff, giveBack } from './jobs.ts'

const askForMoney = listener('payments.askForMoney', [paymentRequested], async (tx, facts) => {
  for (const { payload } of facts) await enqueue(tx, askProvider, { paymentId: payload.paymentId }, tx.now)
})

const giveMoneyBack = listener('payments.giveMoneyBack', [refundRequested], async (tx, facts) => {
  for (const { payload } of facts) await enqueue(tx, giveBack, { refundId: payload.refundId }, tx.now)
})

const callOffAtProvider = listener('payments.callOffAtProvider', [paymentCancelled], async (tx, facts) => {
  const outside = facts.filter(({ payload }) => payload.provider !== 'manual')
  for (const { payload } of outside) await enqueue(tx, callOff, { paymentId: payload.paymentId }, tx.now)
})

export const listeners: readonly Listener[] = [askForMoney, giveMoneyBack, callOffAtProvider]
