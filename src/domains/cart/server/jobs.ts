import { defineTask } from '#platform/server/jobs.ts'
import { deleteLinesAddedBefore } from './cart.sql.ts'

const KEPT_DAYS = 180

/** Nightly: forgets lines nobody came back for. */
export const forgetOldCarts = defineTask(
  'cart:forgetOldCarts',
  async ({ db, now }) => deleteLinesAddedBefore(db, new Date(now().getTime() - KEPT_DAYS * 86_400_000)),
  '40 3 * * *',
)
