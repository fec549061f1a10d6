import { defineTask } from '#platform/server/jobs.ts'
import { deleteOldNotices } from './notices/notices.sql.ts'
import { deleteViewsBefore } from './viewed/views.sql.ts'

export { mailStockNotices } from './notices/mail-notices.ts'

const DAY_MS = 86_400_000

/** Runs nightly: deletes views after 90 days, and stock notices a year after the request or a month after the email. */
export const deleteOldShopping = defineTask(
  'marketplace:deleteOldShopping',
  async ({ db, now }) => {
    const daysAgo = (days: number) => new Date(now().getTime() - days * DAY_MS)
    await deleteViewsBefore(db, daysAgo(90))
    await deleteOldNotices(db, { askedBefore: daysAgo(365), sentBefore: daysAgo(30) })
  },
  '45 3 * * *',
)
