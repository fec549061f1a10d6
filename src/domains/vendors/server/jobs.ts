import { changed } from '#events/vendors.ts'
import { defineTask } from '#platform/server/jobs.ts'
import { publish, transactAsSystem } from '#platform/server/transact.ts'
import { utcDay } from './own-shop.ts'
import { endVacationsBefore } from './shop.sql.ts'

/** Ends vacations whose last day has passed (UTC). Runs every five minutes, so that shops reopen soon after midnight. */
export const endVacations = defineTask(
  'vendors:endVacations',
  (services) =>
    transactAsSystem(services, async (tx) => {
      for (const workspaceId of await endVacationsBefore(tx.db, utcDay(tx.now))) publish(tx, changed({ workspaceId }))
    }),
  '*/5 * * * *',
)
