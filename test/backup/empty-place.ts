/** A place for a restored Plaza: an empty database and an empty data folder. */
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { backupScope } from '#app/server/wiring.ts'
import { withConnection } from '#platform/server/backup/connection.ts'
import { checkBackup, chooseSecrets, restoreBackup } from '#platform/server/backup/restore-backup.ts'
import { findForeignRelation } from '#platform/server/backup/tables.sql.ts'
import { diskFiles } from '#platform/server/files/disk-files.ts'
import type { FileStore } from '#platform/server/files/file-store.ts'
import type { S3Settings } from '#platform/server/files/s3-files.ts'
import { createEmptyDatabase } from '#test/cluster/test-database.ts'

export type EmptyPlace = {
  databaseUrl: string
  dataDir: string
  files: FileStore
  /** Restores as `npm run restore` does. */
  restore(file: string, options?: { passphrase?: string; without?: boolean; s3?: S3Settings }): Promise<void>
  /** What is in the place: a relation of the database or a file of the folder; null while it is empty. */
  content(): Promise<string | null>
  rows<R extends Record<string, unknown>>(sql: string): Promise<R[]>
  close(): Promise<void>
}

export async function openEmptyPlace(): Promise<EmptyPlace> {
  const database = await createEmptyDatabase()
  const dataDir = mkdtempSync(join(tmpdir(), 'plaza-restored-'))
  return {
    databaseUrl: database.url,
    dataDir,
    files: diskFiles(join(dataDir, 'files')),
    async restore(file, { passphrase, without = false, s3 } = {}) {
      const manifest = await checkBackup(file)
      const secrets = await chooseSecrets(manifest, { dataDir, askPassphrase: async () => passphrase ?? null, without })
      const target = { dataDir, s3: s3 ?? null, databaseUrl: database.url }
      await restoreBackup(file, manifest, target, secrets, { ...backupScope, now: () => new Date() })
    },
    async content() {
      const [name] = existsSync(dataDir) ? readdirSync(dataDir) : []
      return name ?? withConnection(database.url, 'test', findForeignRelation)
    },
    async rows<R extends Record<string, unknown>>(sql: string) {
      const client = new pg.Client({ connectionString: database.url })
      await client.connect()
      try {
        return (await client.query<R>(sql)).rows
      } finally {
        await client.end()
      }
    },
    async close() {
      await database.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** The hash of every file of a store, by its key. */
export async function hashFiles(files: FileStore): Promise<Record<string, string>> {
  const hashes: [string, string][] = []
  for await (const key of files.keys()) {
    const hash = createHash('sha256')
    for await (const chunk of (await files.get(key))?.body ?? []) hash.update(chunk)
    hashes.push([key, hash.digest('hex')])
  }
  return Object.fromEntries(hashes.sort(([a], [b]) => (a < b ? -1 : 1)))
}
