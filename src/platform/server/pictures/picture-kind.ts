/** Detects the type of a picture from its first bytes; file names and declared types are not trusted. */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif'

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

export function detectPictureKind(bytes: Buffer): PictureKind | null {
  const text = (start: number, end: number) => bytes.toString('latin1', start, end)
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg'
  if (bytes.subarray(0, 8).equals(PNG)) return 'png'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  if (/^GIF8[79]a$/.test(text(0, 6))) return 'gif'
  if (/^(avif|avis)$/.test(text(8, 12)) && text(4, 8) === 'ftyp') return 'avif'
  return null
}
