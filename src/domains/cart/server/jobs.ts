import { defineTask } from '#platform/server/jobs.ts'
import { deleteLinesBefore } from './cart.sql.ts'
import { deleteCodesEnteredBefore } from './codes.sql.ts'
import { deleteDeliveriesChosenBefore } from './deliveries.sql.ts'

const DAY_MS = 86_400_000
const KEPT_DAYS = 180

/** Nightly: forgets lines nobody came back for, and those that were taken out and not put back. */
export const forgetOldCarts = defineTask(
  'cart:forgetOldCarts',
  async ({ db, now }) => {
    const old = new Date(now().getTime() - KEPT_DAYS * DAY_MS)
    await deleteLinesBefore(db, { added: old, removed: new Date(now().getTime() - DAY_MS) })
    await deleteDeliveriesChosenBefore(db, old)
    await deleteCodesEnteredBefore(db, old)
  },
  '40 3 * * *',
)
