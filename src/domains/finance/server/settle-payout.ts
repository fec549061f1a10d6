/** What administrators do with a payout that was asked for. Each act is in the audit log. */
import { payoutFailed, payoutProcessed } from '#facts/finance.ts'
import { record } from '#platform/server/audit.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { Call, Client } from '#platform/server/kernel.ts'
import { announce, type Tx, transact } from '#platform/server/transact.ts'
import type { PayoutView } from '../contract.ts'
import { enter } from './enter.ts'
import { completionMoves, type Moves, returnedPayoutMoves } from './ledger.rules.ts'
import { payoutView } from './payout-view.ts'
import { approvePayout, lockPayout, type PayoutRow, settlePayout } from './payouts.sql.ts'

export type Administrator = { userId: string; client: Client | null }

export async function processPayout(call: Call, { id, reference }: { id: string; reference: string }): Promise<PayoutView> {
  const by = administratorIn(call)
  return transact(call, async (tx) => payoutView(tx.db, await completePayout(tx, id, reference, by)))
}

export async function failPayout(call: Call, { id, reason }: { id: string; reason: string }): Promise<PayoutView> {
  const by = administratorIn(call)
  return transact(call, async (tx) => payoutView(tx.db, await returnPayout(tx, id, reason, by)))
}

/**
 * The money was sent, under this reference. Of a payout that needs two, the first administrator approves and it stays pending; the same
 * one again fails with SECOND_ADMINISTRATOR_NEEDED. WRONG_STATUS when it is settled already.
 */
export async function completePayout(tx: Tx, id: string, reference: string, by: Administrator): Promise<PayoutRow> {
  const payout = await lockPending(tx, id)
  const { needsSecond, approvedAt, approvedBy, workspaceId, currency, amountMinor } = payout
  if (needsSecond && !approvedAt) {
    await approvePayout(tx.db, id, by.userId, tx.now)
    await recordAct(tx, 'finance.payoutApproved', payout, by)
    return { ...payout, approvedBy: by.userId, approvedAt: tx.now }
  }
  if (needsSecond && approvedBy === by.userId) throw new Failure('SECOND_ADMINISTRATOR_NEEDED')
  await settlePayout(tx.db, id, { status: 'completed', reference, by: by.userId, now: tx.now })
  await enterFor(tx, payout, completionMoves(amountMinor))
  announce(tx, payoutProcessed({ payoutId: id, workspaceId, currency, amountMinor, reference }))
  await recordAct(tx, 'finance.payoutProcessed', payout, by)
  return { ...payout, status: 'completed', reference, settledBy: by.userId, settledAt: tx.now }
}

/** It could not be paid: the vendor has the amount back. One administrator is enough for that. */
export async function returnPayout(tx: Tx, id: string, reason: string, by: Administrator): Promise<PayoutRow> {
  const payout = await lockPending(tx, id)
  const { workspaceId, currency, amountMinor } = payout
  await settlePayout(tx.db, id, { status: 'failed', reason, by: by.userId, now: tx.now })
  await enterFor(tx, payout, returnedPayoutMoves(amountMinor))
  announce(tx, payoutFailed({ payoutId: id, workspaceId, currency, amountMinor, reason }))
  await recordAct(tx, 'finance.payoutFailed', payout, by)
  return { ...payout, status: 'failed', reason, settledBy: by.userId, settledAt: tx.now }
}

async function lockPending(tx: Tx, id: string): Promise<PayoutRow> {
  const payout = await lockPayout(tx.db, id)
  if (!payout) throw notFound()
  if (payout.status !== 'pending') throw new Failure('WRONG_STATUS', { status: payout.status })
  return payout
}

async function enterFor(tx: Tx, { id, workspaceId, currency }: PayoutRow, moves: readonly Moves[]): Promise<void> {
  await enter(
    tx,
    moves.map((move) => ({ ...move, workspaceId, currency, reference: { type: 'payout', id } })),
  )
}

async function recordAct(tx: Tx, action: `finance.${string}`, { id, workspaceId, amountMinor, currency }: PayoutRow, by: Administrator) {
  const details = { amountMinor, currency }
  await record(tx, { actor: by.userId, action, subject: { type: 'payout', id }, workspaceId, client: by.client, details })
}

function administratorIn({ viewer, client }: Call): Administrator {
  if (viewer.kind !== 'member') throw notFound()
  return { userId: viewer.id, client }
}
