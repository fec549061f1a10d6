/** Payouts, as their vendor and the operator see them: the same rows. */
import { payoutEndingOf } from '#domains/vendors/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { notFound } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { pageOf } from '#platform/server/keyset.ts'
import type { Total } from '#platform/server/total.ts'
import type { Language } from '#platform/shared/language.ts'
import type { PayoutRecord, PayoutStatus, PayoutView } from '../contract.ts'
import { accountId } from './enter.ts'
import { entriesAbout } from './entries.sql.ts'
import { entryViews } from './entry-view.ts'
import { balanceOf } from './ledger.sql.ts'
import { payoutView, payoutViews } from './payout-view.ts'
import { countPayouts, LATEST, type PayoutFilter, type PayoutRow, pageOfPayouts, payoutById } from './payouts.sql.ts'

type Query = { status?: PayoutStatus | undefined; cursor?: string | undefined; limit: number }
type Page = { items: PayoutView[]; nextCursor: string | null; total: Total }

export async function listOwnPayouts({ kernel: { db }, seat }: Call, query: Query): Promise<Page> {
  if (!seat) throw notFound()
  return listPayouts(db, { workspaceId: seat.workspaceId }, query)
}

export async function listAllPayouts({ kernel: { db } }: Call, query: Query): Promise<Page> {
  return listPayouts(db, {}, query)
}

export async function getOwnPayout({ kernel: { db }, seat, language }: Call, { id }: { id: string }): Promise<PayoutRecord> {
  const row = seat && (await payoutById(db, id, seat.workspaceId))
  if (!row) throw notFound()
  return payoutRecord(db, row, language)
}

/** With what the vendor has beside it, where it goes, and whether it is somebody else's turn. */
export async function getAnyPayout({ kernel: { db }, viewer, language }: Call, { id }: { id: string }) {
  const row = await payoutById(db, id, null)
  if (!row) throw notFound()
  const { workspaceId, currency } = row
  const amountMinor = await balanceOf(db, accountId(workspaceId, 'available', currency))
  return {
    ...(await payoutRecord(db, row, language)),
    available: { amountMinor, currency },
    approvedByMe: row.approvedBy === viewer.id,
    accountEnding: await payoutEndingOf(db, workspaceId),
  }
}

async function listPayouts(db: Db, own: PayoutFilter, { cursor, limit, status }: Query): Promise<Page> {
  const filter = { ...own, status }
  const [rows, total] = await Promise.all([pageOfPayouts(db, filter, cursor, limit), countPayouts(db, filter)])
  const { items, nextCursor } = pageOf(rows, limit, LATEST, ({ requestedAt, id }) => [requestedAt.toISOString(), id])
  return { items: await payoutViews(db, items), nextCursor, total }
}

async function payoutRecord(db: Db, row: PayoutRow, language: Language): Promise<PayoutRecord> {
  const entries = await entriesAbout(db, row.workspaceId, { payoutId: row.id })
  return { ...(await payoutView(db, row)), entries: await entryViews(db, entries, language) }
}
