/**
 * `npm run backup [-- <file>]`: writes a backup of the database that `npm start` uses and of its files, also while Plaza runs. Without a
 * name it goes into `DATA_DIR/backups`. With BACKUP_PASSPHRASE it contains the master secret, encrypted.
 */
import { resolve } from 'node:path'
import { explainBackupError } from '#app/server/backup-messages.ts'
import { runBackup } from '#platform/server/backup/run-backup.ts'
import { formatBackup } from './format-backup.ts'
import { withDatabase } from './with-database.ts'

const USAGE = 'Usage: npm run backup, or npm run backup -- <file>.'

await withDatabase('plaza backup', async ({ services }) => {
  const [file, ...rest] = process.argv.slice(2)
  if (rest.length > 0 || file?.startsWith('-')) return fail(USAGE)
  try {
    const taken = await runBackup(services, 'command', file && resolve(file))
    console.log(`${services.backups.pathOf(taken.file)}: ${formatBackup(taken)}.`)
    if (!taken.withSecrets)
      console.log('It has no secrets: keep a copy of the file «secrets» in DATA_DIR, or set BACKUP_PASSPHRASE to include them encrypted.')
  } catch (error) {
    const sentence = explainBackupError(error)
    if (!sentence) throw error
    fail(sentence)
  }
})

function fail(sentence: string): void {
  console.error(sentence)
  process.exitCode = 1
}
