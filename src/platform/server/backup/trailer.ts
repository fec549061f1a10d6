/**
 * The last bytes of a backup: the hash of everything before them, so that a cut or changed file is refused. They are a skippable frame
 * of zstd, which its tools ignore: `tar --zstd -tf` lists a backup.
 */
import type { FileHandle } from 'node:fs/promises'

const MARK = Buffer.from('plaza backup 1\n')
const HASH_BYTES = 32
const SKIPPABLE_FRAME = 0x184d2a50
const HEAD_BYTES = 8

export const TRAILER_BYTES = HEAD_BYTES + MARK.length + HASH_BYTES

export function makeTrailer(hash: Buffer): Buffer {
  const head = Buffer.alloc(HEAD_BYTES)
  head.writeUInt32LE(SKIPPABLE_FRAME, 0)
  head.writeUInt32LE(MARK.length + HASH_BYTES, 4)
  return Buffer.concat([head, MARK, hash])
}

/** The length and the expected hash of what comes before the trailer; null for a file without one. */
export async function readTrailer(file: FileHandle): Promise<{ length: number; hash: Buffer } | null> {
  const { size } = await file.stat()
  if (size < TRAILER_BYTES) return null
  const trailer = Buffer.alloc(TRAILER_BYTES)
  await file.read(trailer, 0, TRAILER_BYTES, size - TRAILER_BYTES)
  const hash = trailer.subarray(TRAILER_BYTES - HASH_BYTES)
  return trailer.equals(makeTrailer(hash)) ? { length: size - TRAILER_BYTES, hash } : null
}
