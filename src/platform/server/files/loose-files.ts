/**
 * A file and the row that keeps it cannot be written in one transaction. So every file of a person is loose until a row keeps
 * it, and loose again when the row lets go of it; loose files are deleted when their time comes. Whatever fails in between, no
 * file is lost from sight and no row points at nothing.
 */
import { defineTask } from '../jobs.ts'
import type { Kernel } from '../kernel.ts'
import type { Tx } from '../transact.ts'
import { type FileExtension, isRandomKey, newPrivateKey, newRandomKey } from './file-key.ts'
import * as sql from './loose-files.sql.ts'

/** Longer than an upload may wait for its use (uploads/take-upload.ts). */
const UNKEPT_MS = 25 * 3600_000
/** Pages and lists that still show it are fresh again by then. */
const LET_GO_MS = 10 * 60_000
const AGAIN_MS = 3600_000
const BATCH = 50

/** Stores files of people under unguessable keys, in their order. Outside of transactions. */
export async function putLoose(kernel: Kernel, files: readonly Buffer[], extension: FileExtension): Promise<string[]> {
  return store(
    kernel,
    files.map((bytes) => ({ key: newRandomKey(extension), bytes })),
  )
}

/** The same for one file that nobody may have who only knows its key. */
export async function putLoosePrivately(kernel: Kernel, bytes: Buffer, extension: FileExtension): Promise<string> {
  const key = newPrivateKey(extension)
  await store(kernel, [{ key, bytes }])
  return key
}

async function store(kernel: Kernel, keyed: readonly { key: string; bytes: Buffer }[]): Promise<string[]> {
  const keys = keyed.map(({ key }) => key)
  await sql.insertLooseFiles(kernel.db, keys, new Date(kernel.now().getTime() + UNKEPT_MS))
  for (const { key, bytes } of keyed) await kernel.files.write(key, bytes)
  return keys
}

/** In the transaction of the row that keeps them from now on. Throws when one of them is not loose. */
export async function keepFiles(tx: Tx, keys: readonly string[]): Promise<void> {
  const own = ownKeys(keys)
  if (own.length > 0 && (await sql.removeLooseFiles(tx.db, own)) !== own.length) throw new Error('a file to keep is not loose')
}

/**
 * In the transaction of the row that kept them: they are deleted a few minutes later. Files named after their content are left
 * alone, because other rows may share them.
 */
export async function letGoOfFiles(tx: Tx, keys: readonly string[]): Promise<void> {
  await sql.insertLooseFiles(tx.db, ownKeys(keys), new Date(tx.now.getTime() + LET_GO_MS))
}

/** Every ten minutes. A file that cannot be deleted keeps none of the others, and is tried again in an hour. */
export const deleteLooseFiles = defineTask(
  'platform:deleteLooseFiles',
  async ({ db, files, now }) => {
    const due = { now: now(), again: new Date(now().getTime() + AGAIN_MS), limit: BATCH }
    const failures: unknown[] = []
    for (let keys = await sql.claimDueFiles(db, due); keys.length > 0; keys = await sql.claimDueFiles(db, due)) {
      const outcomes = await Promise.allSettled(keys.map((key) => files.delete(key)))
      const deleted = keys.filter((_, index) => outcomes[index]?.status === 'fulfilled')
      if (deleted.length > 0) await sql.forgetDeletedFiles(db, deleted)
      failures.push(...outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : [])))
    }
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} files could not be deleted`)
  },
  '*/10 * * * *',
)

function ownKeys(keys: readonly string[]): string[] {
  return [...new Set(keys)].filter(isRandomKey)
}
