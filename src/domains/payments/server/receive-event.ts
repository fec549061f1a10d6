import type { Kernel } from '#platform/server/kernel.ts'
import { transactAs } from '#platform/server/transact.ts'
import { applyRefundReport, applyReport } from './apply-report.ts'
import { insertEvent } from './events.sql.ts'
import { paymentById } from './payments.sql.ts'
import { providerNamed } from './providers/providers.ts'
import { refundById } from './refunds.sql.ts'

/**
 * The inbox: a webhook as it came. `unknown`: this Plaza has no such provider; `refused`: not signed by it. Taken and acted on in one
 * transaction, so that an event is either both or comes again.
 */
export async function receiveEvent(
  kernel: Kernel,
  { provider: name, headers, body }: { provider: string; headers: Readonly<Record<string, string | undefined>>; body: Buffer },
): Promise<'taken' | 'unknown' | 'refused'> {
  const provider = providerNamed(kernel, name)
  if (!provider) return 'unknown'
  const event = provider.readEvent(kernel, headers, body)
  if (!event) return 'refused'
  await transactAs(kernel, async (tx) => {
    const paymentId =
      event.about === 'payment' ? event.paymentId : event.about === 'refund' ? (await refundById(tx.db, event.refundId))?.paymentId : null
    const ours = paymentId ? ((await paymentById(tx.db, paymentId))?.id ?? null) : null
    if (!(await insertEvent(tx.db, { provider: name, eventId: event.id, kind: event.kind, paymentId: ours, receivedAt: tx.now }))) return
    if (event.about === 'payment') await applyReport(tx, event.paymentId, event.report)
    if (event.about === 'refund') await applyRefundReport(tx, event.refundId, event.report)
  })
  return 'taken'
}
