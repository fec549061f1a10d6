import { defineTask } from '#platform/server/jobs.ts'
import { deleteChallengesExpiredBefore } from './passkey-challenges.sql.ts'
import { IDLE_MS } from './session.rules.ts'
import { deleteSessionsSeenBefore } from './sessions.sql.ts'
import { deleteTokensExpiredBefore } from './tokens.sql.ts'

const TOKENS_KEPT_MS = 24 * 3600_000

/** Hourly: forgets sessions, links and challenges that are over. */
export const forgetWhatIsOver = defineTask(
  'accounts:forgetWhatIsOver',
  async ({ db, now }) => {
    await deleteSessionsSeenBefore(db, new Date(now().getTime() - IDLE_MS))
    await deleteTokensExpiredBefore(db, new Date(now().getTime() - TOKENS_KEPT_MS))
    await deleteChallengesExpiredBefore(db, now())
  },
  '23 * * * *',
)
