import { unlinkFiles } from '#platform/server/files/orphaned-files.ts'
import { defineTask } from '#platform/server/jobs.ts'
import { transactAsSystem } from '#platform/server/transact.ts'
import { deleteExpiredExports, failStaleExports } from './exports.sql.ts'

export const EXPORT_RETENTION_MS = 7 * 24 * 3600_000
/** Longer than all retries of the task together. */
const PREPARATION_TIMEOUT_MS = 3 * 3600_000

/** Runs hourly: deletes archives after a week, and marks stuck ones as failed so that a new one can be requested. */
export const deleteOldExports = defineTask(
  'accounts:deleteOldExports',
  async (services) =>
    transactAsSystem(services, async (tx) => {
      const since = (ms: number) => new Date(tx.now.getTime() + ms)
      await failStaleExports(tx.db, since(-PREPARATION_TIMEOUT_MS), since(EXPORT_RETENTION_MS))
      await unlinkFiles(tx, await deleteExpiredExports(tx.db, tx.now))
    }),
  '33 * * * *',
)
