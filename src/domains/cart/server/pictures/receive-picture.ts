/** Receives a picture for personalization. It is no operation, because its body is the file. */
import { Failure } from '#platform/server/failure.ts'
import { storePrivateOrphanedFile } from '#platform/server/files/orphaned-files.ts'
import { readPicture } from '#platform/server/pictures/read-picture.ts'
import type { RateLimit } from '#platform/server/rate-limits.ts'
import type { Services } from '#platform/server/services.ts'
import { transactAsSystem } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { UploadView } from '#platform/shared/uploads.ts'
import { personalPicturePath } from './picture-path.ts'
import { countPicturesSince, insertPicture, lockPictures } from './pictures.sql.ts'

/** A picture that no line has can be used for a day. Its file lives an hour longer. */
export const UNUSED_PICTURE_MS = 24 * 3600_000
export const MAX_PICTURES_A_DAY = 50

/** A guest costs nothing to invent, so their network address is limited too. */
const PICTURES_PER_ADDRESS: RateLimit = { name: 'cart.pictures', points: 60, seconds: 3600 }

/** Before the body is read. Fails with RATE_LIMITED. */
export async function requirePictureQuota(services: Services, { owner, address }: { owner: string; address: string }): Promise<void> {
  await services.limits.consume(PICTURES_PER_ADDRESS, address)
  await requireDailyQuota(services.db, owner, services.now())
}

/** Stores the picture re-encoded and private. Fails with PICTURE_REFUSED, RATE_LIMITED and BUSY. */
export async function receivePicture(services: Services, { owner, bytes }: { owner: string; bytes: Buffer }): Promise<UploadView> {
  const { bytes: encoded, width, height } = await readPicture(bytes)
  const key = await storePrivateOrphanedFile(services, encoded, 'webp')
  const id = newId('pic')
  await transactAsSystem(services, async ({ db, now }) => {
    await lockPictures(db, owner)
    await requireDailyQuota(db, owner, now)
    await insertPicture(db, { id, owner, key, width, height, bytes: encoded.length, uploadedAt: now })
  })
  return { uploadId: id, width, height, url: personalPicturePath(id) }
}

async function requireDailyQuota(db: Services['db'], owner: string, now: Date): Promise<void> {
  const { count, firstAt } = await countPicturesSince(db, owner, new Date(now.getTime() - UNUSED_PICTURE_MS))
  if (count < MAX_PICTURES_A_DAY || firstAt === null) return
  throw new Failure('RATE_LIMITED', { retryAfterS: Math.ceil((firstAt.getTime() + UNUSED_PICTURE_MS - now.getTime()) / 1000) })
}
