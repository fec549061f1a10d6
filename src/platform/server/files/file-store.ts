/** The interface of file storage. Rows store a key, never a path. */
import type { Readable } from 'node:stream'
import type { FileExtension } from './file-key.ts'

export type FileHead = { size: number; contentType: string }
/** `body` must be read or destroyed, because it holds an open file or connection. */
export type StoredFile = FileHead & { body: Readable }

/** A key's content never changes. Every method throws when the store fails; none returns a partial file. */
export type FileStore = {
  /** Stores bytes under a key derived from their hash; equal bytes have the same key. */
  put(bytes: Buffer, options: { extension: FileExtension }): Promise<string>
  /** Stores bytes under a key of their own (`newRandomKey`). What people sent goes through `putLoose`, which calls this. */
  write(key: string, bytes: Buffer): Promise<void>
  /** Returns null for a missing file and an invalid key, like `get`. */
  head(key: string): Promise<FileHead | null>
  get(key: string): Promise<StoredFile | null>
  /** Succeeds also when the file does not exist. */
  delete(key: string): Promise<void>
  /** The keys of all files. One that is written or deleted during the listing may be among them or not. */
  keys(): AsyncIterable<string>
}
