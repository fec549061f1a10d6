/** Background tasks: backups on request, daily ones, and the weekly restore of the newest. */
import { defineTask } from '../jobs.ts'
import { isDailyDue, isVerificationDue } from './backup.rules.ts'
import { BackupError, backupProblem } from './backup-error.ts'
import { findLastVerification, findNewestBackup, loadBackups, saveVerification } from './backups.sql.ts'
import { runBackup, runRequestedBackup } from './run-backup.ts'

/** The newest may be on a disk that is not mounted now. */
const SEARCHED = 50

/** A failure is in the list of backups and in the log. Only a backup that runs already is waited for, by the retries of the queue. */
async function unlessFailed(work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (error instanceof BackupError && error.problem.code === 'busy') throw error
  }
}

export const takeRequestedBackup = defineTask<{ backupId: string }>('platform:takeRequestedBackup', (services, { backupId }) =>
  unlessFailed(() => runRequestedBackup(services, backupId)),
)

/** Hourly, because the machine may have been off at night; takes one a day, and tries again an hour after a failure. */
export const takeDailyBackup = defineTask(
  'platform:takeDailyBackup',
  async (services) => {
    if (!services.backups.daily) return
    const newest = await findNewestBackup(services.db, 'daily')
    if (isDailyDue(newest, services.now())) await unlessFailed(() => runBackup(services, 'daily'))
  },
  '23 * * * *',
)

/** Weekly: restores the newest backup into a database of its own, with all invariants. Administrators see the result. */
export const verifyNewestBackup = defineTask(
  'platform:verifyNewestBackup',
  async (services) => {
    const { db, backups, log } = services
    const newest = (await loadBackups(db, SEARCHED)).find(({ state, file }) => state === 'done' && backups.exists(file))
    if (!newest) return
    if (!isVerificationDue(await findLastVerification(db), services.now())) return
    try {
      await backups.verify(newest.file)
      await saveVerification(db, newest.id, services.now(), null)
    } catch (error) {
      const problem = backupProblem(error)
      if (problem.code === 'busy') throw error
      log.error({ error, file: newest.file }, 'a backup could not be restored')
      await saveVerification(db, newest.id, services.now(), problem)
    }
  },
  '47 * * * *',
)
