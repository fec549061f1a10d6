/** A vendor's sales and their net. */
import { notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import type { Total } from '#platform/server/total.ts'
import { money } from '#platform/shared/money.ts'
import type { EarningRecord, EarningView } from '../contract.ts'
import { type EarningFilter, type EarningRow, findEarning, listEarningRows, loadShares } from './earnings.sql.ts'
import { loadEntriesAbout } from './entries.sql.ts'
import { entryViews } from './entry-view.ts'
import { cashLeft, holdReason, saleBalance } from './release.rules.ts'

type Query = Omit<EarningFilter, 'workspaceId'> & { cursor?: string | undefined; limit: number }

export async function listEarnings(
  { services, membership }: WorkspaceContext,
  { cursor, limit, ...filter }: Query,
): Promise<{ items: EarningView[]; nextCursor: string | null; total: Total }> {
  const own = { ...filter, workspaceId: membership.workspaceId }
  const { items, nextCursor, total } = await listEarningRows(services.db, own, { cursor, limit })
  return { items: items.map((row) => earningView(row, services.now())), nextCursor, total }
}

/** A sale with its commission rule and rate, and all its entries. */
export async function getEarning({ services, membership, language }: WorkspaceContext, { part }: { part: string }): Promise<EarningRecord> {
  const { db } = services
  const row = await findEarning(db, membership.workspaceId, part)
  if (!row) throw notFound()
  const { currency, workspaceId } = row
  const [shares, entries] = await Promise.all([loadShares(db, row.id), loadEntriesAbout(db, workspaceId, { part })])
  return {
    ...earningView(row, services.now()),
    shares: shares.map(({ type, value, rule, baseMinor, commissionMinor, categories }) => ({
      type,
      value,
      rule,
      categories,
      base: money(baseMinor, currency),
      commission: money(commissionMinor, currency),
    })),
    entries: await entryViews(db, entries, language),
  }
}

export function keptMinor({ totalMinor, refundedMinor, commissionMinor, commissionRefundedMinor }: EarningRow): number {
  return totalMinor - refundedMinor - (commissionMinor - commissionRefundedMinor)
}

function earningView(row: EarningRow, now: Date): EarningView {
  const { part, orderId, currency, state, collectedBy, placedAt, collectedAt, dueAt, releasedAt, paidAt } = row
  const isOpen = releasedAt === null
  const cashMinor = cashLeft(row)
  const inCurrency = (amountMinor: number) => money(amountMinor, currency)
  return {
    part,
    orderId,
    state,
    heldFor: isOpen && state !== 'returned' ? holdReason(row, now) : null,
    collectedBy,
    collectedAt: collectedAt?.toISOString() ?? null,
    pending: inCurrency(isOpen && collectedBy === 'platform' ? saleBalance(row) - row.heldMinor : 0),
    held: inCurrency(row.heldMinor),
    toCollect: inCurrency(collectedAt ? 0 : cashMinor),
    collected: inCurrency(collectedAt ? cashMinor : 0),
    commissionDue: inCurrency(isOpen && collectedAt ? -saleBalance(row) || 0 : 0),
    placedAt: placedAt.toISOString(),
    gross: inCurrency(row.totalMinor),
    commission: inCurrency(row.commissionMinor - row.commissionRefundedMinor),
    net: inCurrency(keptMinor(row)),
    refunded: inCurrency(row.refundedMinor),
    availableOn: (releasedAt ?? dueAt)?.toISOString() ?? null,
    paidAt: paidAt?.toISOString() ?? null,
  }
}
