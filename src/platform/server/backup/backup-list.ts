import { newId } from '#platform/shared/ids.ts'
import type { Tx } from '../services.ts'
import { backupFileName } from './backup.rules.ts'
import { type BackupRow, findUnfinishedBackup, insertBackup, loadBackups, lockBackupList } from './backups.sql.ts'

export type { BackupRow } from './backups.sql.ts'

const MAX_LISTED = 50

/** Inserts a backup for the task `takeRequestedBackup`. Null while another one is not finished. */
export async function insertRequestedBackup({ db, now }: Tx): Promise<BackupRow | null> {
  await lockBackupList(db)
  if (await findUnfinishedBackup(db)) return null
  const id = newId('bak')
  return insertBackup(db, { id, state: 'requested', reason: 'administrator', requestedAt: now, file: backupFileName(now, id) })
}

/** The newest backups, newest first. */
export async function listBackups(db: Tx['db']): Promise<BackupRow[]> {
  return loadBackups(db, MAX_LISTED)
}
