import type { Db } from '#platform/server/db.ts'
import { insertsInto } from '#platform/server/insert-rows.ts'
import type { Tables } from '../db.types.ts'
import type { PostingRow, TransactionRow } from '../ledger.sql.ts'
import type { PastSale } from './sale-book.ts'

const insert = insertsInto<Tables>()

/** With the rest of an entry still one statement of `insertsInto`. */
const POSTINGS_PER_STATEMENT = 4000

export type PastDisputeShare = { disputeId: string; part: string; amountMinor: number; heldMinor: number; settledAt: Date | null }
export type PastPayout = {
  id: string
  workspaceId: string
  currency: string
  amountMinor: number
  requestedBy: string
  requestedAt: Date
  settledBy: string
  settledAt: Date
  reference: string
}

export async function insertSales(db: Db, sales: readonly PastSale[]): Promise<void> {
  await insert(
    db,
    'finance.sales',
    sales.map(({ shares: _, lines: __, ...sale }) => sale),
  )
  await insert(
    db,
    'finance.saleShares',
    sales.flatMap(({ id: saleId, shares }) => shares.map((share, position) => ({ ...share, saleId, position }))),
  )
  await insert(
    db,
    'finance.saleLines',
    sales.flatMap(({ id: saleId, lines }) => lines.map((line) => ({ ...line, saleId }))),
  )
}

export async function insertReceipts(
  db: Db,
  receipts: readonly { paymentId: string; referenceType: string; referenceId: string; receivedAt: Date }[],
): Promise<void> {
  await insert(db, 'finance.receipts', receipts)
}

export async function insertOpenReturns(db: Db, returns: readonly { returnId: string; part: string }[]): Promise<void> {
  await insert(db, 'finance.openReturns', returns)
}

export async function insertDisputeShares(db: Db, shares: readonly PastDisputeShare[]): Promise<void> {
  await insert(db, 'finance.disputeShares', shares)
}

export async function insertPayouts(db: Db, payouts: readonly PastPayout[]): Promise<void> {
  await insert(
    db,
    'finance.payouts',
    payouts.map((payout) => ({ ...payout, status: 'completed', needsSecondApproval: false })),
  )
}

export async function insertTransactions(db: Db, transactions: readonly TransactionRow[]): Promise<void> {
  await insert(db, 'finance.transactions', transactions)
}

/** In the order of their entries. No entry is divided among two statements, because each statement has to balance. */
export async function insertPostings(db: Db, postings: readonly PostingRow[]): Promise<void> {
  for (let begin = 0, end = 0; begin < postings.length; begin = end) {
    end = begin + POSTINGS_PER_STATEMENT
    while (end < postings.length && postings[end]?.transactionId === postings[end - 1]?.transactionId) end += 1
    await insert(db, 'finance.postings', postings.slice(begin, end))
  }
}
