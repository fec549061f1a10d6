import { Failure } from '#platform/server/failure.ts'
import type { Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { type AccountKind, effectOf, isVendors, type Moves } from './ledger.rules.ts'
import {
  type AccountMove,
  type BookMove,
  balanceOf,
  enteredBefore,
  insertEntries,
  moveAccounts,
  moveBooks,
  openAccounts,
  type PostingRow,
  type TransactionRow,
} from './ledger.sql.ts'

export type Entry = Moves & {
  /** With the type it names the entry: entered twice it is one. */
  reference: { type: string; id: string }
  /** Null: the platform's own. */
  workspaceId: string | null
  currency: string
  orderId?: string
  part?: string
}

type Options = { /** Fails with BALANCE_TOO_LOW rather than let it go below zero. */ floor?: 'available' }

export function accountId(workspaceId: string | null, kind: AccountKind, currency: string): string {
  return `${isVendors(kind) ? workspaceId : 'platform'}:${kind}:${currency}`
}

/**
 * Enters what happened, in the caller's transaction: books and accounts move, in the order of their keys, and keep their balance in the
 * entry. What was entered before is left out. Answers how many were new. Fails with BALANCE_TOO_LOW `{ available }`.
 */
export async function enter(tx: Tx, entries: readonly Entry[], { floor }: Options = {}): Promise<number> {
  const known = new Set(
    (await knownAmong(tx, entries)).map(({ type, referenceType, referenceId }) => keyOf(type, referenceType, referenceId)),
  )
  const fresh = entries.filter(({ type, reference }) => !known.has(keyOf(type, reference.type, reference.id)))
  if (fresh.length === 0) return 0

  const books = new Map((await moveVendorsBooks(tx, fresh)).map((book) => [`${book.workspaceId}:${book.currency}`, book]))
  const moves = accountMoves(fresh, floor)
  await openAccounts(tx.db, moves)
  const moved = new Map((await moveAccounts(tx.db, moves)).map(({ id, balanceMinor }) => [id, balanceMinor]))
  const short = moves.find(({ id }) => !moved.has(id))
  if (short) {
    throw new Failure('BALANCE_TOO_LOW', { available: { amountMinor: await balanceOf(tx.db, short.id), currency: short.currency } })
  }

  const transactions: TransactionRow[] = []
  const postings: PostingRow[] = []
  // Balances are known after all of it: the last entry's is read first.
  for (const { type, reference, workspaceId, currency, orderId = null, part = null, ...entry } of fresh.toReversed()) {
    const id = newId('txn')
    const amountMinor = effectOf(entry.moves)
    const book = workspaceId === null ? undefined : books.get(`${workspaceId}:${currency}`)
    transactions.unshift({
      ...{ id, type, referenceType: reference.type, referenceId: reference.id, workspaceId, orderId, part, currency, amountMinor },
      ...{ balanceMinor: book?.balanceMinor ?? null, sequence: book?.entries ?? null, happenedAt: book?.lastAt ?? tx.now },
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
  return fresh.length
}

const keyOf = (...parts: string[]) => parts.join(' ')

function knownAmong({ db }: Tx, entries: readonly Entry[]) {
  return enteredBefore(
    db,
    entries.map(({ type, reference }) => ({ type, referenceType: reference.type, referenceId: reference.id })),
  )
}

async function moveVendorsBooks({ db, now }: Tx, entries: readonly Entry[]) {
  const moves = new Map<string, BookMove>()
  for (const { workspaceId, currency, moves: of, earnedMinor, paidMinor } of entries) {
    if (workspaceId === null) continue
    const key = `${workspaceId}:${currency}`
    const before = moves.get(key) ?? { workspaceId, currency, amountMinor: 0, earnedMinor: 0, paidMinor: 0, entries: 0 }
    moves.set(key, {
      ...before,
      amountMinor: before.amountMinor + effectOf(of),
      earnedMinor: before.earnedMinor + earnedMinor,
      paidMinor: before.paidMinor + paidMinor,
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
      const owner = isVendors(kind) ? workspaceId : null
      moves.set(id, { id, kind, currency, workspaceId: owner, amountMinor: before + amountMinor, floored: kind === floor })
    }
  }
  return [...moves.values()]
}
