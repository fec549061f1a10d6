/**
 * What a stored file is called. What everybody may see is named after its content, so the same bytes are kept once; what a
 * person sent gets 160 random bits, so that nobody finds it who was not shown it. What only one person may see is `private`
 * besides: knowing its key opens nothing (send-file.ts).
 */
import { createHash } from 'node:crypto'
import { randomText } from '#platform/shared/ids.ts'

export type FileExtension = 'webp' | 'pdf' | 'zip'

const CONTENT_TYPES: Readonly<Record<FileExtension, string>> = {
  webp: 'image/webp',
  pdf: 'application/pdf',
  zip: 'application/zip',
}

const RANDOM_LENGTH = 32
const CONTENT_KEY = /^[0-9a-f]{40}\.(webp|pdf|zip)$/
const RANDOM_KEY = /^[0-9a-hjkmnp-tv-z]{32}(?:\.private)?\.(webp|pdf|zip)$/
const PRIVATE = '.private.'

export function contentKey(bytes: Buffer, extension: FileExtension): string {
  return `${createHash('sha256').update(bytes).digest('hex').slice(0, 40)}.${extension}`
}

export function newRandomKey(extension: FileExtension): string {
  return `${randomText(RANDOM_LENGTH)}.${extension}`
}

/** For a file that is never served by its key: whoever sends it has to ask who wants it. */
export function newPrivateKey(extension: FileExtension): string {
  return `${randomText(RANDOM_LENGTH)}${PRIVATE}${extension}`
}

export function isPrivateKey(key: string): boolean {
  return key.includes(PRIVATE)
}

/** Whether a key was given to one file alone. Files named after their content may be shared by many rows. */
export function isRandomKey(key: string): boolean {
  return RANDOM_KEY.test(key)
}

/** The content type of a key, or null for what is no key: no store looks for anything else. */
export function contentTypeOf(key: string): string | null {
  const extension = (CONTENT_KEY.exec(key) ?? RANDOM_KEY.exec(key))?.[1]
  return extension ? CONTENT_TYPES[extension as FileExtension] : null
}

/** For writers, whose keys are their own: throws where `contentTypeOf` answers null. */
export function requireContentType(key: string): string {
  const contentType = contentTypeOf(key)
  if (contentType === null) throw new Error('not a key of a file')
  return contentType
}

/** Where a stored file is served. */
export function fileUrl(key: string): string {
  return `/files/${key}`
}
