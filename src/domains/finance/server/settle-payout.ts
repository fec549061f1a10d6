/** What the two decisions about a payout share, each recorded in the audit log. */
import { lockApproval, withdrawApproval } from '#domains/approvals/server/index.ts'
import { isPayoutFrozen } from '#domains/vendors/server/index.ts'
import { requireOutsider } from '#domains/workspaces/server/index.ts'
import { payoutFailed, payoutProcessed } from '#events/finance.ts'
import { recordAudit } from '#platform/server/audit.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { AdminContext, Client } from '#platform/server/services.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import { money } from '#platform/shared/money.ts'
import { PAYOUT_REQUEST, PAYOUT_TRANSFER } from './approvals.ts'
import { completionMoves, type Moves, returnedPayoutMoves } from './ledger.rules.ts'
import { approvePayout, lockPayout, type PayoutRow, recordOtherApproval, settlePayout } from './payouts.sql.ts'
import { postEntries } from './post-entries.ts'
import { secondAdministrator } from './second-administrator.ts'

export type Administrator = { userId: string; client: Client | null }

/**
 * Completes a payout after the money was sent. If it needs two administrators, the first one asks for the approval of another one and it stays
 * pending; the same one again fails with SECOND_ADMINISTRATOR_NEEDED. Fails with APPROVAL_NEEDED before the vendor's own workspace approved it. Fails with WRONG_STATUS when already settled, and with PAYOUT_ACCOUNT_FROZEN while the owner
 * has not confirmed where the money goes. OWN_BUSINESS: another administrator has to decide about the payouts of one's own business.
 */
export async function completePayout(tx: Tx, id: string, reference: string, by: Administrator): Promise<PayoutRow> {
  const payout = await lockPending(tx, id)
  if (payout.approval !== null && payout.approval !== 'approved') throw new Failure('APPROVAL_NEEDED')
  const { needsSecondApproval, workspaceId, currency, amountMinor } = payout
  if (await isPayoutFrozen(tx.db, workspaceId)) throw new Failure('PAYOUT_ACCOUNT_FROZEN')
  await requireOutsider(tx, by.userId, workspaceId, 'OWN_BUSINESS')
  if (needsSecondApproval) {
    const second = await secondAdministrator(tx, payout, by)
    if (second.state === 'asked') {
      await approvePayout(tx.db, id, by.userId, tx.now)
      await recordPayoutAction(tx, 'finance.payoutApproved', payout, by)
      return { ...payout, approvedBy: by.userId, approvedAt: tx.now }
    }
    const isNeeded = second.state === 'approved'
    payout.needsSecondApproval = isNeeded
    await recordOtherApproval(tx.db, id, isNeeded ? second.otherId : null, isNeeded)
  }
  await settlePayout(tx.db, id, { status: 'completed', reference, by: by.userId, now: tx.now })
  await postPayoutEntries(tx, payout, completionMoves(amountMinor))
  publish(tx, payoutProcessed({ payoutId: id, workspaceId, currency, amountMinor, reference }))
  await recordPayoutAction(tx, 'finance.payoutProcessed', payout, by)
  return { ...payout, status: 'completed', reference, settledBy: by.userId, settledAt: tx.now }
}

/** Returns the amount to the vendor because it could not be paid. One administrator is enough. */
export async function returnPayout(tx: Tx, id: string, reason: string, by: Administrator): Promise<PayoutRow> {
  const payout = await lockPending(tx, id)
  const { workspaceId, currency, amountMinor } = payout
  await withdrawOpenRequests(tx, id, by)
  await settlePayout(tx.db, id, { status: 'failed', reason, by: by.userId, now: tx.now })
  await postPayoutEntries(tx, payout, returnedPayoutMoves(amountMinor))
  publish(tx, payoutFailed({ payoutId: id, workspaceId, currency, amountMinor, reason }))
  await recordPayoutAction(tx, 'finance.payoutFailed', payout, by)
  return { ...payout, status: 'failed', reason, settledBy: by.userId, settledAt: tx.now }
}

/** Nobody is asked any more about a payout that was returned. */
async function withdrawOpenRequests(tx: Tx, id: string, by: Administrator): Promise<void> {
  for (const kind of [PAYOUT_REQUEST, PAYOUT_TRANSFER]) {
    if ((await lockApproval(tx, kind, id))?.status === 'Pending') await withdrawApproval(tx, { kind, resourceId: id, byId: by.userId })
  }
}

async function lockPending(tx: Tx, id: string): Promise<PayoutRow> {
  const payout = await lockPayout(tx.db, id)
  if (!payout) throw notFound()
  if (payout.status !== 'pending') throw new Failure('WRONG_STATUS', { status: payout.status })
  return payout
}

export async function postPayoutEntries(tx: Tx, { id, workspaceId, currency }: PayoutRow, moves: readonly Moves[]): Promise<void> {
  await postEntries(
    tx,
    moves.map((move) => ({ ...move, workspaceId, currency, reference: { type: 'payout', id } })),
  )
}

/** Records an administrator's act on a payout. */
export async function recordPayoutAction(
  tx: Tx,
  action: `finance.${string}`,
  { id, workspaceId, amountMinor, currency }: PayoutRow,
  by: Administrator,
) {
  const details = money(amountMinor, currency)
  await recordAudit(tx, { actor: by.userId, action, resource: { type: 'payout', id }, workspaceId, client: by.client, details })
}

export function toAdministrator({ userId, client }: AdminContext): Administrator {
  return { userId, client }
}
