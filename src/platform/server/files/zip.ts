/** Many files in one, for somebody to take along. */
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

export type ZipEntry = { path: string; bytes: Uint8Array }

/** What is packed already does not get smaller. */
const PACKED = /\.(webp|zip)$/

/** One archive; of what goes into it one file at a time is in memory. `at` becomes the time of all files. */
export async function zipOf(entries: AsyncIterable<ZipEntry>, at: Date): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    pieces.push(piece)
  })
  for await (const { path, bytes } of entries) {
    const file = PACKED.test(path) ? new ZipPassThrough(path) : new ZipDeflate(path)
    file.mtime = at
    zip.add(file)
    file.push(bytes, true)
  }
  zip.end()
  return Buffer.concat(pieces)
}
