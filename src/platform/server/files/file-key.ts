/**
 * Keys of stored files. A public file is named after its content, so equal files are stored once. An uploaded file gets 160 random
 * bits, so that its key cannot be guessed. A private file's key also contains `private`: the key alone grants no access
 * (send-file.ts).
 */
import { createHash } from 'node:crypto'
import { randomText } from '#platform/shared/ids.ts'

/** `bin`: what people share as it is. Browsers only save it. */
export type FileExtension = 'webp' | 'pdf' | 'zip' | 'bin'

const CONTENT_TYPES: Readonly<Record<FileExtension, string>> = {
  webp: 'image/webp',
  pdf: 'application/pdf',
  zip: 'application/zip',
  bin: 'application/octet-stream',
}

const RANDOM_LENGTH = 32
const CONTENT_KEY = /^[0-9a-f]{40}\.(webp|pdf|zip|bin)$/
const RANDOM_KEY = /^[0-9a-hjkmnp-tv-z]{32}(?:\.private)?\.(webp|pdf|zip|bin)$/
const PRIVATE = '.private.'

export function contentKey(bytes: Buffer, extension: FileExtension): string {
  return `${createHash('sha256').update(bytes).digest('hex').slice(0, 40)}.${extension}`
}

export function newRandomKey(extension: FileExtension): string {
  return `${randomText(RANDOM_LENGTH)}.${extension}`
}

/** For a file that is never served by its key alone; the sender has to authorize the request. */
export function newPrivateKey(extension: FileExtension): string {
  return `${randomText(RANDOM_LENGTH)}${PRIVATE}${extension}`
}

export function isPrivateKey(key: string): boolean {
  return key.includes(PRIVATE)
}

/** Whether a key belongs to a single file. Files named after their content can be shared by many rows. */
export function isRandomKey(key: string): boolean {
  return RANDOM_KEY.test(key)
}

/** The content type of a key, or null for an invalid key. Stores never look up invalid keys. */
export function contentTypeFor(key: string): string | null {
  const extension = (CONTENT_KEY.exec(key) ?? RANDOM_KEY.exec(key))?.[1]
  return extension ? CONTENT_TYPES[extension as FileExtension] : null
}

/** For writers, who create their own keys: throws for an invalid key. */
export function requireContentType(key: string): string {
  const contentType = contentTypeFor(key)
  if (contentType === null) throw new Error('not a key of a file')
  return contentType
}

/** The URL of a stored file. */
export function fileUrl(key: string): string {
  return `/files/${key}`
}
