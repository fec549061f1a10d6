/** What is said to providers, outside of any transaction; what they answer is applied in one. Each is safe to repeat. */
import { defineTask, enqueue } from '#platform/server/jobs.ts'
import type { Kernel } from '#platform/server/kernel.ts'
import { transactAs } from '#platform/server/transact.ts'
import { applyRefundReport, applyReport } from './apply-report.ts'
import { deleteEventsBefore } from './events.sql.ts'
import { type Payment, paymentById, paymentsWaiting } from './payments.sql.ts'
import type { Provider } from './providers/provider.ts'
import { providerNamed } from './providers/providers.ts'
import { reportPaid, reportsOf } from './providers/test.ts'
import { refundById } from './refunds.sql.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const EVENTS_KEPT_MS = 90 * DAY_MS

export const askProvider = defineTask<{ paymentId: string }>('payments:ask', async (kernel, { paymentId }) => {
  const payment = await paymentById(kernel.db, paymentId)
  if (payment?.status !== 'pending') return
  const report = await providerFor(kernel, payment).ask(kernel, payment)
  await transactAs(kernel, async (tx) => {
    await applyReport(tx, paymentId, report)
    if (payment.provider !== 'test') return
    for (const delayMs of reportsOf(payment)) await enqueue(tx, reportTestPayment, { paymentId }, new Date(tx.now.getTime() + delayMs))
  })
})

export const callOff = defineTask<{ paymentId: string }>('payments:callOff', async (kernel, { paymentId }) => {
  const payment = await paymentById(kernel.db, paymentId)
  if (payment?.status !== 'cancelled') return
  const report = await providerFor(kernel, payment).cancel(kernel, payment)
  await transactAs(kernel, (tx) => applyReport(tx, paymentId, report))
})

export const giveBack = defineTask<{ refundId: string }>('payments:giveBack', async (kernel, { refundId }) => {
  const refund = await refundById(kernel.db, refundId)
  const payment = refund && (await paymentById(kernel.db, refund.paymentId))
  if (refund?.status !== 'pending' || !payment) return
  const report = await providerFor(kernel, payment).refund(kernel, payment, refund)
  await transactAs(kernel, (tx) => applyRefundReport(tx, refundId, report))
})

/** Each minute: of a payment that nothing was heard of for two, its provider is asked; its webhook may be lost. */
export const lookAtWaiting = defineTask(
  'payments:lookAtWaiting',
  async (kernel) => {
    const now = kernel.now().getTime()
    for (const payment of await paymentsWaiting(kernel.db, new Date(now - DAY_MS), new Date(now - 2 * MINUTE_MS))) {
      try {
        const report = await providerFor(kernel, payment).look(kernel, payment)
        await transactAs(kernel, (tx) => applyReport(tx, payment.id, report))
      } catch (error) {
        kernel.log.warn({ error, paymentId: payment.id }, 'a provider does not say how a payment stands; it is asked again')
      }
    }
  },
  '* * * * *',
)

/** The webhooks of made-up cards, when they are due. */
export const reportTestPayment = defineTask<{ paymentId: string }>('payments:reportTestPayment', async (kernel, { paymentId }) => {
  const payment = await paymentById(kernel.db, paymentId)
  if (payment) await reportPaid(kernel, payment)
})

/** Nightly: no provider repeats an event after three months. */
export const forgetOldEvents = defineTask(
  'payments:forgetOldEvents',
  async ({ db, now }) => deleteEventsBefore(db, new Date(now().getTime() - EVENTS_KEPT_MS)),
  '50 3 * * *',
)

function providerFor(kernel: Kernel, { id, provider }: Payment): Provider {
  const found = providerNamed(kernel, provider)
  if (!found) throw new Error(`the payment ${id} is of ${provider}, which is not set up any longer`)
  return found
}
