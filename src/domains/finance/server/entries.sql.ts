/** Reading what was entered. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import { afterCursor, type Keyset, orderBy } from '#platform/server/keyset.ts'
import type { EntryType, PayoutStatus } from '../contract.ts'
import type { AccountKind } from './ledger.rules.ts'
import type { TransactionRow } from './ledger.sql.ts'

/** Of a vendor, so with its place in the vendor's book. `status`, `settledAt`: of the payout it is about. */
export type EntryRow = TransactionRow & {
  workspaceId: string
  balanceMinor: number
  sequence: number
  status: PayoutStatus | null
  settledAt: Date | null
}

const ENTRIES = sql.raw(`
  select t.id, t.type, t.reference_type, t.reference_id, t.workspace_id, t.order_id, t.part, t.currency, t.amount_minor, t.balance_minor,
    t.sequence, t.happened_at, p.status, p.settled_at
  from finance.transactions t left join finance.payouts p on t.type = 'payout' and p.id = t.reference_id`)

const book = (direction: 'asc' | 'desc'): Keyset => ({
  ...{ name: `book ${direction}`, by: sql`t.sequence`, cast: 'bigint', id: sql`t.id`, direction },
})
export const NEWEST = book('desc')
export const OLDEST = book('asc')

/** What changed what the vendor has, newest first. One more than `limit` when there are further ones. */
export async function pageOfEntries(
  db: Db,
  { workspaceId, currency, type }: { workspaceId: string; currency: string; type?: EntryType | undefined },
  cursor: string | undefined,
  limit: number,
): Promise<EntryRow[]> {
  const after = afterCursor(NEWEST, cursor)
  const { rows } = await sql<EntryRow>`
    ${ENTRIES} where t.workspace_id = ${workspaceId} and t.currency = ${currency} and t.amount_minor <> 0
      ${type ? sql`and t.type = ${type}` : sql``} ${after ? sql`and ${after}` : sql``} ${orderBy(NEWEST)} limit ${limit + 1}`.execute(db)
  return rows
}

export type Period = { workspaceId: string; currency: string; from: Date; before: Date }
export type SoldUnits = { skus: string[] | null; quantity: number | null }

/** The rows of a statement, oldest first, each with what was sold. */
export async function pageOfPeriod(
  db: Db,
  { workspaceId, currency, from, before }: Period,
  cursor: string | undefined,
  limit: number,
): Promise<(EntryRow & SoldUnits)[]> {
  const after = afterCursor(OLDEST, cursor)
  // Time and sequence go together in a book: by its sequences a period is found without reading what lies before or after.
  const ofBook = sql`from finance.transactions where workspace_id = ${workspaceId} and currency = ${currency}`
  const firstSince = sql`(select sequence ${ofBook} and happened_at >= ${from} order by happened_at, sequence limit 1)`
  const lastBefore = sql`(select sequence ${ofBook} and happened_at < ${before} order by happened_at desc, sequence desc limit 1)`
  const { rows } = await sql<EntryRow & SoldUnits>`
    select e.*, l.skus, l.quantity from (
      ${ENTRIES} where t.workspace_id = ${workspaceId} and t.currency = ${currency} and t.amount_minor <> 0
        and t.sequence between ${firstSince} and ${lastBefore} ${after ? sql`and ${after}` : sql``} ${orderBy(OLDEST)} limit ${limit + 1}
    ) e
    left join lateral (
      select array_agg(l.sku order by l.position) as skus, sum(l.quantity)::bigint as quantity
      from finance.sales s join finance.sale_lines l on l.sale_id = s.id where e.type = 'sale' and s.part = e.part
    ) l on true
    order by e.sequence`.execute(db)
  return rows
}

/** What the vendor had before a moment: kept in its last entry before it. */
export async function balanceBefore(db: Db, workspaceId: string, currency: string, moment: Date): Promise<number> {
  const { rows } = await sql<{ balanceMinor: number }>`
    select balance_minor from finance.transactions
    where workspace_id = ${workspaceId} and currency = ${currency} and happened_at < ${moment}
    order by happened_at desc, sequence desc limit 1`.execute(db)
  return rows[0]?.balanceMinor ?? 0
}

export async function totalsOf(
  db: Db,
  { workspaceId, currency, from, before }: Period,
): Promise<{ type: EntryType; count: number; amountMinor: number }[]> {
  const { rows } = await sql<{ type: EntryType; count: number; amountMinor: number }>`
    select type, count(*) as count, sum(amount_minor)::bigint as amount_minor from finance.transactions
    where workspace_id = ${workspaceId} and currency = ${currency} and happened_at >= ${from} and happened_at < ${before} and amount_minor <> 0
    group by type`.execute(db)
  return rows
}

/** All that was entered about a part or a payout, in order. */
export async function entriesAbout(db: Db, workspaceId: string, about: { part: string } | { payoutId: string }): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    ${ENTRIES} where t.workspace_id = ${workspaceId}
      and ${'part' in about ? sql`t.part = ${about.part}` : sql`t.reference_type = 'payout' and t.reference_id = ${about.payoutId} and t.type in ('payout', 'payoutReturned', 'payoutCompleted')`}
    order by t.sequence`.execute(db)
  return rows
}

/** Of an order: what was entered about its parts, about payments for it and about what of them went back. */
export async function entriesOfOrder(db: Db, orderId: string): Promise<TransactionRow[]> {
  const { rows } = await sql<TransactionRow>`
    select t.* from finance.transactions t where t.order_id = ${orderId}
    order by happened_at, sequence nulls first, id`.execute(db)
  return rows
}

/** What vendors' books were charged with is what the platform kept. */
export async function commissionBetween(db: Db, currency: string, from: Date, before: Date): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(-sum(amount_minor), 0)::bigint as sum from finance.transactions
    where type in ('commission', 'commissionRefund') and currency = ${currency} and happened_at >= ${from} and happened_at < ${before}`.execute(
    db,
  )
  return rows[0]?.sum ?? 0
}

export type ShownPosting = { transactionId: string; kind: AccountKind; amountMinor: number; currency: string }

export async function postingsOf(db: Db, transactionIds: readonly string[]): Promise<ShownPosting[]> {
  const { rows } = await sql<ShownPosting>`
    select p.transaction_id, a.kind, p.amount_minor, p.currency from finance.postings p join finance.accounts a on a.id = p.account_id
    where p.transaction_id = any(${transactionIds}) order by p.transaction_id, p.position`.execute(db)
  return rows
}
