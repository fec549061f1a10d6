import { defineTask } from '#platform/server/jobs.ts'
import { transactAsSystem } from '#platform/server/transact.ts'
import { releaseExpiredAmong } from './change-holds.ts'
import { foldDaySums, foldWarehouseSums } from './sums.sql.ts'
import { completeTransfer as complete } from './transfers/complete-transfer.ts'

/** Releases expired holds every minute. */
export const releaseExpiredHolds = defineTask(
  'inventory:releaseExpiredHolds',
  async (services) => {
    await transactAsSystem(services, (tx) => releaseExpiredAmong(tx, null))
  },
  '* * * * *',
)

/** Completes a transfer that is due. */
export const completeTransfer = defineTask<{ transferId: string }>('inventory:completeTransfer', async (services, { transferId }) => {
  await transactAsSystem(services, (tx) => complete(tx, transferId))
})

const KEYS_AT_ONCE = 500

/** Folds kept sums every minute, so that a reader adds up few rows. */
export const foldSums = defineTask(
  'inventory:foldSums',
  async (services) => {
    for (const fold of [foldWarehouseSums, foldDaySums])
      while ((await transactAsSystem(services, (tx) => fold(tx.db, KEYS_AT_ONCE))) === KEYS_AT_ONCE);
  },
  '* * * * *',
)
