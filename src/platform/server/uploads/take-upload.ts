/** How an operation uses what its caller uploaded. The README shows the order of the steps. */
import type { Db } from '../db.ts'
import { notFound } from '../failure.ts'
import { hastenLooseFiles } from '../files/loose-files.sql.ts'
import { defineTask } from '../jobs.ts'
import type { Tx } from '../transact.ts'
import { UPLOAD_KEPT_MS } from './receive-upload.ts'
import * as sql from './uploads.sql.ts'

export type Upload = { key: string; width: number; height: number }
type Which = { uploadId: string; senderId: string }

/** Before the transaction, to make variants of. A used one is found too: a repeated call has to reach its first reply. */
export async function findUpload(db: Db, { uploadId, senderId }: Which, now: Date): Promise<Upload> {
  const found = await sql.findUploadOf(db, uploadId, senderId, dayBefore(now))
  if (!found) throw notFound()
  return found
}

/**
 * Marks it used, once. NOT_FOUND for somebody else's, a used one and one older than a day. Its file stays loose: who keeps
 * the file itself, and not only variants of it, calls `keepFiles` with its key.
 */
export async function takeUpload(tx: Tx, { uploadId, senderId }: Which): Promise<Upload> {
  const taken = await sql.markUploadUsed(tx.db, { uploadId, senderId, since: dayBefore(tx.now), now: tx.now })
  if (!taken) throw notFound()
  return taken
}

/** For the export of an account: those of the last day. */
export async function uploadsOf(db: Db, senderId: string): Promise<{ id: string; key: string }[]> {
  return sql.uploadsOf(db, senderId)
}

/** For the erasure of an account: its uploads are gone, their files soon, unless a row keeps them. */
export async function eraseUploadsOf(tx: Tx, senderId: string): Promise<void> {
  const keys = await sql.deleteUploadsOf(tx.db, senderId)
  if (keys.length > 0) await hastenLooseFiles(tx.db, keys, tx.now)
}

/** Hourly; their files follow by themselves (files/loose-files.ts). */
export const forgetOldUploads = defineTask(
  'platform:forgetOldUploads',
  async ({ db, now }) => sql.deleteUploadsBefore(db, dayBefore(now())),
  '27 * * * *',
)

function dayBefore(now: Date): Date {
  return new Date(now.getTime() - UPLOAD_KEPT_MS)
}
