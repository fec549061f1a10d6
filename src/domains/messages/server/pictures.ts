/** Pictures of messages: uploads of the sender. */
import { linkFiles } from '#platform/server/files/orphaned-files.ts'
import type { Picture } from '#platform/server/picture.ts'
import type { MemberContext } from '#platform/server/services.ts'
import type { Tx } from '#platform/server/transact.ts'
import { consumeUpload, findUpload } from '#platform/server/uploads/consume-upload.ts'
import { makeVariants, type Variants } from '#platform/server/uploads/make-variants.ts'
import { FALLBACK_LANGUAGE } from '#platform/shared/language.ts'

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
