/** Receives a picture from a member or a guest. It is re-encoded, stored for a day, and only its sender can use it. */
import { newId } from '#platform/shared/ids.ts'
import type { UploadView } from '#platform/shared/uploads.ts'
import type { Db } from '../db.ts'
import { Failure } from '../failure.ts'
import { fileUrl } from '../files/file-key.ts'
import { storeOrphanedFiles } from '../files/orphaned-files.ts'
import { readPicture } from '../pictures/read-picture.ts'
import type { Services } from '../services.ts'
import { transactAsSystem } from '../transact.ts'
import * as sql from './uploads.sql.ts'

/** An upload can be used for a day, and counts toward its sender's quota as long. */
export const UPLOAD_TTL_MS = 24 * 3600_000
export const MAX_UPLOADS_A_DAY = 100
export const MAX_UPLOADED_BYTES_A_DAY = 200 * 1024 * 1024

/** Throws PICTURE_REFUSED, RATE_LIMITED and BUSY. The file of a rejected upload is orphaned and deleted later. */
export async function receiveUpload(services: Services, { senderId, bytes }: { senderId: string; bytes: Buffer }): Promise<UploadView> {
  const picture = await readPicture(bytes)
  const [key = ''] = await storeOrphanedFiles(services, [picture.bytes], 'webp')
  const { width, height } = picture
  const id = newId('upl')
  await transactAsSystem(services, async ({ db, now }) => {
    await sql.lockUploads(db, senderId)
    await requireUploadQuota(db, senderId, now)
    await sql.insertUpload(db, { id, senderId, key, width, height, bytes: picture.bytes.length, createdAt: now })
  })
  return { uploadId: id, width, height, url: fileUrl(key) }
}

/** Throws RATE_LIMITED with the seconds until the oldest upload of the last day no longer counts. */
export async function requireUploadQuota(db: Db, senderId: string, now: Date): Promise<void> {
  const { count, bytes, firstAt } = await sql.countUploadsSince(db, senderId, new Date(now.getTime() - UPLOAD_TTL_MS))
  if (firstAt === null || (count < MAX_UPLOADS_A_DAY && bytes < MAX_UPLOADED_BYTES_A_DAY)) return
  const retryAfterS = Math.ceil((firstAt.getTime() + UPLOAD_TTL_MS - now.getTime()) / 1000)
  throw new Failure('RATE_LIMITED', { retryAfterS })
}
