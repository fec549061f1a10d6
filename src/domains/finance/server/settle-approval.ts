import type { approvalDecided } from '#events/approvals.ts'
import { payoutCancelled, payoutRequested } from '#events/finance.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import type { EventPayload } from '#platform/shared/domain-event.ts'
import { PAYOUT_REQUEST, PAYOUT_TRANSFER } from './approvals.ts'
import { returnedPayoutMoves } from './ledger.rules.ts'
import { clearFirstApproval, lockPayout, setApproval, settlePayout } from './payouts.sql.ts'
import { postPayoutEntries } from './settle-payout.ts'

type Decided = EventPayload<typeof approvalDecided>

/**
 * Goes on after a decision about a payout. An approved request goes to the administrators; a rejected or withdrawn one returns its amount to
 * the vendor's balance. Delivered twice it changes nothing.
 */
export async function settleApproval(tx: Tx, { kind, resource, status, decidedBy, note }: Decided): Promise<void> {
  if (kind === PAYOUT_TRANSFER && status !== 'Approved') await clearFirstApproval(tx.db, resource.id)
  if (kind !== PAYOUT_REQUEST) return
  const payout = await lockPayout(tx.db, resource.id)
  if (payout?.status !== 'pending' || payout.approval !== 'pending') return
  const { id, workspaceId, currency, amountMinor } = payout
  if (status === 'Approved') {
    await setApproval(tx.db, id, 'approved')
    publish(tx, payoutRequested({ payoutId: id, workspaceId, currency, amountMinor }))
    return
  }
  await settlePayout(tx.db, id, { status: 'failed', reason: note, by: decidedBy, now: tx.now })
  await setApproval(tx.db, id, status === 'Rejected' ? 'rejected' : 'withdrawn')
  await postPayoutEntries(tx, payout, returnedPayoutMoves(amountMinor))
  publish(tx, payoutCancelled({ payoutId: id, workspaceId, currency, amountMinor }))
}
