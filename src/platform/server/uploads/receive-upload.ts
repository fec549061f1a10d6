/** A picture a person sends, a member or a guest: made anew, kept for a day, theirs alone to use. */
import { newId } from '#platform/shared/ids.ts'
import type { UploadView } from '#platform/shared/uploads.ts'
import type { Db } from '../db.ts'
import { Failure } from '../failure.ts'
import { fileUrl } from '../files/file-key.ts'
import { putLoose } from '../files/loose-files.ts'
import type { Kernel } from '../kernel.ts'
import { readPicture } from '../pictures/read-picture.ts'
import { transactAs } from '../transact.ts'
import * as sql from './uploads.sql.ts'

/** An upload is there to be used for a day, and counted against its sender as long. */
export const UPLOAD_KEPT_MS = 24 * 3600_000
export const MAX_UPLOADS_A_DAY = 100
export const MAX_UPLOADED_BYTES_A_DAY = 200 * 1024 * 1024

/** Throws PICTURE_REFUSED, RATE_LIMITED and BUSY. A file whose upload was refused stays loose and goes the way of those. */
export async function receiveUpload(kernel: Kernel, { senderId, bytes }: { senderId: string; bytes: Buffer }): Promise<UploadView> {
  const picture = await readPicture(bytes)
  const [key = ''] = await putLoose(kernel, [picture.bytes], 'webp')
  const { width, height } = picture
  const id = newId('upl')
  await transactAs(kernel, async ({ db, now }) => {
    await sql.lockUploadsOf(db, senderId)
    await requireQuota(db, senderId, now)
    await sql.insertUpload(db, { id, senderId, key, width, height, bytes: picture.bytes.length, createdAt: now })
  })
  return { uploadId: id, width, height, url: fileUrl(key) }
}

/** Throws RATE_LIMITED with the seconds until the oldest upload of the last day counts no more. */
export async function requireQuota(db: Db, senderId: string, now: Date): Promise<void> {
  const { count, bytes, firstAt } = await sql.countUploadsSince(db, senderId, new Date(now.getTime() - UPLOAD_KEPT_MS))
  if (firstAt === null || (count < MAX_UPLOADS_A_DAY && bytes < MAX_UPLOADED_BYTES_A_DAY)) return
  const retryAfterS = Math.ceil((firstAt.getTime() + UPLOAD_KEPT_MS - now.getTime()) / 1000)
  throw new Failure('RATE_LIMITED', { retryAfterS })
}
