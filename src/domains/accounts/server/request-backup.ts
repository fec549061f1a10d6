import { backupRequested } from '#events/accounts.ts'
import { recordAudit } from '#platform/server/audit.ts'
import { insertRequestedBackup } from '#platform/server/backup/backup-list.ts'
import { Failure } from '#platform/server/failure.ts'
import type { AdminContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import type { BackupView } from '../contract.ts'
import { toBackupView } from './backup-view.ts'

/** Requests a backup, which a job takes. Fails with BACKUP_RUNNING while another one is not finished. */
export async function requestBackup(ctx: AdminContext): Promise<BackupView> {
  return transact(ctx, async (tx) => {
    const backup = await insertRequestedBackup(tx)
    if (!backup) throw new Failure('BACKUP_RUNNING')
    publish(tx, backupRequested({ backupId: backup.id }))
    await recordAudit(tx, {
      actor: ctx.userId,
      action: 'accounts.backupRequested',
      resource: { type: 'backup', id: backup.id },
      client: ctx.client,
    })
    return toBackupView(backup)
  })
}
