/** The backups of a process: where they are, and how to take, check and thin them out. */
import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { isAbsolute, join } from 'node:path'
import type { Config } from '../config.ts'
import type { FileStore } from '../files/file-store.ts'
import { readMaster } from '../secrets.ts'
import { UNFINISHED } from './archive-writer.ts'
import type { Backups } from './backup-service.ts'
import { withBackupLock, withConnection } from './connection.ts'
import { checkBackup, prepareDatabase } from './restore-backup.ts'
import { restoreRows } from './restore-rows.ts'
import { withScratchDatabase } from './scratch-database.ts'
import { type BackupSource, takeBackup } from './take-backup.ts'

/** What a backup contains, joined by the app from all domains. */
export type BackupScope = {
  schemas: readonly string[]
  /** Tables whose rows end with a restore, such as sessions. */
  omitted: readonly string[]
  invariants: readonly { name: string; sql: string }[]
}

export type BackupsOptions = {
  config: Pick<Config, 'dataDir' | 'backup'>
  /** A direct connection, not through a transaction pooler. */
  databaseUrl: string
  files: FileStore
  scope: BackupScope
  now(): Date
}

export function openBackups({ config, databaseUrl, files, scope, now }: BackupsOptions): Backups {
  const folder = join(config.dataDir, 'backups')
  const pathOf = (file: string) => (isAbsolute(file) ? file : join(folder, file))
  const source: BackupSource = {
    files,
    schemas: scope.schemas,
    omitted: scope.omitted,
    readMaster: () => readMaster(config.dataDir),
    passphrase: config.backup.passphrase,
    now,
  }
  return {
    daily: config.backup.daily,
    folder,
    pathOf,
    exists: (file) => existsSync(pathOf(file)),
    async take({ id, file }, onStart) {
      return withBackupLock(databaseUrl, async (client) => {
        await onStart()
        await removeUnfinished(folder)
        return takeBackup(client, source, { id, file: pathOf(file) })
      })
    },
    async verify(file) {
      const path = pathOf(file)
      const manifest = await checkBackup(path)
      await withBackupLock(databaseUrl, () =>
        withScratchDatabase(databaseUrl, async (scratchUrl) => {
          await prepareDatabase(scratchUrl)
          await withConnection(scratchUrl, 'plaza backup check', (client) =>
            restoreRows(client, path, manifest, { ...scope, now, writeFile: async () => {}, beforeCommit: async () => {} }),
          )
        }),
      )
    },
    remove: (file) => rm(pathOf(file), { force: true }),
  }
}

/** A killed backup leaves its unfinished file. Only the holder of the lock calls this. */
async function removeUnfinished(folder: string): Promise<void> {
  if (!existsSync(folder)) return
  const names = (await readdir(folder)).filter((name) => name.endsWith(UNFINISHED))
  await Promise.all(names.map((name) => rm(join(folder, name), { force: true })))
}
