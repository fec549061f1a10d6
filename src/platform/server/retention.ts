/** Retention of rows that only retries and listeners need. */
import { deleteEventsBefore } from './events.sql.ts'
import { defineTask } from './jobs.ts'
import { deleteIdempotencyKeysBefore } from './platform.sql.ts'
import { deleteWindowsBefore } from './rate-limits.sql.ts'

const IDEMPOTENCY_KEY_TTL_MS = 24 * 3600_000
const EVENT_RETENTION_MS = 30 * 24 * 3600_000

/** Hourly: deletes idempotency keys after a day, fully delivered events after 30 days, and rate limits when their window has ended. */
export const deleteExpiredRows = defineTask(
  'platform:deleteExpiredRows',
  async ({ db, now }) => {
    await deleteIdempotencyKeysBefore(db, new Date(now().getTime() - IDEMPOTENCY_KEY_TTL_MS))
    await deleteEventsBefore(db, new Date(now().getTime() - EVENT_RETENTION_MS))
    await deleteWindowsBefore(db, now())
  },
  '17 * * * *',
)
