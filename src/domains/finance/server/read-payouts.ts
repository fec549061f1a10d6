/** Payouts for their vendor and for administrators: the same rows. */
import { loadApprovals } from '#domains/approvals/server/index.ts'
import { findPayoutEnding } from '#domains/vendors/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { notFound } from '#platform/server/failure.ts'
import type { AdminContext, WorkspaceContext } from '#platform/server/services.ts'
import type { Total } from '#platform/server/total.ts'
import type { Language } from '#platform/shared/language.ts'
import { money } from '#platform/shared/money.ts'
import type { PayoutRecord, PayoutStatus, PayoutView } from '../contract.ts'
import { PAYOUT_REQUEST, PAYOUT_TRANSFER } from './approvals.ts'
import { loadEntriesAbout } from './entries.sql.ts'
import { entryViews } from './entry-view.ts'
import { loadAccountBalance } from './ledger.sql.ts'
import { payoutView, payoutViews } from './payout-view.ts'
import { findPayout, listPayoutRows, type PayoutFilter, type PayoutRow } from './payouts.sql.ts'
import { accountId } from './post-entries.ts'
import { needsSecondAdministrator } from './second-administrator.ts'

type Query = { status?: PayoutStatus | undefined; cursor?: string | undefined; limit: number }
type Page = { items: PayoutView[]; nextCursor: string | null; total: Total }

export async function listOwnPayouts({ services: { db }, membership }: WorkspaceContext, query: Query): Promise<Page> {
  return listPayouts(db, { workspaceId: membership.workspaceId }, query)
}

export async function listAllPayouts({ services: { db } }: AdminContext, query: Query): Promise<Page> {
  return listPayouts(db, { approved: true }, query)
}

export async function getOwnPayout(
  { services: { db }, membership, language }: WorkspaceContext,
  { id }: { id: string },
): Promise<PayoutRecord> {
  const row = await findPayout(db, id, membership.workspaceId)
  if (!row) throw notFound()
  return payoutRecord(db, row, language)
}

/** Adds the vendor's remaining balance, its payout account, and whether another administrator must act. */
export async function getAnyPayout({ services, userId, language }: AdminContext, { id }: { id: string }) {
  const { db } = services
  const row = await findPayout(db, id, null)
  if (!row) throw notFound()
  const { workspaceId, currency } = row
  const amountMinor = await loadAccountBalance(db, accountId(workspaceId, 'available', currency))
  const second = (await loadApprovals({ db }, PAYOUT_TRANSFER, [id])).get(id)
  const isOpen = second?.status === 'Pending'
  const isApproved = second?.status === 'Approved'
  return {
    ...(await payoutRecord(db, row, language)),
    available: money(amountMinor, currency),
    needsSecondApproval:
      row.status === 'pending' && !isOpen && !isApproved
        ? await needsSecondAdministrator({ db, services }, row, userId)
        : row.needsSecondApproval,
    approvedByMe: isOpen && second.authorId === userId,
    isApproved,
    secondApprovalId: isOpen || isApproved ? second.requestId : null,
    accountEnding: await findPayoutEnding(db, workspaceId),
  }
}

async function listPayouts(db: Db, own: PayoutFilter, { cursor, limit, status }: Query): Promise<Page> {
  const { items, nextCursor, total } = await listPayoutRows(db, { ...own, status }, { cursor, limit })
  return { items: await payoutViews(db, items), nextCursor, total }
}

async function payoutRecord(db: Db, row: PayoutRow, language: Language): Promise<PayoutRecord> {
  const entries = await loadEntriesAbout(db, row.workspaceId, { payoutId: row.id })
  const approvalId = (await loadApprovals({ db }, PAYOUT_REQUEST, [row.id])).get(row.id)?.requestId ?? null
  return { ...(await payoutView(db, row)), approvalId, entries: await entryViews(db, entries, language) }
}
