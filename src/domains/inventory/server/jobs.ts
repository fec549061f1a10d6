import { defineTask } from '#platform/server/jobs.ts'
import { transactAsSystem } from '#platform/server/transact.ts'
import { releaseExpiredAmong } from './change-holds.ts'
import { blockAllExpired } from './lots/block-expired.ts'
import { warnOfExpiring } from './lots/warn-of-expiring.ts'
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

/** Takes expired units out of what can be sold. Ships nothing that expired in between, because shipping looks itself. */
export const blockExpiredLots = defineTask(
  'inventory:blockExpiredLots',
  async (services) => {
    await transactAsSystem(services, blockAllExpired)
  },
  '*/10 * * * *',
)

/** Announces what expires soon, every morning. */
export const warnOfExpiringLots = defineTask(
  'inventory:warnOfExpiringLots',
  async (services) => {
    await transactAsSystem(services, warnOfExpiring)
  },
  '20 5 * * *',
)
