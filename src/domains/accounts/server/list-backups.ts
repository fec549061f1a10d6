import { listBackups as loadBackups } from '#platform/server/backup/backup-list.ts'
import type { AdminContext } from '#platform/server/services.ts'
import type { BackupView } from '../contract.ts'
import { toBackupView } from './backup-view.ts'

export async function listBackups({ services: { db, backups } }: AdminContext): Promise<{ daily: boolean; backups: BackupView[] }> {
  return { daily: backups.daily, backups: (await loadBackups(db)).map(toBackupView) }
}
