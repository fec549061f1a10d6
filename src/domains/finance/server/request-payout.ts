import { requireConfirmedEmail } from '#domains/accounts/server/index.ts'
import { needsApproval, requestApproval } from '#domains/approvals/server/index.ts'
import { isPayoutFrozen } from '#domains/vendors/server/index.ts'
import { payoutRequested } from '#events/finance.ts'
import { recordAudit } from '#platform/server/audit.ts'
import { Failure } from '#platform/server/failure.ts'
import type { Client, WorkspaceContext } from '#platform/server/services.ts'
import { publish, type Tx, transact } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { money } from '#platform/shared/money.ts'
import type { PayoutView } from '../contract.ts'
import { PAYOUT_REQUEST } from './approvals.ts'
import { payoutMoves } from './ledger.rules.ts'
import { payoutView } from './payout-view.ts'
import { insertPayout, type PayoutRow } from './payouts.sql.ts'
import { postEntries } from './post-entries.ts'
import { payoutSettings } from './settings.sql.ts'

/** Fails with EMAIL_NOT_CONFIRMED, PAYOUT_ACCOUNT_FROZEN, PAYOUT_TOO_SMALL and BALANCE_TOO_LOW (V7, V8). */
export async function requestPayout(
  ctx: WorkspaceContext,
  { amountMinor, currency, note }: { amountMinor: number; currency: string; note: string },
): Promise<PayoutView> {
  const { membership, userId, client } = ctx
  const by = { userId, client }
  const { workspaceId } = membership
  return transact(ctx, async (tx) => {
    await requireConfirmedEmail(tx, userId)
    if (await isPayoutFrozen(tx.db, workspaceId)) throw new Failure('PAYOUT_ACCOUNT_FROZEN')
    return payoutView(tx.db, await createPayout(tx, { workspaceId, amountMinor, currency, note, by }))
  })
}

type NewPayoutRequest = {
  workspaceId: string
  amountMinor: number
  currency: string
  note?: string
  by: { userId: string; client: Client | null }
}

/**
 * Locks the amount by one conditional update in the caller's transaction. Above the workspace's limit the administrators hear of it once a
 * colleague has approved it.
 */
export async function createPayout(tx: Tx, { workspaceId, amountMinor, currency, note = '', by }: NewPayoutRequest): Promise<PayoutRow> {
  const { minPayoutMinor, secondApprovalOverMinor } = await payoutSettings.load(tx.db)
  if (amountMinor < minPayoutMinor) throw new Failure('PAYOUT_TOO_SMALL', { minimum: money(minPayoutMinor, currency) })
  const id = newId('pot')
  const asking = { kind: PAYOUT_REQUEST, workspaceId, resource: { type: 'payout', id }, authorId: by.userId, amountMinor }
  const mustAsk = await needsApproval(tx, asking)
  const asked = {
    id,
    approval: mustAsk ? ('pending' as const) : null,
    workspaceId,
    currency,
    amountMinor,
    needsSecondApproval: amountMinor > secondApprovalOverMinor,
    requestedBy: by.userId,
    requestedAt: tx.now,
  }
  const about = { workspaceId, currency, reference: { type: 'payout', id: asked.id } }
  await postEntries(
    tx,
    payoutMoves(amountMinor).map((moves) => ({ ...moves, ...about })),
    { floor: 'available' },
  )
  await insertPayout(tx.db, asked)
  if (mustAsk) await requestApproval(tx, { ...asking, note })
  else publish(tx, payoutRequested({ payoutId: asked.id, workspaceId, currency, amountMinor }))
  await recordAudit(tx, {
    actor: by.userId,
    action: 'finance.payoutRequested',
    resource: { type: 'payout', id: asked.id },
    workspaceId,
    client: by.client,
    details: money(amountMinor, currency),
  })
  return {
    ...asked,
    status: 'pending' as const,
    approvedBy: null,
    approvedAt: null,
    settledBy: null,
    settledAt: null,
    reference: null,
    reason: null,
  }
}
