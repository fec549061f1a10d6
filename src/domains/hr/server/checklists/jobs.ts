import { itemDue } from '#events/hr.ts'
import { defineTask } from '#platform/server/jobs.ts'
import { publish, transactAsSystem } from '#platform/server/transact.ts'
import { markDue } from './reminders.sql.ts'

const AT_ONCE = 200

/** Runs every morning. Each item is marked in the transaction that says it is due, so a second run reminds of nothing. */
export const remindOfItems = defineTask(
  'hr:remindOfItems',
  async (services) => {
    const today = services.now().toISOString().slice(0, 10)
    let marked = AT_ONCE
    while (marked === AT_ONCE)
      marked = await transactAsSystem(services, async (tx) => {
        const items = await markDue(tx.db, today, AT_ONCE)
        publish(tx, ...items.map((item) => itemDue(item)))
        return items.length
      })
  },
  '15 6 * * *',
)
