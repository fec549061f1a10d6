/** Queries on ledger entries. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import { type Conditions, loadPage, type Page, type Paging, type Sorting } from '#platform/server/list-page.ts'
import type { EntryType, PayoutStatus } from '../contract.ts'
import type { AccountKind } from './ledger.rules.ts'
import type { TransactionRow } from './ledger.sql.ts'

/** A vendor's entry with its position in the vendor's book. `status` and `settledAt` are those of its payout. */
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

const book = (direction: 'asc' | 'desc'): Sorting<EntryRow> => ({
  name: `book ${direction}`,
  by: sql`t.sequence`,
  cast: 'bigint',
  id: sql`t.id`,
  direction,
  keyOf: ({ sequence, id }) => [sequence, id],
})

/** Entries that changed the vendor's balance in this currency. */
const inBook = (workspaceId: string, currency: string): Conditions => [
  sql`t.workspace_id = ${workspaceId}`,
  sql`t.currency = ${currency}`,
  sql`t.amount_minor <> 0`,
]

/** Newest first. */
export async function loadEntriesPage(
  db: Db,
  { workspaceId, currency, type }: { workspaceId: string; currency: string; type?: EntryType | undefined },
  paging: Paging,
): Promise<Page<EntryRow>> {
  return loadPage<EntryRow>(db, {
    ...paging,
    sort: book('desc'),
    where: [...inBook(workspaceId, currency), type ? sql`t.type = ${type}` : null],
    select: (page) => sql`${ENTRIES} ${page}`,
  })
}

export type Period = { workspaceId: string; currency: string; from: Date; before: Date }
export type SoldUnits = { skus: string[] | null; quantity: number | null }

/** Statement rows, oldest first, with the items sold. */
export async function loadPeriodPage(
  db: Db,
  { workspaceId, currency, from, before }: Period,
  paging: Paging,
): Promise<Page<EntryRow & SoldUnits>> {
  // Time and sequence ascend together within a book, so a period is an index range of sequences.
  const ofBook = sql`from finance.transactions where workspace_id = ${workspaceId} and currency = ${currency}`
  const firstSince = sql`(select sequence ${ofBook} and happened_at >= ${from} order by happened_at, sequence limit 1)`
  const lastBefore = sql`(select sequence ${ofBook} and happened_at < ${before} order by happened_at desc, sequence desc limit 1)`
  return loadPage<EntryRow & SoldUnits>(db, {
    ...paging,
    sort: book('asc'),
    where: [...inBook(workspaceId, currency), sql`t.sequence between ${firstSince} and ${lastBefore}`],
    select: (page) => sql`
      select e.*, l.skus, l.quantity from (${ENTRIES} ${page}) e
      left join lateral (
        select array_agg(l.sku order by l.position) as skus, sum(l.quantity)::bigint as quantity
        from finance.sales s join finance.sale_lines l on l.sale_id = s.id where e.type in ('sale', 'collection') and s.part = e.part
      ) l on true
      order by e.sequence`,
  })
}

/** The balance before a moment, stored in the last entry before it. */
export async function loadBalanceBefore(db: Db, workspaceId: string, currency: string, moment: Date): Promise<number> {
  const { rows } = await sql<{ balanceMinor: number }>`
    select balance_minor from finance.transactions
    where workspace_id = ${workspaceId} and currency = ${currency} and happened_at < ${moment}
    order by happened_at desc, sequence desc limit 1`.execute(db)
  return rows[0]?.balanceMinor ?? 0
}

export async function loadPeriodTotals(
  db: Db,
  { workspaceId, currency, from, before }: Period,
): Promise<{ type: EntryType; count: number; amountMinor: number }[]> {
  const { rows } = await sql<{ type: EntryType; count: number; amountMinor: number }>`
    select type, count(*) as count, sum(amount_minor)::bigint as amount_minor from finance.transactions
    where workspace_id = ${workspaceId} and currency = ${currency} and happened_at >= ${from} and happened_at < ${before} and amount_minor <> 0
    group by type`.execute(db)
  return rows
}

/** Entries about a vendor order or a payout, in order. */
export async function loadEntriesAbout(db: Db, workspaceId: string, about: { part: string } | { payoutId: string }): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    ${ENTRIES} where t.workspace_id = ${workspaceId}
      and ${'part' in about ? sql`t.part = ${about.part}` : sql`t.reference_type = 'payout' and t.reference_id = ${about.payoutId} and t.type in ('payout', 'payoutReturned', 'payoutCompleted', 'payoutReversed')`}
    order by t.sequence`.execute(db)
  return rows
}

/** Entries about an order's vendor orders, payments and refunds. */
export async function loadEntriesOfOrder(db: Db, orderId: string): Promise<TransactionRow[]> {
  const { rows } = await sql<TransactionRow>`
    select t.* from finance.transactions t where t.order_id = ${orderId}
    order by happened_at, sequence nulls first, id`.execute(db)
  return rows
}

/** Commission charged less commission refunded in a period: the postings of the platform's commission account. */
export async function loadCommissionBetween(db: Db, currency: string, from: Date, before: Date): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(p.amount_minor), 0)::bigint as sum
    from finance.transactions t join finance.postings p on p.transaction_id = t.id and p.account_id = 'platform:commission:' || t.currency
    where t.type in ('commission', 'commissionRefund') and t.currency = ${currency} and t.happened_at >= ${from} and t.happened_at < ${before}`.execute(
    db,
  )
  return rows[0]?.sum ?? 0
}

export type ShownPosting = { transactionId: string; kind: AccountKind; amountMinor: number; currency: string }

export async function loadPostings(db: Db, transactionIds: readonly string[]): Promise<ShownPosting[]> {
  const { rows } = await sql<ShownPosting>`
    select p.transaction_id, a.kind, p.amount_minor, p.currency from finance.postings p join finance.accounts a on a.id = p.account_id
    where p.transaction_id = any(${transactionIds}) order by p.transaction_id, p.position`.execute(db)
  return rows
}
