import { defineTask } from '#platform/server/jobs.ts'
import { transactAs } from '#platform/server/transact.ts'
import { releaseExpired } from './change-held.ts'

/** Each minute: whatever its owner did not let go of in time is to be had again. */
export const releaseExpiredHolds = defineTask(
  'inventory:releaseExpiredHolds',
  async (kernel) => {
    await transactAs(kernel, (tx) => releaseExpired(tx, null))
  },
  '* * * * *',
)
