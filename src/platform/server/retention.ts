/** How long the platform remembers what only retries and listeners need. */
import { forgetFactsBefore } from './facts.sql.ts'
import { defineTask } from './jobs.ts'
import { forgetIdempotencyKeysBefore } from './platform.sql.ts'
import { forgetWindowsBefore } from './rate-limits.sql.ts'

const KEYS_KEPT_MS = 24 * 3600_000
const FACTS_KEPT_MS = 30 * 24 * 3600_000

/** Hourly: idempotency keys live a day, facts that everybody heard a month, tries until their window ends. */
export const forgetOldRows = defineTask(
  'platform:forgetOldRows',
  async ({ db, now }) => {
    await forgetIdempotencyKeysBefore(db, new Date(now().getTime() - KEYS_KEPT_MS))
    await forgetFactsBefore(db, new Date(now().getTime() - FACTS_KEPT_MS))
    await forgetWindowsBefore(db, now())
  },
  '17 * * * *',
)
