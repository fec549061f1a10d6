/** Tasks that call providers outside of a transaction and apply their reports in one. Every task is idempotent. */
import { defineTask, enqueue } from '#platform/server/jobs.ts'
import type { Services } from '#platform/server/services.ts'
import { transactAsSystem } from '#platform/server/transact.ts'
import { applyRefundReport, applyReport } from './apply-report.ts'
import { deleteEventsBefore } from './events.sql.ts'
import { findPayment, listPendingPayments, type Payment } from './payments.sql.ts'
import type { Provider } from './providers/provider.ts'
import { findProvider } from './providers/providers.ts'
import { reportPaid, webhookDelaysFor } from './providers/test.ts'
import { findRefund } from './refunds.sql.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const EVENT_RETENTION_MS = 90 * DAY_MS

export const requestFromProvider = defineTask<{ paymentId: string }>('payments:requestFromProvider', async (services, { paymentId }) => {
  const payment = await findPayment(services.db, paymentId)
  if (payment?.status !== 'pending') return
  const report = await providerFor(services, payment).ask(services, payment)
  await transactAsSystem(services, async (tx) => {
    await applyReport(tx, paymentId, report)
    if (payment.provider !== 'test') return
    for (const delayMs of webhookDelaysFor(payment))
      await enqueue(tx, reportTestPayment, { paymentId }, new Date(tx.now.getTime() + delayMs))
  })
})

export const cancelAtProvider = defineTask<{ paymentId: string }>('payments:cancelAtProvider', async (services, { paymentId }) => {
  const payment = await findPayment(services.db, paymentId)
  if (payment?.status !== 'cancelled') return
  const report = await providerFor(services, payment).cancel(services, payment)
  await transactAsSystem(services, (tx) => applyReport(tx, paymentId, report))
})

export const refundAtProvider = defineTask<{ refundId: string }>('payments:refundAtProvider', async (services, { refundId }) => {
  const refund = await findRefund(services.db, refundId)
  const payment = refund && (await findPayment(services.db, refund.paymentId))
  if (refund?.status !== 'pending' || !payment) return
  const report = await providerFor(services, payment).refund(services, payment, refund)
  await transactAsSystem(services, (tx) => applyRefundReport(tx, refundId, report))
})

/** Runs every minute: polls the provider about payments pending for two minutes, because a webhook may be lost. */
export const pollPendingPayments = defineTask(
  'payments:pollPendingPayments',
  async (services) => {
    const now = services.now().getTime()
    for (const payment of await listPendingPayments(services.db, new Date(now - DAY_MS), new Date(now - 2 * MINUTE_MS))) {
      try {
        const report = await providerFor(services, payment).look(services, payment)
        await transactAsSystem(services, (tx) => applyReport(tx, payment.id, report))
      } catch (error) {
        services.log.warn({ error, paymentId: payment.id }, 'a provider did not report the status of a payment; it is polled again')
      }
    }
  },
  '* * * * *',
)

/** Sends the due webhooks of test cards. */
export const reportTestPayment = defineTask<{ paymentId: string }>('payments:reportTestPayment', async (services, { paymentId }) => {
  const payment = await findPayment(services.db, paymentId)
  if (payment) await reportPaid(services, payment)
})

/** Runs every night: no provider repeats an event after three months. */
export const deleteOldEvents = defineTask(
  'payments:deleteOldEvents',
  async ({ db, now }) => deleteEventsBefore(db, new Date(now().getTime() - EVENT_RETENTION_MS)),
  '50 3 * * *',
)

function providerFor(services: Services, { id, provider }: Payment): Provider {
  const found = findProvider(services, provider)
  if (!found) throw new Error(`the payment ${id} belongs to ${provider}, which is no longer configured`)
  return found
}
