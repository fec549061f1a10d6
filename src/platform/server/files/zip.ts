/** Creates ZIP archives. */
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

export type ZipEntry = { path: string; bytes: Uint8Array }

/** These files are compressed already. */
const COMPRESSED = /\.(webp|zip)$/

/** Creates an archive, with one input file in memory at a time. `at` is the modification time of all files. */
export async function createZip(entries: AsyncIterable<ZipEntry>, at: Date): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    pieces.push(piece)
  })
  for await (const { path, bytes } of entries) {
    const file = COMPRESSED.test(path) ? new ZipPassThrough(path) : new ZipDeflate(path)
    file.mtime = at
    zip.add(file)
    file.push(bytes, true)
  }
  zip.end()
  return Buffer.concat(pieces)
}
