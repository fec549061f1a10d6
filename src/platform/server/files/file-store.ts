/** Files behind one interface: rows keep a key, never a path. */
import type { Readable } from 'node:stream'
import type { FileExtension } from './file-key.ts'

export type FileHead = { size: number; contentType: string }
/** `body` has to be read or destroyed: something is open behind it. */
export type StoredFile = FileHead & { body: Readable }

/** A key's content never changes. Every method throws when the store does not do its work; none answers half a file. */
export type FileStore = {
  /** Stores bytes under a key made of their hash; the same bytes have the same key. */
  put(bytes: Buffer, options: { extension: FileExtension }): Promise<string>
  /** Stores bytes under a key of their own (`newRandomKey`). What people sent goes through `putLoose`, which calls this. */
  write(key: string, bytes: Buffer): Promise<void>
  /** Null for a key that does not exist or is none, here and in `get`. */
  head(key: string): Promise<FileHead | null>
  get(key: string): Promise<StoredFile | null>
  /** Also well when there is nothing. */
  delete(key: string): Promise<void>
}
