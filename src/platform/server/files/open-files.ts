/** Opens the file store: S3-compatible when configured, else the disk. */
import type { Config } from '../config.ts'
import { diskFiles } from './disk-files.ts'
import type { FileStore } from './file-store.ts'
import { s3Files } from './s3-files.ts'

export function openFiles({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): FileStore {
  return s3 ? s3Files(s3) : diskFiles(`${dataDir}/files`)
}
