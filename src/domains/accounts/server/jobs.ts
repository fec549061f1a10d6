import { defineTask } from '#platform/server/jobs.ts'
import { deleteChallengesExpiredBefore } from './passkey-challenges.sql.ts'
import { SESSION_IDLE_MS } from './session.rules.ts'
import { deleteSessionsSeenBefore } from './sessions.sql.ts'
import { deleteTokensExpiredBefore } from './tokens.sql.ts'

const TOKEN_RETENTION_MS = 24 * 3600_000

/** Runs hourly and deletes expired sessions, tokens and passkey challenges. */
export const deleteExpiredCredentials = defineTask(
  'accounts:deleteExpiredCredentials',
  async ({ db, now }) => {
    await deleteSessionsSeenBefore(db, new Date(now().getTime() - SESSION_IDLE_MS))
    await deleteTokensExpiredBefore(db, new Date(now().getTime() - TOKEN_RETENTION_MS))
    await deleteChallengesExpiredBefore(db, now())
  },
  '23 * * * *',
)
