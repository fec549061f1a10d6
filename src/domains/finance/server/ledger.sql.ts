/** Writes of the ledger: entries are appended and balances updated with them. */
import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import type { EntryType } from '../contract.ts'
import type { Tables } from './db.types.ts'
import type { AccountKind, VendorAccount } from './ledger.rules.ts'

const finance = schemaOf<Tables>()

const REFUND_TYPES: readonly EntryType[] = ['refund', 'subsidyRefund', 'commissionRefund']

export type EntryKey = { type: EntryType; referenceType: string; referenceId: string }

/** Keys that were already posted. */
export async function loadPostedKeys(db: Db, keys: readonly EntryKey[]): Promise<EntryKey[]> {
  const { rows } = await sql<EntryKey>`
    select t.type, t.reference_type, t.reference_id from finance.transactions t
    join unnest(${keys.map(({ type }) => type)}::text[], ${keys.map(({ referenceType }) => referenceType)}::text[],
      ${keys.map(({ referenceId }) => referenceId)}::text[]) as k(type, reference_type, reference_id) using (type, reference_type, reference_id)`.execute(
    db,
  )
  return rows
}

export async function isRefundPosted(db: Db, refundId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from finance.transactions where reference_type = 'orderRefund' and reference_id = ${refundId} and type = any(${REFUND_TYPES}) limit 1`.execute(
    db,
  )
  return rows.length > 0
}

export type BookMove = {
  workspaceId: string
  currency: string
  amountMinor: number
  earnedMinor: number
  paidMinor: number
  collectedMinor: number
  entries: number
}
export type BookState = { workspaceId: string; currency: string; balanceMinor: number; entries: number; lastAt: Date }

/** Updates books in key order, creating missing ones. The row locks serialize entries per vendor. `last_at` never goes back. */
export async function moveBooks(db: Db, moves: readonly BookMove[], now: Date): Promise<BookState[]> {
  const { rows } = await sql<BookState>`
    insert into finance.vendor_balances as b (workspace_id, currency, balance_minor, earned_minor, paid_minor, collected_minor, entries, last_at)
    select w.*, ${now}::timestamptz from unnest(
      ${moves.map(({ workspaceId }) => workspaceId)}::text[], ${moves.map(({ currency }) => currency)}::text[],
      ${moves.map(({ amountMinor }) => amountMinor)}::bigint[], ${moves.map(({ earnedMinor }) => earnedMinor)}::bigint[],
      ${moves.map(({ paidMinor }) => paidMinor)}::bigint[], ${moves.map(({ collectedMinor }) => collectedMinor)}::bigint[],
      ${moves.map(({ entries }) => entries)}::bigint[]
    ) as w(workspace_id, currency, amount_minor, earned_minor, paid_minor, collected_minor, entries) order by 1, 2
    on conflict (workspace_id, currency) do update set balance_minor = b.balance_minor + excluded.balance_minor,
      earned_minor = b.earned_minor + excluded.earned_minor, paid_minor = b.paid_minor + excluded.paid_minor,
      collected_minor = b.collected_minor + excluded.collected_minor, entries = b.entries + excluded.entries, last_at = greatest(b.last_at, excluded.last_at)
    returning workspace_id, currency, balance_minor, entries, last_at`.execute(db)
  return rows
}

/** `floored` accounts may not go below zero. */
export type AccountMove = {
  id: string
  workspaceId: string | null
  kind: AccountKind
  currency: string
  amountMinor: number
  floored: boolean
}

export async function openAccounts(
  db: Db,
  wanted: readonly Pick<AccountMove, 'id' | 'workspaceId' | 'kind' | 'currency'>[],
): Promise<void> {
  await finance(db)
    .insertInto('finance.accounts')
    .values(wanted.map(({ id, workspaceId, kind, currency }) => ({ id, workspaceId, kind, currency })))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** One conditional update, locked in id order. An account missing from the result would have gone below zero. */
export async function moveAccounts(db: Db, moves: readonly AccountMove[]): Promise<{ id: string; balanceMinor: number }[]> {
  const { rows } = await sql<{ id: string; balanceMinor: number }>`
    with wanted as (
      select * from unnest(${moves.map(({ id }) => id)}::text[], ${moves.map(({ amountMinor }) => amountMinor)}::bigint[],
        ${moves.map(({ floored }) => floored)}::boolean[]) as w(id, amount_minor, floored)
    ),
    locked as (
      select a.id from finance.accounts a join wanted w using (id) order by a.id for update of a
    )
    update finance.accounts a set balance_minor = a.balance_minor + w.amount_minor
    from wanted w join locked l using (id)
    where a.id = w.id and (not w.floored or a.balance_minor + w.amount_minor >= 0)
    returning a.id, a.balance_minor`.execute(db)
  return rows
}

export type TransactionRow = {
  id: string
  type: EntryType
  referenceType: string
  referenceId: string
  workspaceId: string | null
  orderId: string | null
  part: string | null
  currency: string
  amountMinor: number
  balanceMinor: number | null
  sequence: number | null
  happenedAt: Date
}

export type PostingRow = {
  transactionId: string
  position: number
  accountId: string
  currency: string
  amountMinor: number
  balanceMinor: number
}

export async function insertEntries(db: Db, transactions: TransactionRow[], postings: PostingRow[]): Promise<void> {
  await finance(db).insertInto('finance.transactions').values(transactions).execute()
  await finance(db).insertInto('finance.postings').values(postings).execute()
}

/** The balance of an account; 0 when it does not exist yet. */
export async function loadAccountBalance(db: Db, accountId: string): Promise<number> {
  const row = await finance(db).selectFrom('finance.accounts').select('balanceMinor').where('id', '=', accountId).executeTakeFirst()
  return row?.balanceMinor ?? 0
}

export type BookRow = { currency: string; earnedMinor: number; paidMinor: number; collectedMinor: number } & Record<VendorAccount, number>

export async function loadBooks(db: Db, workspaceId: string): Promise<BookRow[]> {
  const balance = (kind: VendorAccount) => sql`coalesce(sum(a.balance_minor) filter (where a.kind = ${kind}), 0)::bigint`
  const { rows } = await sql<BookRow>`
    select b.currency, b.earned_minor, b.paid_minor, b.collected_minor, ${balance('pending')} as pending, ${balance('available')} as available,
      ${balance('locked')} as locked, ${balance('due')} as due, ${balance('toCollect')} as to_collect, ${balance('expected')} as expected, ${balance('held')} as held
    from finance.vendor_balances b left join finance.accounts a on a.workspace_id = b.workspace_id and a.currency = b.currency
    where b.workspace_id = ${workspaceId} group by b.workspace_id, b.currency order by b.currency`.execute(db)
  return rows
}
