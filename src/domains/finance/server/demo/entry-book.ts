/** The ledger of a past year in memory: entries, the balances after them, and vendors' totals, as `postEntries` keeps them. */
import type { Past } from '#platform/server/demo/past.ts'
import type { Tx } from '#platform/server/transact.ts'
import { isVendorAccount, vendorEffect } from '../ledger.rules.ts'
import {
  type AccountMove,
  type BookMove,
  moveAccounts,
  moveBooks,
  openAccounts,
  type PostingRow,
  type TransactionRow,
} from '../ledger.sql.ts'
import { accountId, type Entry } from '../post-entries.ts'
import { insertPostings, insertTransactions } from './ledger-book.sql.ts'

type PastBook = BookMove & { lastAt: Date }

/** Begins with an empty ledger. */
export function openEntryBook({ ids }: Past) {
  const transactions: TransactionRow[] = []
  const postings: PostingRow[] = []
  const posted = new Set<string>()
  const books = new Map<string, PastBook>()
  const accounts = new Map<string, AccountMove>()

  function bookOf(workspaceId: string, currency: string, at: Date): PastBook {
    const key = `${workspaceId}:${currency}`
    const empty = { workspaceId, currency, amountMinor: 0, earnedMinor: 0, paidMinor: 0, collectedMinor: 0, entries: 0, lastAt: at }
    const book = books.get(key) ?? empty
    books.set(key, book)
    return book
  }

  function move(
    workspaceId: string | null,
    kind: AccountMove['kind'],
    currency: string,
    amountMinor: number,
  ): { id: string; balanceMinor: number } {
    const id = accountId(workspaceId, kind, currency)
    const owner = isVendorAccount(kind) ? workspaceId : null
    const account = accounts.get(id) ?? { id, kind, currency, workspaceId: owner, amountMinor: 0, floored: false }
    account.amountMinor += amountMinor
    accounts.set(id, account)
    return { id, balanceMinor: account.amountMinor }
  }

  function post(posting: Entry, at: Date): void {
    const { type, reference, workspaceId, currency, orderId = null, part = null, ...entry } = posting
    const key = `${type} ${reference.type} ${reference.id}`
    if (posted.has(key)) return
    posted.add(key)
    const id = ids('txn', at)
    const amountMinor = vendorEffect(entry.moves)
    const book = workspaceId === null ? null : bookOf(workspaceId, currency, at)
    if (book) {
      book.amountMinor += amountMinor
      book.earnedMinor += entry.earnedMinor
      book.paidMinor += entry.paidMinor
      book.collectedMinor += entry.collectedMinor
      book.entries += 1
      if (at > book.lastAt) book.lastAt = at
    }
    transactions.push({
      id,
      type,
      referenceType: reference.type,
      referenceId: reference.id,
      workspaceId,
      orderId,
      part,
      currency,
      amountMinor,
      balanceMinor: book?.amountMinor ?? null,
      sequence: book?.entries ?? null,
      happenedAt: book?.lastAt ?? at,
    })
    for (const [position, { account, amountMinor }] of entry.moves.entries()) {
      const { id: accountId, balanceMinor } = move(workspaceId, account, currency, amountMinor)
      postings.push({ transactionId: id, position, accountId, currency, amountMinor, balanceMinor })
    }
  }

  return {
    post(entries: readonly Entry[], at: Date): void {
      for (const entry of entries) post(entry, at)
    },
    available: (workspaceId: string, currency: string): number =>
      accounts.get(accountId(workspaceId, 'available', currency))?.amountMinor ?? 0,
    async write({ db }: Tx): Promise<void> {
      if (transactions.length === 0) return
      await openAccounts(db, [...accounts.values()])
      await moveAccounts(db, [...accounts.values()])
      for (const [, moves] of Map.groupBy(books.values(), ({ lastAt }) => lastAt.getTime()))
        await moveBooks(db, moves, moves[0]?.lastAt ?? new Date(0))
      await insertTransactions(db, transactions)
      await insertPostings(db, postings)
    },
  }
}
