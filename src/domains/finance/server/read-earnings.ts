/** What a vendor sold, and what is left of it. */
import { notFound } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { pageOf } from '#platform/server/keyset.ts'
import type { Total } from '#platform/server/total.ts'
import type { EarningRecord, EarningView } from '../contract.ts'
import { countEarnings, type EarningFilter, type EarningRow, earningOf, LATEST, pageOfEarnings, sharesOf } from './earnings.sql.ts'
import { entriesAbout } from './entries.sql.ts'
import { entryViews } from './entry-view.ts'

type Query = Omit<EarningFilter, 'workspaceId'> & { cursor?: string | undefined; limit: number }

export async function listEarnings(
  { kernel: { db }, seat }: Call,
  { cursor, limit, ...filter }: Query,
): Promise<{ items: EarningView[]; nextCursor: string | null; total: Total }> {
  if (!seat) throw notFound()
  const own = { ...filter, workspaceId: seat.workspaceId }
  const [rows, total] = await Promise.all([pageOfEarnings(db, own, cursor, limit), countEarnings(db, own)])
  const { items, nextCursor } = pageOf(rows, limit, LATEST, ({ placedAt, part }) => [placedAt.toISOString(), part])
  return { items: items.map(earningView), nextCursor, total }
}

/** With the rule and the rate of its commission, and every entry about it. */
export async function getEarning({ kernel: { db }, seat, language }: Call, { part }: { part: string }): Promise<EarningRecord> {
  const row = seat && (await earningOf(db, seat.workspaceId, part))
  if (!row) throw notFound()
  const { currency, workspaceId } = row
  const [shares, entries] = await Promise.all([sharesOf(db, row.id), entriesAbout(db, workspaceId, { part })])
  return {
    ...earningView(row),
    shares: shares.map(({ type, value, rule, baseMinor, commissionMinor, categories }) => ({
      ...{ type, value, rule, categories },
      base: { amountMinor: baseMinor, currency },
      commission: { amountMinor: commissionMinor, currency },
    })),
    entries: await entryViews(db, entries, language),
  }
}

export function keptMinor({ totalMinor, givenBackMinor, commissionMinor, commissionBackMinor }: EarningRow): number {
  return totalMinor - givenBackMinor - (commissionMinor - commissionBackMinor)
}

function earningView(row: EarningRow): EarningView {
  const { part, orderId, currency, state, collectedBy, placedAt, dueAt, releasedAt, paidAt } = row
  const money = (amountMinor: number) => ({ amountMinor, currency })
  return {
    ...{ part, orderId, state, collectedBy },
    placedAt: placedAt.toISOString(),
    gross: money(row.totalMinor),
    commission: money(row.commissionMinor - row.commissionBackMinor),
    net: money(keptMinor(row)),
    givenBack: money(row.givenBackMinor),
    availableOn: (releasedAt ?? dueAt)?.toISOString() ?? null,
    paidAt: paidAt?.toISOString() ?? null,
  }
}
