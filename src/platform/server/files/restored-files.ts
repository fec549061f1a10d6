/**
 * The files of a restore, which are there with its rows or not at all: on disk they are written beside the folder and take its place just
 * before the rows are committed. A bucket has no folders: after a killed restore it keeps files that no row refers to.
 */
import { existsSync, readdirSync } from 'node:fs'
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { diskFiles } from './disk-files.ts'
import type { FileStore } from './file-store.ts'
import { openFiles } from './open-files.ts'

export type RestoredFiles = {
  write: FileStore['write']
  /** Called before the commit. */
  place(): Promise<void>
  /** Called after it. */
  finish(): Promise<void>
  /** Called instead of both after a failure; files that were placed are removed by the next restore. */
  discard(): Promise<void>
}

/** In a folder that a restore has placed, until its rows are committed. */
const MARK = '.restoring'

/** Null when there are files already. What a killed restore left is removed. */
export async function openRestoredFiles(config: Pick<Config, 'dataDir' | 's3'>): Promise<RestoredFiles | null> {
  if (config.s3) return { write: openFiles(config).write, place: async () => {}, finish: async () => {}, discard: async () => {} }
  const folder = join(config.dataDir, 'files')
  const staging = `${folder}.restoring`
  await rm(staging, { recursive: true, force: true })
  if (existsSync(join(folder, MARK))) await rm(folder, { recursive: true, force: true })
  if (existsSync(folder) && readdirSync(folder).length > 0) return null
  await mkdir(staging, { recursive: true, mode: 0o700 })
  await writeFile(join(staging, MARK), '', { flush: true })
  const { write } = diskFiles(staging)
  return {
    write,
    async place() {
      await rm(folder, { recursive: true, force: true })
      await rename(staging, folder)
      await flushFolder(config.dataDir)
    },
    finish: () => rm(join(folder, MARK), { force: true }),
    discard: () => rm(staging, { recursive: true, force: true }),
  }
}

/** Windows cannot open folders and needs no such step. */
async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}
