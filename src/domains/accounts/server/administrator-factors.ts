/** Second factors of administrators: the first one closes sessions that began without it, and the last one stays. */
import { Failure } from '#platform/server/failure.ts'
import type { Tx } from '#platform/server/transact.ts'
import { endSessions } from './end-sessions.ts'
import { maySkipSecondFactor } from './second-factor.rules.ts'
import { hasSecondFactor } from './second-factors.sql.ts'
import { lockAccount } from './users.sql.ts'

/** Call it before an administrator's new factor is stored: the other sessions began with a password alone. */
export async function endSessionsBeforeFirstFactor(tx: Tx, { userId, sessionId }: { userId: string; sessionId: string }): Promise<void> {
  const account = await lockAccount(tx.db, userId)
  if (account?.role === 'admin' && !(await hasSecondFactor(tx.db, userId))) await endSessions(tx, userId, sessionId)
}

/** Call it after a factor was removed. Fails with LAST_SECOND_FACTOR when an administrator who needs one has none left. */
export async function rejectWithoutFactor(tx: Tx, userId: string): Promise<void> {
  const account = await lockAccount(tx.db, userId)
  if (!account || maySkipSecondFactor(account.secondFactorDue, { now: tx.now, demo: tx.services.demo })) return
  if (!(await hasSecondFactor(tx.db, userId))) throw new Failure('LAST_SECOND_FACTOR')
}
