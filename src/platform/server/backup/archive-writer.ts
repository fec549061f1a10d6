/** Writes a backup: a tar in zstd with a hash behind it. The file appears under its name when it is complete and flushed, or not at all. */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress } from 'node:zlib'
import { pack } from 'tar-stream'
import { randomText } from '#platform/shared/ids.ts'
import { BackupError } from './backup-error.ts'
import type { Content } from './manifest.ts'
import { makeTrailer } from './trailer.ts'
import { writeTo } from './write-to.ts'

/** A tar entry begins with its size, which nobody knows of a table, so its rows become entries of this size. */
const PIECE_BYTES = 2 ** 20

export const UNFINISHED = '.part'

export type ArchiveWriter = {
  /** Writes a stream of unknown length as `<prefix>/000001`, `<prefix>/000002` and so on. */
  addPieces(prefix: string, stream: Readable): Promise<Content>
  addFile(name: string, file: { size: number; body: Readable }): Promise<Content>
  addText(name: string, text: string): Promise<void>
  /** Gives the file its name. Returns its size. */
  finish(): Promise<number>
  /** Removes what was written, unless it is finished. */
  discard(): Promise<void>
}

/** Throws BackupError when the file exists. */
export async function createArchive(path: string): Promise<ArchiveWriter> {
  if (existsSync(path)) throw new BackupError({ code: 'file-exists', file: path })
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const unfinished = `${path}.${randomText(8)}${UNFINISHED}`
  const file = await open(unfinished, 'wx', 0o600)
  const tar = pack()
  const hash = createHash('sha256')
  const hashing = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  let size = 0
  let failure: Error | null = null
  const writing = pipeline(
    tar,
    createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } }),
    hashing,
    async (source: AsyncIterable<Buffer>) => {
      for await (const chunk of source) {
        await file.writeFile(chunk).catch((error: Error) => {
          failure = error
          throw error
        })
        size += chunk.length
      }
    },
  )
  writing.catch(() => {})

  /** A full disk closes the streams before it, which then fail too; its own error is the cause. */
  async function orCause<T>(work: Promise<T>): Promise<T> {
    try {
      return await work
    } catch (error) {
      throw failure ?? error
    }
  }

  function add(name: string, bytes: Buffer): Promise<void> {
    return orCause(
      new Promise((resolve, reject) => {
        tar.entry({ name, size: bytes.length, mode: 0o600 }, bytes, (error) => (error ? reject(error) : resolve()))
      }),
    )
  }

  async function addStream(name: string, { size: length, body }: { size: number; body: Readable }): Promise<string> {
    const content = createHash('sha256')
    const added = Promise.withResolvers<void>()
    added.promise.catch(() => {})
    const entry = tar.entry({ name, size: length, mode: 0o600 }, (error) => (error ? added.reject(error) : added.resolve()))
    for await (const chunk of body as AsyncIterable<Buffer>) {
      content.update(chunk)
      await writeTo(entry, chunk)
    }
    entry.end()
    await added.promise
    return content.digest('hex')
  }

  return {
    async addPieces(prefix, stream) {
      const content = createHash('sha256')
      let bytes = 0
      let piece = 0
      let waiting: Buffer[] = []
      let waitingBytes = 0
      const flush = async () => {
        piece += 1
        const full = Buffer.concat(waiting)
        waiting = []
        waitingBytes = 0
        content.update(full)
        bytes += full.length
        await add(`${prefix}/${String(piece).padStart(6, '0')}`, full)
      }
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        waiting.push(chunk)
        waitingBytes += chunk.length
        if (waitingBytes >= PIECE_BYTES) await flush()
      }
      if (waitingBytes > 0) await flush()
      return { bytes, sha256: content.digest('hex') }
    },
    addFile: async (name, file) => ({ bytes: file.size, sha256: await orCause(addStream(name, file)) }),
    addText: (name, text) => add(name, Buffer.from(text)),
    async finish() {
      tar.finalize()
      await writing
      const trailer = makeTrailer(hash.digest())
      await file.writeFile(trailer)
      await file.sync()
      await file.close()
      await rename(unfinished, path)
      await syncFolder(dirname(path))
      return size + trailer.length
    },
    async discard() {
      tar.destroy()
      await writing.catch(() => {})
      await file.close().catch(() => {})
      await rm(unfinished, { force: true })
    },
  }
}

/** The new name survives a power failure. Windows cannot open folders and needs no such step. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}
