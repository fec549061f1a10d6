import { deleteJobsMentioning } from './jobs.sql.ts'
import { deleteIdempotencyKeysFor } from './platform.sql.ts'
import type { Tx } from './transact.ts'
import { eraseUploads } from './uploads/consume-upload.ts'

/**
 * Erases a person's data in the platform's own tables: uploads, stored replies, queued and failed jobs. Events contain only ids
 * and are deleted after their retention time (retention.ts).
 */
export async function erasePlatformData(tx: Tx, userId: string): Promise<void> {
  await eraseUploads(tx, userId)
  await deleteIdempotencyKeysFor(tx.db, userId)
  await deleteJobsMentioning(tx.db, userId)
}
