import { defineTask } from '#platform/server/jobs.ts'
import { deleteLinesBefore } from './cart.sql.ts'
import { deleteCodesEnteredBefore } from './codes.sql.ts'
import { deleteDeliveriesChosenBefore } from './deliveries.sql.ts'

const DAY_MS = 86_400_000
const RETENTION_DAYS = 180

/** Runs nightly: deletes unused lines, and removed lines past the undo period. */
export const deleteOldCarts = defineTask(
  'cart:deleteOldCarts',
  async ({ db, now }) => {
    const old = new Date(now().getTime() - RETENTION_DAYS * DAY_MS)
    await deleteLinesBefore(db, { added: old, removed: new Date(now().getTime() - DAY_MS) })
    await deleteDeliveriesChosenBefore(db, old)
    await deleteCodesEnteredBefore(db, old)
  },
  '40 3 * * *',
)
