/** Files behind one interface: rows keep a key, never a path. The disk is the default store. */
import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

export type FileStore = {
  /** Stores bytes under a key made of their hash; the same bytes have the same key. */
  put(bytes: Buffer, extension: 'webp'): Promise<string>
  /** The bytes, or null for a key that does not exist or is none. */
  get(key: string): Promise<{ bytes: Buffer; contentType: string } | null>
}

const KEY = /^[0-9a-f]{40}\.(webp)$/
const CONTENT_TYPES: Readonly<Record<string, string>> = { webp: 'image/webp' }

export function diskFiles(folder: string): FileStore {
  const pathOf = (key: string) => join(folder, key.slice(0, 2), key)
  return {
    async put(bytes, extension) {
      const key = `${createHash('sha256').update(bytes).digest('hex').slice(0, 40)}.${extension}`
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true })
      const unfinished = `${path}.${process.pid}.part`
      await writeFile(unfinished, bytes)
      await rename(unfinished, path)
      return key
    },
    async get(key) {
      const extension = KEY.exec(key)?.[1]
      if (!extension) return null
      try {
        return { bytes: await readFile(pathOf(key)), contentType: CONTENT_TYPES[extension] ?? 'application/octet-stream' }
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
        throw error
      }
    },
  }
}

/** Where a stored file is served. */
export function fileUrl(key: string): string {
  return `/files/${key}`
}
