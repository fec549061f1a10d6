/** Pictures that people attach to what they write: their uploads, in order, each with a description. */
import { FALLBACK_LANGUAGE } from '#platform/shared/language.ts'
import { linkFiles } from '../files/orphaned-files.ts'
import type { Picture } from '../picture.ts'
import type { MemberContext } from '../services.ts'
import type { Tx } from '../transact.ts'
import { consumeUpload, findUpload } from './consume-upload.ts'
import { makeVariants, type Variants } from './make-variants.ts'

const WIDTHS = [320, 960, 1920]

export type PictureInput = { uploadId: string; alt: string }

/** Before the transaction. Fails with NOT_FOUND for another person's upload. */
export async function renderPictures({ services, userId }: MemberContext, pictures: readonly PictureInput[]): Promise<Variants[]> {
  const now = services.now()
  const uploads = await Promise.all(pictures.map(({ uploadId }) => findUpload(services.db, { uploadId, senderId: userId }, now)))
  const made: Variants[] = []
  for (const { key } of uploads) made.push(await makeVariants(services, { key, crop: null, widths: WIDTHS }))
  return made
}

/** Uses up the uploads and keeps the files. */
export async function keepPictures(
  tx: Tx,
  senderId: string,
  pictures: readonly PictureInput[],
  variants: readonly Variants[],
): Promise<Picture[]> {
  const kept: Picture[] = []
  for (const [index, { uploadId, alt }] of pictures.entries()) {
    await consumeUpload(tx, { uploadId, senderId })
    const made = variants[index]
    if (!made) throw new Error('a picture without variants')
    await linkFiles(
      tx,
      made.sources.map(({ key }) => key),
    )
    kept.push({ ...made, alt: { [FALLBACK_LANGUAGE]: alt } })
  }
  return kept
}

/** The files of pictures, to unlink them. */
export function pictureKeys(pictures: readonly Picture[]): string[] {
  return pictures.flatMap(({ sources }) => sources.map(({ key }) => key))
}
