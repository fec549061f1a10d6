import { letGoOfFiles } from '#platform/server/files/loose-files.ts'
import { defineTask } from '#platform/server/jobs.ts'
import { transactAs } from '#platform/server/transact.ts'
import { deleteExpiredExports, giveUpPreparing } from './exports.sql.ts'

export const EXPORT_KEPT_MS = 7 * 24 * 3600_000
/** Longer than all tries of the task together. */
const PREPARING_MS = 3 * 3600_000

/** Hourly: archives whose week is over are deleted, and one that could not be made keeps nobody from asking again. */
export const forgetOldExports = defineTask(
  'accounts:forgetOldExports',
  async (kernel) =>
    transactAs(kernel, async (tx) => {
      const since = (ms: number) => new Date(tx.now.getTime() + ms)
      await giveUpPreparing(tx.db, since(-PREPARING_MS), since(EXPORT_KEPT_MS))
      await letGoOfFiles(tx, await deleteExpiredExports(tx.db, tx.now))
    }),
  '33 * * * *',
)
