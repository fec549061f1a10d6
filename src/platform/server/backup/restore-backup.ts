/** Restores a whole Plaza into an empty place: the backup is checked completely before anything is written. */
import type { Config } from '../config.ts'
import { openPool } from '../db.ts'
import { openRestoredFiles } from '../files/restored-files.ts'
import { migrateJobs } from '../jobs.ts'
import { openLog } from '../log.ts'
import { checkDatabase } from '../postgres/check-database.ts'
import { installMaster, readMaster } from '../secrets.ts'
import { readArchive } from './archive-reader.ts'
import { BackupError } from './backup-error.ts'
import { withConnection } from './connection.ts'
import type { Manifest } from './manifest.ts'
import { type RestorePlan, requireEmpty, restoreRows, splitMigrations } from './restore-rows.ts'
import { fingerprint, unsealMaster } from './secret-seal.ts'

/** What the backup's master secret is at the target: `sealed` comes with the backup, `there` is in the data folder already. */
export type RestoredSecrets = { kind: 'sealed'; master: Buffer } | { kind: 'there' } | { kind: 'new' }

/** The first step: reads all of the backup and writes nothing. Throws BackupError for a file that cannot be restored by this Plaza. */
export async function checkBackup(file: string): Promise<Manifest> {
  const manifest = await readArchive(file)
  splitMigrations(manifest)
  return manifest
}

/** `without`: start with new secrets, when the backup has none and the data folder neither. */
export async function chooseSecrets(
  { id, secrets }: Manifest,
  { dataDir, askPassphrase, without }: { dataDir: string; askPassphrase(): Promise<string | null>; without: boolean },
): Promise<RestoredSecrets> {
  const there = readMaster(dataDir)
  if (there && secrets.fingerprint === fingerprint(there)) return { kind: 'there' }
  if (there) throw new BackupError({ code: 'secrets-differ' })
  if (secrets.fingerprint === null || without) return { kind: 'new' }
  if (!secrets.sealed) throw new BackupError({ code: 'secrets-missing' })
  const passphrase = await askPassphrase()
  if (!passphrase) throw new BackupError({ code: 'passphrase-missing' })
  return { kind: 'sealed', master: await unsealMaster(secrets.sealed, passphrase, id) }
}

export type RestoreTarget = Pick<Config, 'dataDir' | 's3'> & { databaseUrl: string }

/** The second step. `databaseUrl` is a direct connection to an empty database. */
export async function restoreBackup(
  file: string,
  manifest: Manifest,
  target: RestoreTarget,
  secrets: RestoredSecrets,
  plan: Pick<RestorePlan, 'schemas' | 'invariants' | 'now'>,
): Promise<void> {
  const { databaseUrl, dataDir } = target
  await prepareDatabase(databaseUrl)
  await withConnection(databaseUrl, 'plaza restore', async (client) => {
    const files = await openRestoredFiles(target)
    if (!files) throw new BackupError({ code: 'files-not-empty' })
    const beforeCommit = async () => {
      if (secrets.kind === 'sealed') installMaster(dataDir, secrets.master)
      await files.place()
    }
    try {
      await restoreRows(client, file, manifest, { ...plan, writeFile: files.write, beforeCommit })
    } catch (error) {
      await files.discard()
      throw error
    }
    await files.finish()
  })
}

/** Throws BackupError unless the database is empty; then adds the extension and the job queue, which stay empty until the end. */
export async function prepareDatabase(databaseUrl: string): Promise<void> {
  await withConnection(databaseUrl, 'plaza restore', requireEmpty)
  await checkDatabase(databaseUrl)
  const pool = openPool({ url: databaseUrl, max: 1, applicationName: 'plaza restore', onError: () => {} })
  await migrateJobs(pool, openLog('silent')).finally(() => pool.end())
}
