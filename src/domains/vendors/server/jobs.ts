import { changed } from '#facts/vendors.ts'
import { defineTask } from '#platform/server/jobs.ts'
import { announce, transactAs } from '#platform/server/transact.ts'
import { dayOf } from './change-shop.ts'
import { bringBack } from './shop.sql.ts'

/** Every few minutes, because the day a shop is back begins at midnight. */
export const endVacations = defineTask(
  'vendors:endVacations',
  (kernel) =>
    transactAs(kernel, async (tx) => {
      for (const workspaceId of await bringBack(tx.db, dayOf(tx.now))) announce(tx, changed({ workspaceId }))
    }),
  '*/5 * * * *',
)
