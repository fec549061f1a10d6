/** One sentence for each problem of a backup or restore, for the terminal. */
import { BackupError, type BackupProblem } from '#platform/server/backup/backup-error.ts'

type Messages = { [Code in BackupProblem['code']]: (problem: Extract<BackupProblem, { code: Code }>) => string }

const MESSAGES: Messages = {
  'not-a-backup': () => 'This file is not a complete backup of Plaza: it is something else, or its end is missing. Nothing was written.',
  damaged: ({ detail }) => `This backup is damaged (${detail}). Nothing was written; take another one.`,
  'newer-plaza': ({ plaza, migration }) =>
    `This backup was made by Plaza ${plaza} with the migration ${migration}, which this Plaza does not have: update Plaza and restore again.`,
  'passphrase-missing': () => 'The secrets in this backup are encrypted: set BACKUP_PASSPHRASE to the passphrase that it was made with.',
  'passphrase-wrong': () => 'The passphrase does not open the secrets of this backup: correct BACKUP_PASSPHRASE. Nothing was written.',
  'secrets-missing': () =>
    'This backup has no secrets, because it was made without BACKUP_PASSPHRASE: copy the file «secrets» of the old DATA_DIR into the new one. If it is lost, add --without-secrets: then authenticator apps and recovery codes no longer work, stored payout accounts cannot be read, and guests lose their carts.',
  'secrets-differ': () => 'DATA_DIR has the secrets of another Plaza: set DATA_DIR to an empty folder, or move the file «secrets» away.',
  'database-not-empty': ({ table }) =>
    `The database is not empty (it has ${table}): a backup is restored into an empty one only. Name another database in DATABASE_URL, or set DATA_DIR to an empty folder.`,
  'files-not-empty': () => 'DATA_DIR has files already, in «files»: set DATA_DIR to an empty folder, or move «files» away.',
  busy: () => 'Another backup of this database is running: wait until it is done.',
  'file-exists': ({ file }) => `${file} exists already: choose another name.`,
  'disk-full': () => 'The disk is full: free some space and try again.',
  'invariants-broken': ({ names }) =>
    `The data of this backup is inconsistent (${names.join('; ')}), so nothing was written. «npm run invariants» at its source tells more.`,
  'no-scratch-database': ({ detail }) =>
    `Plaza's role may not create a database to check the backup in (${detail}): «alter role … createdb».`,
  interrupted: () => 'The backup was interrupted.',
  other: ({ detail }) => `The backup failed: ${detail}`,
}

/** Returns the message for an error, or null for an unexpected one. */
export function explainBackupError(error: unknown): string | null {
  return error instanceof BackupError ? (MESSAGES[error.problem.code] as (problem: BackupProblem) => string)(error.problem) : null
}
