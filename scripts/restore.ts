/**
 * `npm run restore -- <file> [--without-secrets]`: restores a backup into an empty place: the database of DATABASE_URL, or an embedded
 * one in DATA_DIR. It checks the whole file before it writes anything. Plaza must not run there.
 */
import { existsSync, statSync } from 'node:fs'
import { explainBackupError } from '#app/server/backup-messages.ts'
import { claimDataFolder, makeDataFolder } from '#app/server/data-folder.ts'
import { readPlazaConfig } from '#app/server/read-config.ts'
import { explainStartupError } from '#app/server/startup-messages.ts'
import { backupScope } from '#app/server/wiring.ts'
import type { Manifest } from '#platform/server/backup/manifest.ts'
import { checkBackup, chooseSecrets, type RestoredSecrets, restoreBackup } from '#platform/server/backup/restore-backup.ts'
import type { Config } from '#platform/server/config.ts'
import { openCluster } from '#platform/server/postgres/cluster.ts'
import { installMaster } from '#platform/server/secrets.ts'
import { askPassphrase } from './ask-passphrase.ts'
import { formatBackup } from './format-backup.ts'

const USAGE = 'Usage: npm run restore -- <file> [--without-secrets].'
const WITHOUT_SECRETS = '--without-secrets'

try {
  process.exitCode = await main()
} catch (error) {
  console.error(explainBackupError(error) ?? explainStartupError(error) ?? error)
  process.exitCode = 1
}
process.exit()

async function main(): Promise<number> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const without = process.argv.includes(WITHOUT_SECRETS)
  const [file, ...rest] = process.argv.slice(2).filter((word) => word !== WITHOUT_SECRETS)
  if (!file || rest.length > 0) return fail(USAGE)
  if (!existsSync(file) || !statSync(file).isFile()) return fail(`There is no file ${file}.`)
  const config = readPlazaConfig(process.env)

  console.log(`Checking ${file} …`)
  const manifest = await checkBackup(file)
  const askOrRead = async () => config.backup.passphrase ?? (await askPassphrase())
  const secrets = await chooseSecrets(manifest, { dataDir: config.dataDir, askPassphrase: askOrRead, without })
  console.log(`It is complete: Plaza ${manifest.plaza} of ${manifest.takenAt}, ${describe(manifest, file)}. Restoring …`)

  makeDataFolder(config.dataDir)
  await (config.databaseUrl ? restoreInto(config.databaseDirectUrl ?? config.databaseUrl) : restoreEmbedded())
  console.log('Restored. Everybody has to log in again. Start Plaza with npm start.')
  return 0

  async function restoreInto(databaseUrl: string): Promise<void> {
    await restoreBackup(file as string, manifest, { ...config, databaseUrl }, secrets, { ...backupScope, now: () => new Date() })
  }

  async function restoreEmbedded(): Promise<void> {
    const claim = await claimDataFolder(config.dataDir)
    try {
      const cluster = await openEmbedded(config, secrets)
      try {
        await restoreInto(cluster.url)
        await cluster.guardAudit()
      } finally {
        await cluster.stop()
      }
    } finally {
      claim.release()
    }
  }
}

/** On Windows the password of the embedded database is derived from the secrets, so they come first. */
function openEmbedded(config: Config, secrets: RestoredSecrets) {
  if (process.platform === 'win32' && secrets.kind === 'sealed') installMaster(config.dataDir, secrets.master)
  const password = () => config.secretFor('postgres').toString('base64url')
  return openCluster({ folder: `${config.dataDir}/postgres`, durability: 'kept', password })
}

function describe(manifest: Manifest, file: string): string {
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, manifest.jobs.rows)
  return formatBackup({ bytes: statSync(file).size, rows, files: manifest.files.length })
}

function fail(sentence: string): number {
  console.error(sentence)
  return 1
}
