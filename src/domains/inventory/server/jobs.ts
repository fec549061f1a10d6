import { defineTask } from '#platform/server/jobs.ts'
import { transactAsSystem } from '#platform/server/transact.ts'
import { releaseExpiredAmong } from './change-holds.ts'

/** Releases expired holds every minute. */
export const releaseExpiredHolds = defineTask(
  'inventory:releaseExpiredHolds',
  async (services) => {
    await transactAsSystem(services, (tx) => releaseExpiredAmong(tx, null))
  },
  '* * * * *',
)
