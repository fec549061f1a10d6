import { eventNear } from '#events/groups.ts'
import { defineTask } from '#platform/server/jobs.ts'
import { publish, transactAsSystem } from '#platform/server/transact.ts'
import { claimReminders } from './reminders.sql.ts'

const BATCH = 100

/** Every five minutes. Who goes hears of it by a notification (`notifications.ts`). */
export const remindOfEvents = defineTask(
  'groups:remindOfEvents',
  async (services) => {
    for (;;) {
      const claimed = await transactAsSystem(services, async (tx) => {
        const due = await claimReminders(tx.db, tx.now, BATCH)
        publish(tx, ...due.map((reminder) => eventNear(reminder)))
        return due.length
      })
      if (claimed < BATCH) return
    }
  },
  '*/5 * * * *',
)
