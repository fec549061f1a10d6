import { defineTask } from '#platform/server/jobs.ts'
import { deleteOldNotices } from './notices/notices.sql.ts'
import { deleteViewsBefore } from './viewed/views.sql.ts'

export { mailStockNotices } from './notices/mail-notices.ts'

const DAY_MS = 86_400_000

/** Nightly: what was looked at goes after 90 days, a notice after a year of waiting or a month after its mail. */
export const forgetOldShopping = defineTask(
  'marketplace:forgetOldShopping',
  async ({ db, now }) => {
    const daysAgo = (days: number) => new Date(now().getTime() - days * DAY_MS)
    await deleteViewsBefore(db, daysAgo(90))
    await deleteOldNotices(db, { askedBefore: daysAgo(365), sentBefore: daysAgo(30) })
  },
  '45 3 * * *',
)
