/** Files that outlive the rows that refer to them: a deleted picture that is evidence stays until its keeper releases it. */
import type { Tx } from '../transact.ts'
import * as sql from './orphaned-files.sql.ts'

export async function keepFiles(tx: Tx, keeper: string, keys: readonly string[]): Promise<void> {
  await sql.insertKeptFiles(tx.db, keeper, [...new Set(keys)])
}

/** Those that no row refers to are deleted with the next orphaned files. */
export async function releaseFiles(tx: Tx, keepers: readonly string[]): Promise<void> {
  await sql.deleteKeptFiles(tx.db, keepers)
}
