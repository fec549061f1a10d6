import type { Services } from '#platform/server/services.ts'
import { transactAsSystem } from '#platform/server/transact.ts'
import { applyDispute } from './apply-dispute.ts'
import { applyRefundReport, applyReport } from './apply-report.ts'
import { insertEvent } from './events.sql.ts'
import { findPayment, findPaymentByIntent } from './payments.sql.ts'
import type { Provider } from './providers/provider.ts'
import { findProvider } from './providers/providers.ts'
import { findRefund } from './refunds.sql.ts'

/**
 * Receives a provider's webhook. `unknown`: the provider is not configured; `refused`: invalid signature. The event is stored and applied
 * in one transaction, so that a failed event is delivered again.
 */
export async function receiveEvent(
  services: Services,
  { provider: name, headers, body }: { provider: string; headers: Readonly<Record<string, string | undefined>>; body: Buffer },
): Promise<'taken' | 'unknown' | 'refused'> {
  const provider = findProvider(services, name)
  if (!provider) return 'unknown'
  const event = await provider.readEvent(services, headers, body)
  if (!event) return 'refused'
  // Asked outside the transaction, because the provider may have to be called.
  const disputed = event.about === 'dispute' ? await findDisputed(services, provider, event.report.intentRef) : null
  await transactAsSystem(services, async (tx) => {
    const paymentId =
      event.about === 'payment'
        ? event.paymentId
        : event.about === 'refund'
          ? (await findRefund(tx.db, event.refundId))?.paymentId
          : disputed
    const ours = paymentId ? ((await findPayment(tx.db, paymentId))?.id ?? null) : null
    if (!(await insertEvent(tx.db, { provider: name, eventId: event.id, kind: event.kind, paymentId: ours, receivedAt: tx.now }))) return
    if (event.about === 'payment') await applyReport(tx, event.paymentId, event.report)
    if (event.about === 'dispute' && ours) await applyDispute(tx, ours, event.report)
    if (event.about === 'refund') await applyRefundReport(tx, event.refundId, event.report)
  })
  return 'taken'
}

async function findDisputed(services: Services, provider: Provider, intentRef: string): Promise<string | null> {
  return (await findPaymentByIntent(services.db, provider.name, intentRef)) ?? (await provider.findByIntent?.(services, intentRef)) ?? null
}
