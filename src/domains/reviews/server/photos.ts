import { notFound } from '#platform/server/failure.ts'
import { linkFiles, unlinkFiles } from '#platform/server/files/orphaned-files.ts'
import type { Picture } from '#platform/server/picture.ts'
import type { Services } from '#platform/server/services.ts'
import type { Tx } from '#platform/server/transact.ts'
import { consumeUpload, findUpload } from '#platform/server/uploads/consume-upload.ts'
import { makeVariants } from '#platform/server/uploads/make-variants.ts'

/** Widths in pixels, from thumbnails to full screen. */
const WIDTHS = [160, 480, 960, 1600]

/** A new upload, or an existing photo by position. */
export type PhotoInput = { uploadId: string } | { kept: number }
export type RenderedPhoto = { uploadId: string; picture: Picture } | { kept: number }

/** Renders new photos before the transaction. Fails with NOT_FOUND for an unusable upload. */
export async function renderPhotos(services: Services, userId: string, photos: readonly PhotoInput[]): Promise<RenderedPhoto[]> {
  const drawn: RenderedPhoto[] = []
  for (const photo of photos) {
    if ('kept' in photo) drawn.push(photo)
    else {
      const { key } = await findUpload(services.db, { uploadId: photo.uploadId, senderId: userId }, services.now())
      const variants = await makeVariants(services, { key, crop: null, widths: WIDTHS })
      drawn.push({ uploadId: photo.uploadId, picture: { ...variants, alt: {} } })
    }
  }
  return drawn
}

/** Saves photos in the row's transaction and returns the review's photos from now on. `before` are its previous ones. */
export async function savePhotos(tx: Tx, userId: string, drawn: readonly RenderedPhoto[], before: readonly Picture[]): Promise<Picture[]> {
  const after: Picture[] = []
  for (const photo of drawn) {
    if ('kept' in photo) {
      const kept = before[photo.kept]
      if (!kept || after.includes(kept)) throw notFound()
      after.push(kept)
    } else {
      await consumeUpload(tx, { uploadId: photo.uploadId, senderId: userId })
      await linkFiles(tx, photoKeys([photo.picture]))
      after.push(photo.picture)
    }
  }
  await unlinkFiles(tx, photoKeys(before.filter((photo) => !after.includes(photo))))
  return after
}

export function photoKeys(photos: readonly Picture[]): string[] {
  return photos.flatMap(({ sources }) => sources.map(({ key }) => key))
}
