/** Stores files on disk, in folders named by the first two characters of their keys. A file is stored completely or not at all. */
import { mkdir, open, opendir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { randomText } from '#platform/shared/ids.ts'
import { contentKey, contentTypeFor, requireContentType } from './file-key.ts'
import type { FileStore } from './file-store.ts'

const FOLDER_LENGTH = 2

export function diskFiles(folder: string): FileStore {
  const pathOf = (key: string) => join(folder, key.slice(0, FOLDER_LENGTH), key)

  async function write(key: string, bytes: Buffer): Promise<void> {
    requireContentType(key)
    const path = pathOf(key)
    await mkdir(dirname(path), { recursive: true })
    const unfinished = `${path}.${randomText(8)}.part`
    try {
      // Flushed before a row refers to it: the row survives a power failure, so the file must too.
      await writeFile(unfinished, bytes, { flush: true })
      await rename(unfinished, path)
    } catch (error) {
      await rm(unfinished, { force: true })
      throw error
    }
  }

  return {
    write,
    async put(bytes, { extension }) {
      const key = contentKey(bytes, extension)
      await write(key, bytes)
      return key
    },
    async head(key) {
      const contentType = contentTypeFor(key)
      if (!contentType) return null
      const found = await unlessMissing(stat(pathOf(key)))
      return found && { size: found.size, contentType }
    },
    async get(key) {
      const contentType = contentTypeFor(key)
      if (!contentType) return null
      const file = await unlessMissing(open(pathOf(key)))
      if (!file) return null
      const { size } = await file.stat()
      return { size, contentType, body: file.createReadStream() }
    },
    async delete(key) {
      requireContentType(key)
      await rm(pathOf(key), { force: true })
    },
    async *keys() {
      for await (const { name } of await listed(folder)) {
        if (name.length !== FOLDER_LENGTH) continue
        for await (const file of await listed(join(folder, name))) if (contentTypeFor(file.name) !== null) yield file.name
      }
    },
  }
}

/** A missing folder is an empty one. */
async function listed(folder: string): Promise<AsyncIterable<{ name: string }>> {
  return (await unlessMissing(opendir(folder))) ?? (async function* () {})()
}

async function unlessMissing<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
