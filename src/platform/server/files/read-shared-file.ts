/** Files that people share with each other, as they are stored: with a plain name, and pictures without the data of the camera. */
import type { FileRefusal } from '#platform/shared/file-types.ts'
import { MAX_FILE_NAME } from '#platform/shared/file-types.ts'
import { singleLineText } from '#platform/shared/plain-text.ts'
import { Failure } from '../failure.ts'
import { readPicture } from '../pictures/read-picture.ts'
import type { FileExtension } from './file-key.ts'
import { extensionOf, findFileRefusal, isPictureName } from './file-types.rules.ts'

type SharedFile = { name: string; bytes: Buffer; extension: FileExtension }

/** Fails with FILE_REFUSED. Pictures are decoded, so the sender's limits are consumed before. */
export async function readSharedFile(file: { name: string; bytes: Buffer }): Promise<SharedFile> {
  const { name, bytes } = file
  return isPictureName(name) ? toPicture(name, bytes) : { name, bytes, extension: 'bin' }
}

/** Its name without folders. Fails with FILE_REFUSED for a name, type or size that is not allowed. */
export function requireSharedFile(given: string, bytes: Buffer, maxBytes: number): string {
  const { data: name } = singleLineText(MAX_FILE_NAME).safeParse(given.replace(/[/\\]/g, ' '))
  if (name === undefined) throw fileRefused('name')
  const refusal = findFileRefusal(name, bytes, maxBytes)
  if (refusal) throw fileRefused(refusal)
  return name
}

/** Its pixels only: a photograph must not say where it was taken. */
async function toPicture(name: string, bytes: Buffer): Promise<SharedFile> {
  const picture = await readPicture(bytes).catch((error: unknown) => {
    throw error instanceof Failure && error.code === 'PICTURE_REFUSED' ? fileRefused('broken') : error
  })
  return { name: `${name.slice(0, -extensionOf(name).length)}webp`, bytes: picture.bytes, extension: 'webp' }
}

export function fileRefused(reason: FileRefusal): Failure {
  return new Failure('FILE_REFUSED', { reason })
}
