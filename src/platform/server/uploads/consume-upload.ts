/** Lets an operation use an upload of its caller. The platform's README lists the steps. */
import type { Db } from '../db.ts'
import { notFound } from '../failure.ts'
import { expireOrphans } from '../files/orphaned-files.sql.ts'
import { defineTask } from '../jobs.ts'
import type { Tx } from '../transact.ts'
import { UPLOAD_TTL_MS } from './receive-upload.ts'
import * as sql from './uploads.sql.ts'

export type Upload = { key: string; width: number; height: number }
type UploadRef = { uploadId: string; senderId: string }

/** Finds an upload before the transaction, to create variants. Used uploads are found too, so that a repeated request gets its reply. */
export async function findUpload(db: Db, { uploadId, senderId }: UploadRef, now: Date): Promise<Upload> {
  const found = await sql.findUpload(db, uploadId, senderId, dayBefore(now))
  if (!found) throw notFound()
  return found
}

/**
 * Marks an upload as used. Fails with NOT_FOUND for another sender's upload, a used one and one older than a day. Its file stays
 * orphaned: to keep the file itself, and not only its variants, call `linkFiles` with its key.
 */
export async function consumeUpload(tx: Tx, { uploadId, senderId }: UploadRef): Promise<Upload> {
  const taken = await sql.markUploadUsed(tx.db, { uploadId, senderId, since: dayBefore(tx.now), now: tx.now })
  if (!taken) throw notFound()
  return taken
}

/** Returns the uploads of the last day, for the export of an account. */
export async function loadUploads(db: Db, senderId: string): Promise<{ id: string; key: string }[]> {
  return sql.loadUploads(db, senderId)
}

/** Deletes an account's uploads, for its erasure. Their files are deleted soon after, unless a row links them. */
export async function eraseUploads(tx: Tx, senderId: string): Promise<void> {
  const keys = await sql.deleteUploads(tx.db, senderId)
  if (keys.length > 0) await expireOrphans(tx.db, keys, tx.now)
}

/** Hourly. The files are deleted as orphaned files (files/orphaned-files.ts). */
export const deleteExpiredUploads = defineTask(
  'platform:deleteExpiredUploads',
  async ({ db, now }) => sql.deleteUploadsBefore(db, dayBefore(now())),
  '27 * * * *',
)

function dayBefore(now: Date): Date {
  return new Date(now.getTime() - UPLOAD_TTL_MS)
}
