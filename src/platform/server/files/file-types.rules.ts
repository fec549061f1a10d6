/** Which files may be shared: by their name, and by their first bytes where the type has a signature. */
import { FILE_EXTENSIONS, type FileRefusal, MAX_FILE_NAME, PICTURE_EXTENSIONS } from '#platform/shared/file-types.ts'

const ZIP = 'PK\u0003\u0004'
const SIGNATURES: Readonly<Record<string, string>> = {
  pdf: '%PDF-',
  zip: ZIP,
  docx: ZIP,
  xlsx: ZIP,
  pptx: ZIP,
  odt: ZIP,
  ods: ZIP,
  odp: ZIP,
}

export function extensionOf(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1).toLowerCase()
}

/** Pictures are decoded anyway. */
export function isPictureName(name: string): boolean {
  return (PICTURE_EXTENSIONS as readonly string[]).includes(extensionOf(name))
}

/** Why a file is refused; null when it is not. */
export function findFileRefusal(name: string, bytes: Buffer, maxBytes: number): FileRefusal | null {
  const extension = extensionOf(name)
  if (name.length > MAX_FILE_NAME) return 'name'
  if (bytes.length === 0) return 'empty'
  if (bytes.length > maxBytes) return 'size'
  if (!(FILE_EXTENSIONS as readonly string[]).includes(extension) || name.length <= extension.length + 1) return 'type'
  if (isPictureName(name)) return null
  const signature = SIGNATURES[extension]
  if (signature !== undefined) return bytes.subarray(0, signature.length).toString('latin1') === signature ? null : 'type'
  // The others are texts.
  return bytes.includes(0) ? 'type' : null
}
