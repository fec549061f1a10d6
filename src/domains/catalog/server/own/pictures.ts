/** Pictures of a product on their way in: made in widths before the transaction, kept in it. */
import { buffer } from 'node:stream/consumers'
import { notFound } from '#platform/server/failure.ts'
import { isRandomKey } from '#platform/server/files/file-key.ts'
import { keepFiles, letGoOfFiles, putLoose } from '#platform/server/files/loose-files.ts'
import type { Kernel } from '#platform/server/kernel.ts'
import type { Picture } from '#platform/server/picture.ts'
import type { Tx } from '#platform/server/transact.ts'
import { makeVariants } from '#platform/server/uploads/make-variants.ts'
import { findUpload, takeUpload } from '#platform/server/uploads/take-upload.ts'
import { newId } from '#platform/shared/ids.ts'
import type { PictureInput } from '../../contract.ts'
import type { ProductPicture } from '../products.sql.ts'
import type { OwnPicture } from './own-products.sql.ts'

/** As the pictures of the shop are: a card, and the page of the product. */
const WIDTHS = [480, 1080]

type Words = Pick<ProductPicture, 'alt' | 'color'>
export type DrawnPicture = Words & ({ imageId: string } | { uploadId: string; drawn: Omit<Picture, 'alt'> })
export type PlacedPicture = ProductPicture & { id: string }

/** Before the transaction. Fails with NOT_FOUND for an upload that is not there to be used. */
export async function drawPictures(kernel: Kernel, userId: string, pictures: readonly PictureInput[]): Promise<DrawnPicture[]> {
  const drawn: DrawnPicture[] = []
  for (const { picture, alt, color } of pictures) {
    if ('imageId' in picture) drawn.push({ imageId: picture.imageId, alt, color })
    else {
      const { key } = await findUpload(kernel.db, { uploadId: picture.uploadId, senderId: userId }, kernel.now())
      drawn.push({ uploadId: picture.uploadId, drawn: await makeVariants(kernel, { key, crop: null, widths: WIDTHS }), alt, color })
    }
  }
  return drawn
}

/** In the transaction of the product; answers its pictures from now on, in their order. `before` are those it had. */
export async function placePictures(
  tx: Tx,
  userId: string,
  pictures: readonly DrawnPicture[],
  before: readonly OwnPicture[],
): Promise<PlacedPicture[]> {
  const placed: PlacedPicture[] = []
  for (const { alt, color, ...picture } of pictures) {
    if ('imageId' in picture) {
      const kept = before.find(({ id }) => id === picture.imageId)
      if (!kept || placed.some(({ id }) => id === kept.id)) throw notFound()
      const { id, sources, width, height } = kept
      placed.push({ id, sources, width, height, alt, color })
    } else {
      await takeUpload(tx, { uploadId: picture.uploadId, senderId: userId })
      await keepFiles(tx, keysOf([picture.drawn]))
      placed.push({ id: newId('img'), ...picture.drawn, alt, color })
    }
  }
  return placed
}

/** Files of pictures that a product has no more. Once it was published, orders may show them: then they stay. */
export async function letGoOfPictures(tx: Tx, gone: readonly Pick<Picture, 'sources'>[], wasPublished: boolean): Promise<void> {
  if (!wasPublished && gone.length > 0) await letGoOfFiles(tx, keysOf(gone))
}

/** Before the transaction: the same pictures in files of their own. What is named after its content may be shared. */
export async function copyPictures(kernel: Kernel, pictures: readonly ProductPicture[]): Promise<ProductPicture[]> {
  const copies: ProductPicture[] = []
  for (const { sources, width, height, alt, color } of pictures) {
    const copied = []
    for (const source of sources) {
      const key = await copyFile(kernel, source.key)
      if (key !== null) copied.push({ ...source, key })
    }
    if (copied.length === sources.length) copies.push({ sources: copied, width, height, alt, color })
  }
  return copies
}

async function copyFile(kernel: Kernel, key: string): Promise<string | null> {
  if (!isRandomKey(key)) return key
  const file = await kernel.files.get(key)
  if (!file) return null
  const [copy = null] = await putLoose(kernel, [await buffer(file.body)], 'webp')
  return copy
}

export function keysOf(pictures: readonly Pick<Picture, 'sources'>[]): string[] {
  return pictures.flatMap(({ sources }) => sources.map(({ key }) => key))
}
