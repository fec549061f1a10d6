import { incrementSequence } from './number-sequences.sql.ts'
import type { Tx } from './transact.ts'

/** Takes the next number of this owner, or the next `count` ones: then it returns the last of them. */
export type NumberSequence = (tx: Tx, owner: string, count?: number) => Promise<number>

/**
 * A sequence per owner that begins at 1 and has no gaps, where the law asks for it, as for invoices. A transaction that is rolled back
 * gives its number back, so the next transaction of the same owner waits until this one ends: take the number late, in a short
 * transaction. Transactions that take numbers of several owners take them in the order of the owners' ids.
 */
export function numberSequence(name: string): NumberSequence {
  return (tx, owner, count = 1) => incrementSequence(tx.db, owner, name, count)
}
