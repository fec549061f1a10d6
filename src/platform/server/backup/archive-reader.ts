/**
 * Reads a backup and checks all of it: the hash of the file, the names and the order of its entries, and the hash of every table and file
 * against the manifest. Nothing of an archive is used as a path.
 */
import { createHash, type Hash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { Transform } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import { type Entry, extract } from 'tar-stream'
import { contentTypeFor } from '../files/file-key.ts'
import { BackupError } from './backup-error.ts'
import { type Content, MANIFEST_ENTRY, type Manifest, parseManifest } from './manifest.ts'
import { readTrailer } from './trailer.ts'
import { writeTo } from './write-to.ts'

const ROWS = /^rows\/([a-z_][a-z0-9_]*\.[a-z_][a-z0-9_]*)\/(\d{6,9})$/
const JOBS = /^jobs\/(\d{6,9})$/
const FILE = /^files\/([^/]+)$/

/** What an entry holds; the pieces of a table and of the jobs come in their order. */
export type ArchivePart = { kind: 'rows'; table: string } | { kind: 'jobs' } | { kind: 'file'; key: string; size: number }

/** Receives the bytes of each part and must read all of them. */
export type ArchiveReceiver = (part: ArchivePart, body: AsyncIterable<Buffer>) => Promise<void>

/**
 * Reads the whole archive and returns its manifest. Throws BackupError when it is not a backup or is damaged; by then `receive` may have
 * got a part of it, so the first reading is without a receiver.
 */
export async function readArchive(path: string, receive: ArchiveReceiver = ignore): Promise<Manifest> {
  const file = await open(path, 'r')
  try {
    const trailer = await readTrailer(file)
    if (!trailer || trailer.length === 0) throw new BackupError({ code: 'not-a-backup' })
    const { manifest, hash } = await readEntries(file, trailer.length, receive)
    if (!hash.equals(trailer.hash)) throw damaged('its bytes were changed')
    return manifest
  } finally {
    await file.close()
  }
}

async function readEntries(file: FileHandle, length: number, receive: ArchiveReceiver): Promise<{ manifest: Manifest; hash: Buffer }> {
  const hash = createHash('sha256')
  const hashing = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  const entries = extract()
  const decoding = pipeline(
    file.createReadStream({ start: 0, end: length - 1, autoClose: false }),
    hashing,
    createZstdDecompress(),
    async (source: AsyncIterable<Buffer>) => {
      for await (const chunk of source) await writeTo(entries, chunk)
      entries.end()
    },
  )
  decoding.catch((error: unknown) => entries.destroy(asDamage(error)))
  let refused: unknown
  const receiving: ArchiveReceiver = (part, body) =>
    receive(part, body).catch((error: unknown) => {
      refused = error
      throw error
    })
  const reading = checkEntries(entries, receive === ignore ? ignore : receiving).catch((error: unknown) => {
    entries.destroy(error as Error)
    throw error === refused ? error : asDamage(error)
  })
  const [read, decoded] = await Promise.allSettled([reading, decoding])
  if (read.status === 'rejected') throw read.reason
  if (decoded.status === 'rejected') throw asDamage(decoded.reason)
  return { manifest: read.value, hash: hash.digest() }
}

async function checkEntries(entries: AsyncIterable<Entry>, receive: ArchiveReceiver): Promise<Manifest> {
  const found = new Map<string, { hash: Hash; bytes: number; pieces: number }>()
  let manifest: Manifest | null = null
  let last = ''
  for await (const entry of entries as AsyncIterable<Entry & AsyncIterable<Buffer>>) {
    const { name, type, size = 0 } = entry.header
    if (manifest) throw damaged('something follows its manifest')
    if (type !== 'file') throw damaged(`${name} is not a file`)
    if (name === MANIFEST_ENTRY) {
      manifest = parseManifest((await buffer(entry)).toString('utf8'))
      if (!manifest) throw damaged('its manifest cannot be read')
      continue
    }
    const { part, id, piece } = identify(name, size)
    if (found.has(id) && id !== last) throw damaged(`${id} is there twice`)
    const content = found.get(id) ?? { hash: createHash('sha256'), bytes: 0, pieces: 0 }
    found.set(id, content)
    last = id
    content.pieces += 1
    if (piece !== content.pieces) throw damaged(`a piece of ${id} is missing`)
    await receive(part, hashed(entry, content))
  }
  if (!manifest) throw damaged('it has no manifest')
  compare(manifest, found)
  return manifest
}

/** Throws for every name that Plaza does not write. */
function identify(name: string, size: number): { part: ArchivePart; id: string; piece: number } {
  const rows = ROWS.exec(name)
  if (rows?.[1]) return { part: { kind: 'rows', table: rows[1] }, id: `rows/${rows[1]}`, piece: Number(rows[2]) }
  const jobs = JOBS.exec(name)
  if (jobs) return { part: { kind: 'jobs' }, id: 'jobs', piece: Number(jobs[1]) }
  const key = FILE.exec(name)?.[1]
  if (key && contentTypeFor(key) !== null) return { part: { kind: 'file', key, size }, id: name, piece: 1 }
  throw damaged(`it contains ${JSON.stringify(name.slice(0, 100))}`)
}

async function* hashed(entry: AsyncIterable<Buffer>, content: { hash: Hash; bytes: number }): AsyncGenerator<Buffer> {
  for await (const chunk of entry) {
    content.hash.update(chunk)
    content.bytes += chunk.length
    yield chunk
  }
}

function compare(manifest: Manifest, found: ReadonlyMap<string, { hash: Hash; bytes: number }>): void {
  const expected = new Map<string, Content>([
    ...manifest.tables.filter(({ bytes }) => bytes > 0).map((table) => [`rows/${table.name}`, table] as const),
    ...(manifest.jobs.bytes > 0 ? [['jobs', manifest.jobs] as const] : []),
    ...manifest.files.map((file) => [`files/${file.key}`, file] as const),
  ])
  for (const id of found.keys()) if (!expected.has(id)) throw damaged(`${id} is not in its manifest`)
  for (const [id, { bytes, sha256 }] of expected) {
    const content = found.get(id)
    if (!content) throw damaged(`${id} is missing`)
    if (content.bytes !== bytes || content.hash.digest('hex') !== sha256) throw damaged(`${id} was changed`)
  }
}

async function ignore(_part: ArchivePart, body: AsyncIterable<Buffer>): Promise<void> {
  for await (const _chunk of body);
}

function damaged(detail: string): BackupError {
  return new BackupError({ code: 'damaged', detail })
}

/** Errors of zstd and tar mean damage; others, such as an unreadable disk, stay what they are. */
function asDamage(error: unknown): Error {
  if (error instanceof BackupError) return error
  const { code = '', message } = error as NodeJS.ErrnoException
  return /^E[A-Z]+$/.test(code) ? (error as Error) : new BackupError({ code: 'damaged', detail: message }, error)
}
