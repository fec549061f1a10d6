import { publish, type Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { type Dispute, insertDispute, lockDispute, updateDispute } from './disputes.sql.ts'
import { disputeEvent } from './payment-events.ts'
import { lockPayment } from './payments.sql.ts'
import type { DisputeReport } from './providers/provider.ts'

/**
 * Applies a report about a dispute. Reports may arrive repeatedly and in any order: a closed dispute stays closed, and money that was
 * withdrawn or reinstated stays so. Throws while the payment is not known to be paid, so that the provider reports again.
 */
export async function applyDispute(tx: Tx, paymentId: string, report: DisputeReport): Promise<void> {
  const payment = await lockPayment(tx.db, paymentId)
  if (payment?.status !== 'paid') throw new Error(`a payment that is not paid is disputed: ${paymentId}`)
  const { providerRef, currency, amountMinor, reason, dueBy } = report
  const before = await lockDispute(tx.db, providerRef)
  const isClosed = before?.status === 'won' || before?.status === 'lost'
  const status = isClosed ? before.status : before?.status === 'open' && report.status === 'inquiry' ? 'open' : report.status
  const closed = status === 'won' || status === 'lost'
  const reinstated = report.reinstated || (before?.reinstated ?? false)
  const state = {
    status,
    reinstated,
    // A bank that decided against Plaza, or gave the money back, has taken it before.
    withdrawn: report.withdrawn || reinstated || status === 'lost' || (before?.withdrawn ?? false),
    dueBy: closed ? null : dueBy,
    closedAt: closed ? (before?.closedAt ?? tx.now) : null,
  }
  if (before) await updateDispute(tx.db, before.id, state)
  const dispute: Dispute = before
    ? { ...before, ...state }
    : { id: newId('dsp'), paymentId, providerRef, currency, amountMinor, reason, openedAt: tx.now, ...state }
  if (!before) await insertDispute(tx.db, dispute)
  const isNews = !before || before.status !== state.status || before.withdrawn !== state.withdrawn || before.reinstated !== state.reinstated
  if (isNews) publish(tx, disputeEvent(payment, dispute, before?.status ?? null))
}
