/** Pictures of a product: rendered in several widths before the transaction, attached to the product in it. */
import { buffer } from 'node:stream/consumers'
import type { PictureInput } from '#domains/catalog/contract.ts'
import type { ProductPicture, VendorProduct } from '#domains/catalog/server/index.ts'
import { notFound } from '#platform/server/failure.ts'
import { isRandomKey } from '#platform/server/files/file-key.ts'
import { linkFiles, storeOrphanedFiles } from '#platform/server/files/orphaned-files.ts'
import type { Picture } from '#platform/server/picture.ts'
import type { Services } from '#platform/server/services.ts'
import type { Tx } from '#platform/server/transact.ts'
import { consumeUpload, findUpload } from '#platform/server/uploads/consume-upload.ts'
import { makeVariants } from '#platform/server/uploads/make-variants.ts'
import { newId } from '#platform/shared/ids.ts'

/** Widths in pixels for product cards and product pages. */
export const WIDTHS = [480, 1080]

type PictureFields = Pick<ProductPicture, 'alt' | 'color'>
export type RenderedPicture = PictureFields & ({ imageId: string } | { uploadId: string; drawn: Omit<Picture, 'alt'> })
type AttachedPicture = ProductPicture & { id: string }

/** Renders new uploads; call it before the transaction. Fails with NOT_FOUND for an unknown upload. */
export async function renderPictures(services: Services, userId: string, pictures: readonly PictureInput[]): Promise<RenderedPicture[]> {
  const rendered: RenderedPicture[] = []
  for (const { picture, alt, color } of pictures) {
    if ('imageId' in picture) rendered.push({ imageId: picture.imageId, alt, color })
    else {
      const { key } = await findUpload(services.db, { uploadId: picture.uploadId, senderId: userId }, services.now())
      rendered.push({ uploadId: picture.uploadId, drawn: await makeVariants(services, { key, crop: null, widths: WIDTHS }), alt, color })
    }
  }
  return rendered
}

/** Attaches pictures in the product's transaction and returns its pictures in order. `before`: its current pictures. */
export async function attachPictures(
  tx: Tx,
  userId: string,
  pictures: readonly RenderedPicture[],
  before: VendorProduct['pictures'],
): Promise<AttachedPicture[]> {
  const placed: AttachedPicture[] = []
  for (const { alt, color, ...picture } of pictures) {
    if ('imageId' in picture) {
      const kept = before.find(({ id }) => id === picture.imageId)
      if (!kept || placed.some(({ id }) => id === kept.id)) throw notFound()
      const { id, sources, width, height } = kept
      placed.push({ id, sources, width, height, alt, color })
    } else {
      await consumeUpload(tx, { uploadId: picture.uploadId, senderId: userId })
      await linkPictures(tx, [picture.drawn])
      placed.push({ id: newId('img'), ...picture.drawn, alt, color })
    }
  }
  return placed
}

/** Copies pictures to new files; call it before the transaction. Files named by their content hash are shared, not copied. */
export async function copyPictures(services: Services, pictures: readonly ProductPicture[]): Promise<AttachedPicture[]> {
  const copies: AttachedPicture[] = []
  for (const { sources, width, height, alt, color } of pictures) {
    const copied = []
    for (const source of sources) {
      const key = await copyFile(services, source.key)
      if (key !== null) copied.push({ ...source, key })
    }
    if (copied.length === sources.length) copies.push({ id: newId('img'), sources: copied, width, height, alt, color })
  }
  return copies
}

async function copyFile(services: Services, key: string): Promise<string | null> {
  if (!isRandomKey(key)) return key
  const file = await services.files.get(key)
  if (!file) return null
  const [copy = null] = await storeOrphanedFiles(services, [await buffer(file.body)], 'webp')
  return copy
}

/** Links the files of new pictures, so that they are not deleted as orphans. */
export async function linkPictures(tx: Tx, pictures: readonly Pick<Picture, 'sources'>[]): Promise<void> {
  const keys = pictures.flatMap(({ sources }) => sources.map(({ key }) => key))
  await linkFiles(tx, keys)
}
