/** A vendor's book: all entries newest first, or one period with opening and closing balances (V17). */
import type { WorkspaceContext } from '#platform/server/services.ts'
import { BASE_CURRENCY, money } from '#platform/shared/money.ts'
import { type EntryType, STATEMENT_TYPES } from '../contract.ts'
import { loadBalanceBefore, loadEntriesPage, loadPeriodPage, loadPeriodTotals } from './entries.sql.ts'
import { transactionView } from './entry-view.ts'

type Page = { cursor?: string | undefined; limit: number }
type StatementQuery = { currency: string; from: string; before: string }

export async function listTransactions(
  { services: { db }, membership, language }: WorkspaceContext,
  { cursor, limit, type }: Page & { type?: EntryType | undefined },
) {
  const own = { workspaceId: membership.workspaceId, currency: BASE_CURRENCY, type }
  const { items, nextCursor } = await loadEntriesPage(db, own, { cursor, limit })
  return { items: items.map((row) => transactionView(row, language)), nextCursor }
}

/** Opening and closing balances, and sums by type. */
export async function getStatement(ctx: WorkspaceContext, asked: StatementQuery) {
  const { db } = ctx.services
  const period = toPeriod(ctx, asked)
  const { workspaceId, currency } = period
  const [opening, closing, totals] = await Promise.all([
    loadBalanceBefore(db, workspaceId, currency, period.from),
    loadBalanceBefore(db, workspaceId, currency, period.before),
    loadPeriodTotals(db, period),
  ])
  const inCurrency = (amountMinor: number) => money(amountMinor, currency)
  return {
    opening: inCurrency(opening),
    closing: inCurrency(closing),
    totals: STATEMENT_TYPES.flatMap((type) =>
      totals.filter((total) => total.type === type).map(({ count, amountMinor }) => ({ type, count, amount: inCurrency(amountMinor) })),
    ),
  }
}

export async function listStatement(ctx: WorkspaceContext, { cursor, limit, ...asked }: StatementQuery & Page) {
  const { items, nextCursor } = await loadPeriodPage(ctx.services.db, toPeriod(ctx, asked), { cursor, limit })
  return {
    nextCursor,
    items: items.map((row) => ({
      ...transactionView(row, ctx.language),
      skus: row.skus ?? [],
      quantity: row.quantity,
      depositedAt: row.status === 'completed' ? (row.settledAt?.toISOString() ?? null) : null,
    })),
  }
}

function toPeriod({ membership }: WorkspaceContext, { currency, from, before }: StatementQuery) {
  return { workspaceId: membership.workspaceId, currency, from: new Date(from), before: new Date(before) }
}
