import { notFound } from '#platform/server/failure.ts'
import { keepFiles, letGoOfFiles } from '#platform/server/files/loose-files.ts'
import type { Kernel } from '#platform/server/kernel.ts'
import type { Picture } from '#platform/server/picture.ts'
import type { Tx } from '#platform/server/transact.ts'
import { makeVariants } from '#platform/server/uploads/make-variants.ts'
import { findUpload, takeUpload } from '#platform/server/uploads/take-upload.ts'

/** From a strip of small ones to the whole screen. */
const WIDTHS = [160, 480, 960, 1600]

/** A photo that is sent, or one that the review has already, by its place. */
export type PhotoInput = { uploadId: string } | { kept: number }
export type DrawnPhoto = { uploadId: string; picture: Picture } | { kept: number }

/** Before the transaction. Fails with NOT_FOUND for an upload that is not there to be used. */
export async function drawPhotos(kernel: Kernel, userId: string, photos: readonly PhotoInput[]): Promise<DrawnPhoto[]> {
  const drawn: DrawnPhoto[] = []
  for (const photo of photos) {
    if ('kept' in photo) drawn.push(photo)
    else {
      const { key } = await findUpload(kernel.db, { uploadId: photo.uploadId, senderId: userId }, kernel.now())
      const variants = await makeVariants(kernel, { key, crop: null, widths: WIDTHS })
      drawn.push({ uploadId: photo.uploadId, picture: { ...variants, alt: {} } })
    }
  }
  return drawn
}

/** In the transaction of the row that keeps them; answers what it keeps from now on. `before` are those it had. */
export async function placePhotos(tx: Tx, userId: string, drawn: readonly DrawnPhoto[], before: readonly Picture[]): Promise<Picture[]> {
  const after: Picture[] = []
  for (const photo of drawn) {
    if ('kept' in photo) {
      const kept = before[photo.kept]
      if (!kept || after.includes(kept)) throw notFound()
      after.push(kept)
    } else {
      await takeUpload(tx, { uploadId: photo.uploadId, senderId: userId })
      await keepFiles(tx, keysOf([photo.picture]))
      after.push(photo.picture)
    }
  }
  await letGoOfFiles(tx, keysOf(before.filter((photo) => !after.includes(photo))))
  return after
}

export function keysOf(photos: readonly Picture[]): string[] {
  return photos.flatMap(({ sources }) => sources.map(({ key }) => key))
}
