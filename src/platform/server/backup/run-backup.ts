/** Takes a backup and keeps the list of them: what came out, and which files stay. */
import { newId } from '#platform/shared/ids.ts'
import type { Services } from '../services.ts'
import { backupFileName } from './backup.rules.ts'
import { BackupError, backupProblem } from './backup-error.ts'
import type { TakenBackup } from './backup-service.ts'
import * as sql from './backups.sql.ts'

/** How many of each reason stay. The files of the command are not deleted; only the list forgets them. */
const KEPT = 7
const KEPT_IN_LIST = 20

/** A backup that begins at once. `file`: a path elsewhere. Throws BackupError; every failure but a running backup is in the list. */
export async function runBackup(services: Services, reason: 'daily' | 'command', file?: string): Promise<TakenBackup> {
  const id = newId('bak')
  const requestedAt = services.now()
  const name = file ?? backupFileName(requestedAt, id)
  return record(services, { id, file: name }, async () => {
    await sql.insertBackup(services.db, { id, state: 'running', reason, requestedAt, file: name })
  })
}

/** A backup that an administrator requested. Does nothing when it is finished. */
export async function runRequestedBackup(services: Services, id: string): Promise<void> {
  const found = await sql.startRequestedBackup(services.db, id)
  if (found) await record(services, { id, file: found.file }, async () => {})
}

async function record(services: Services, backup: { id: string; file: string }, insert: () => Promise<void>): Promise<TakenBackup> {
  const { db, backups, now, log } = services
  try {
    const taken = await backups.take(backup, async () => {
      await insert()
      await sql.failInterruptedBackups(db, backup.id, now())
    })
    const { bytes, rows, files, withSecrets } = taken
    await sql.finishBackup(db, backup.id, { bytes, rowCount: rows, fileCount: files, withSecrets, finishedAt: now() })
    await thinOut(services)
    return taken
  } catch (error) {
    if (error instanceof BackupError && error.problem.code === 'busy') throw error
    log.error({ error, file: backup.file }, 'a backup failed')
    await sql.failBackup(db, backup.id, backupProblem(error), now())
    throw error
  }
}

async function thinOut({ db, backups }: Services): Promise<void> {
  for (const reason of ['daily', 'administrator'] as const)
    for (const file of await sql.deleteOldBackups(db, reason, KEPT)) await backups.remove(file)
  await sql.deleteOldBackups(db, 'command', KEPT_IN_LIST)
}
