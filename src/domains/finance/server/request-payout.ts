import { payoutRequested } from '#facts/finance.ts'
import { record } from '#platform/server/audit.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { Call, Client } from '#platform/server/kernel.ts'
import { announce, type Tx, transact } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { PayoutView } from '../contract.ts'
import { enter } from './enter.ts'
import { payoutMoves } from './ledger.rules.ts'
import { payoutView } from './payout-view.ts'
import { insertPayout, type PayoutRow } from './payouts.sql.ts'
import { payoutSettingsOf } from './settings.sql.ts'

/** Fails with PAYOUT_TOO_SMALL and BALANCE_TOO_LOW (V7, V8). */
export async function requestPayout(call: Call, { amountMinor, currency }: { amountMinor: number; currency: string }): Promise<PayoutView> {
  const { seat, viewer, client } = call
  if (!seat || viewer.kind !== 'member') throw notFound()
  const by = { userId: viewer.id, client }
  return transact(call, async (tx) =>
    payoutView(tx.db, await askForPayout(tx, { workspaceId: seat.workspaceId, amountMinor, currency, by })),
  )
}

type Asked = { workspaceId: string; amountMinor: number; currency: string; by: { userId: string; client: Client | null } }

/** Locks the amount by one conditional update, in the caller's transaction. */
export async function askForPayout(tx: Tx, { workspaceId, amountMinor, currency, by }: Asked): Promise<PayoutRow> {
  const { minPayoutMinor, secondApprovalOverMinor } = await payoutSettingsOf(tx.db)
  if (amountMinor < minPayoutMinor) throw new Failure('PAYOUT_TOO_SMALL', { minimum: { amountMinor: minPayoutMinor, currency } })
  const asked = {
    ...{ id: newId('pot'), workspaceId, currency, amountMinor, needsSecond: amountMinor > secondApprovalOverMinor },
    ...{ requestedBy: by.userId, requestedAt: tx.now },
  }
  const about = { workspaceId, currency, reference: { type: 'payout', id: asked.id } }
  await enter(
    tx,
    payoutMoves(amountMinor).map((moves) => ({ ...moves, ...about })),
    { floor: 'available' },
  )
  await insertPayout(tx.db, asked)
  announce(tx, payoutRequested({ payoutId: asked.id, workspaceId, currency, amountMinor }))
  await record(tx, {
    ...{ actor: by.userId, action: 'finance.payoutRequested', subject: { type: 'payout', id: asked.id }, workspaceId, client: by.client },
    details: { amountMinor, currency },
  })
  return {
    ...asked,
    status: 'pending',
    approvedBy: null,
    approvedAt: null,
    settledBy: null,
    settledAt: null,
    reference: null,
    reason: null,
  }
}
