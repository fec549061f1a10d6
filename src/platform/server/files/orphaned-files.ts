/**
 * A file and the row that refers to it cannot be written in one transaction. So every uploaded file is orphaned until a row links
 * it, and again after the row unlinks it; orphaned files are deleted when they expire. After any failure in between, every file
 * is still tracked and every linked file exists.
 */
import { defineTask } from '../jobs.ts'
import type { Services } from '../services.ts'
import type { Tx } from '../transact.ts'
import { type FileExtension, isRandomKey, newPrivateKey, newRandomKey } from './file-key.ts'
import * as sql from './orphaned-files.sql.ts'

/** Longer than an upload may stay unused (uploads). */
const UNLINKED_TTL_MS = 25 * 3600_000
/** Cached pages that still show the file have expired by then. */
const REPLACED_FILE_TTL_MS = 10 * 60_000
const RETRY_DELAY_MS = 3600_000
const BATCH = 50

/** Stores uploaded files under unguessable keys, returned in the same order. Must not be called inside a transaction. */
export async function storeOrphanedFiles(services: Services, files: readonly Buffer[], extension: FileExtension): Promise<string[]> {
  return storeUnderKeys(
    services,
    files.map((bytes) => ({ key: newRandomKey(extension), bytes })),
  )
}

/** Stores one private file: its key alone grants no access. */
export async function storePrivateOrphanedFile(services: Services, bytes: Buffer, extension: FileExtension): Promise<string> {
  const key = newPrivateKey(extension)
  await storeUnderKeys(services, [{ key, bytes }])
  return key
}

async function storeUnderKeys(services: Services, keyed: readonly { key: string; bytes: Buffer }[]): Promise<string[]> {
  const keys = keyed.map(({ key }) => key)
  await sql.insertOrphanedFiles(services.db, keys, new Date(services.now().getTime() + UNLINKED_TTL_MS))
  for (const { key, bytes } of keyed) await services.files.write(key, bytes)
  return keys
}

/** Links files, in the transaction of the row that refers to them. Throws when one of them is not orphaned. */
export async function linkFiles(tx: Tx, keys: readonly string[]): Promise<void> {
  const own = distinctRandomKeys(keys)
  if (own.length > 0 && (await sql.markFilesLinked(tx.db, own)) !== own.length) throw new Error('a file to link is not orphaned')
}

/**
 * Unlinks files, in the transaction of the row that referred to them; they are deleted ten minutes later. Files named after their
 * content are kept, because other rows may share them.
 */
export async function unlinkFiles(tx: Tx, keys: readonly string[]): Promise<void> {
  await sql.insertOrphanedFiles(tx.db, distinctRandomKeys(keys), new Date(tx.now.getTime() + REPLACED_FILE_TTL_MS))
}

/** Every ten minutes. A file that cannot be deleted does not block the others and is retried after an hour. */
export const deleteOrphanedFiles = defineTask(
  'platform:deleteOrphanedFiles',
  async ({ db, files, now }) => {
    const due = { now: now(), again: new Date(now().getTime() + RETRY_DELAY_MS), limit: BATCH }
    const failures: unknown[] = []
    for (let keys = await sql.claimExpiredOrphans(db, due); keys.length > 0; keys = await sql.claimExpiredOrphans(db, due)) {
      const outcomes = await Promise.allSettled(keys.map((key) => files.delete(key)))
      const deleted = keys.filter((_, index) => outcomes[index]?.status === 'fulfilled')
      if (deleted.length > 0) await sql.deleteOrphanRows(db, deleted)
      failures.push(...outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : [])))
    }
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} files could not be deleted`)
  },
  '*/10 * * * *',
)

function distinctRandomKeys(keys: readonly string[]): string[] {
  return [...new Set(keys)].filter(isRandomKey)
}
