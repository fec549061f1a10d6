import { ledgerChanged } from '#events/finance.ts'
import { Failure } from '#platform/server/failure.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { type AccountKind, isVendorAccount, type Moves, vendorEffect } from './ledger.rules.ts'
import {
  type AccountMove,
  type BookMove,
  insertEntries,
  loadAccountBalance,
  loadPostedKeys,
  moveAccounts,
  moveBooks,
  openAccounts,
  type PostingRow,
  type TransactionRow,
} from './ledger.sql.ts'

export type Entry = Moves & {
  /** Together with the type it identifies the entry; posting it twice has no effect. */
  reference: { type: string; id: string }
  /** Null for the platform's own entries. */
  workspaceId: string | null
  currency: string
  orderId?: string
  part?: string
}

type Options = { /** Fails with BALANCE_TOO_LOW instead of going below zero. */ floor?: 'available' }

export function accountId(workspaceId: string | null, kind: AccountKind, currency: string): string {
  return `${isVendorAccount(kind) ? workspaceId : 'platform'}:${kind}:${currency}`
}

/**
 * Posts entries in the caller's transaction: updates books and accounts in key order (no deadlocks) and stores the resulting balances.
 * Entries that were already posted are skipped. Returns the number of new ones. Fails with BALANCE_TOO_LOW `{ available }`.
 */
export async function postEntries(tx: Tx, entries: readonly Entry[], { floor }: Options = {}): Promise<number> {
  const known = new Set(
    (await findPosted(tx, entries)).map(({ type, referenceType, referenceId }) => entryKey(type, referenceType, referenceId)),
  )
  const fresh = entries.filter(({ type, reference }) => !known.has(entryKey(type, reference.type, reference.id)))
  if (fresh.length === 0) return 0

  const books = new Map((await moveVendorsBooks(tx, fresh)).map((book) => [`${book.workspaceId}:${book.currency}`, book]))
  const moves = accountMoves(fresh, floor)
  await openAccounts(tx.db, moves)
  const moved = new Map((await moveAccounts(tx.db, moves)).map(({ id, balanceMinor }) => [id, balanceMinor]))
  const short = moves.find(({ id }) => !moved.has(id))
  if (short) {
    throw new Failure('BALANCE_TOO_LOW', {
      available: { amountMinor: await loadAccountBalance(tx.db, short.id), currency: short.currency },
    })
  }

  const transactions: TransactionRow[] = []
  const postings: PostingRow[] = []
  // Final balances are known, so running balances are computed from the last entry backwards.
  for (const { type, reference, workspaceId, currency, orderId = null, part = null, ...entry } of fresh.toReversed()) {
    const id = newId('txn')
    const amountMinor = vendorEffect(entry.moves)
    const book = workspaceId === null ? undefined : books.get(`${workspaceId}:${currency}`)
    transactions.unshift({
      id,
      type,
      referenceType: reference.type,
      referenceId: reference.id,
      workspaceId,
      orderId,
      part,
      currency,
      amountMinor,
      balanceMinor: book?.balanceMinor ?? null,
      sequence: book?.entries ?? null,
      happenedAt: book?.lastAt ?? tx.now,
    })
    if (book) Object.assign(book, { balanceMinor: book.balanceMinor - amountMinor, entries: book.entries - 1 })
    for (const [position, move] of [...entry.moves.entries()].toReversed()) {
      const account = accountId(workspaceId, move.account, currency)
      const balanceMinor = moved.get(account) ?? 0
      postings.unshift({ transactionId: id, position, accountId: account, currency, amountMinor: move.amountMinor, balanceMinor })
      moved.set(account, balanceMinor - move.amountMinor)
    }
  }
  await insertEntries(tx.db, transactions, postings)
  publishChanges(tx, fresh)
  return fresh.length
}

/** One event for each vendor and transaction. */
function publishChanges(tx: Tx, entries: readonly Entry[]): void {
  for (const { workspaceId } of entries) {
    const isPublished = tx.events.some(({ type, aggregate }) => type === ledgerChanged.type && aggregate === workspaceId)
    if (workspaceId !== null && !isPublished) publish(tx, ledgerChanged({ workspaceId }))
  }
}

const entryKey = (...parts: string[]) => parts.join(' ')

function findPosted({ db }: Tx, entries: readonly Entry[]) {
  return loadPostedKeys(
    db,
    entries.map(({ type, reference }) => ({ type, referenceType: reference.type, referenceId: reference.id })),
  )
}

async function moveVendorsBooks({ db, now }: Tx, entries: readonly Entry[]) {
  const moves = new Map<string, BookMove>()
  for (const { workspaceId, currency, moves: of, earnedMinor, paidMinor, collectedMinor } of entries) {
    if (workspaceId === null) continue
    const key = `${workspaceId}:${currency}`
    const before = moves.get(key) ?? { workspaceId, currency, amountMinor: 0, earnedMinor: 0, paidMinor: 0, collectedMinor: 0, entries: 0 }
    moves.set(key, {
      ...before,
      amountMinor: before.amountMinor + vendorEffect(of),
      earnedMinor: before.earnedMinor + earnedMinor,
      paidMinor: before.paidMinor + paidMinor,
      collectedMinor: before.collectedMinor + collectedMinor,
      entries: before.entries + 1,
    })
  }
  return moves.size === 0 ? [] : moveBooks(db, [...moves.values()], now)
}

function accountMoves(entries: readonly Entry[], floor: Options['floor']): AccountMove[] {
  const moves = new Map<string, AccountMove>()
  for (const { workspaceId, currency, moves: of } of entries) {
    for (const { account: kind, amountMinor } of of) {
      const id = accountId(workspaceId, kind, currency)
      const before = moves.get(id)?.amountMinor ?? 0
      const owner = isVendorAccount(kind) ? workspaceId : null
      moves.set(id, { id, kind, currency, workspaceId: owner, amountMinor: before + amountMinor, floored: kind === floor })
    }
  }
  return [...moves.values()]
}
