/** A vendor's book: all of it backwards, or one period of it with what came before and after (V17). */
import { notFound } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { pageOf } from '#platform/server/keyset.ts'
import { BASE_CURRENCY } from '#platform/shared/money.ts'
import { type EntryType, STATEMENT_TYPES } from '../contract.ts'
import { balanceBefore, NEWEST, OLDEST, pageOfEntries, pageOfPeriod, totalsOf } from './entries.sql.ts'
import { transactionView } from './entry-view.ts'

type Page = { cursor?: string | undefined; limit: number }
type Asked = { currency: string; from: string; before: string }

export async function listTransactions(
  { kernel: { db }, seat, language }: Call,
  { cursor, limit, type }: Page & { type?: EntryType | undefined },
) {
  if (!seat) throw notFound()
  const rows = await pageOfEntries(db, { workspaceId: seat.workspaceId, currency: BASE_CURRENCY, type }, cursor, limit)
  const { items, nextCursor } = pageOf(rows, limit, NEWEST, ({ sequence, id }) => [sequence, id])
  return { items: items.map((row) => transactionView(row, language)), nextCursor }
}

/** Opening, closing, and the sums between them by type. */
export async function getStatement(call: Call, asked: Asked) {
  const { db } = call.kernel
  const period = periodOf(call, asked)
  const { workspaceId, currency } = period
  const [opening, closing, totals] = await Promise.all([
    balanceBefore(db, workspaceId, currency, period.from),
    balanceBefore(db, workspaceId, currency, period.before),
    totalsOf(db, period),
  ])
  const money = (amountMinor: number) => ({ amountMinor, currency })
  return {
    opening: money(opening),
    closing: money(closing),
    totals: STATEMENT_TYPES.flatMap((type) =>
      totals.filter((total) => total.type === type).map(({ count, amountMinor }) => ({ type, count, amount: money(amountMinor) })),
    ),
  }
}

export async function listStatement(call: Call, { cursor, limit, ...asked }: Asked & Page) {
  const rows = await pageOfPeriod(call.kernel.db, periodOf(call, asked), cursor, limit)
  const { items, nextCursor } = pageOf(rows, limit, OLDEST, ({ sequence, id }) => [sequence, id])
  return {
    nextCursor,
    items: items.map((row) => ({
      ...transactionView(row, call.language),
      skus: row.skus ?? [],
      quantity: row.quantity,
      depositedAt: row.status === 'completed' ? (row.settledAt?.toISOString() ?? null) : null,
    })),
  }
}

function periodOf({ seat }: Call, { currency, from, before }: Asked) {
  if (!seat) throw notFound()
  return { workspaceId: seat.workspaceId, currency, from: new Date(from), before: new Date(before) }
}
