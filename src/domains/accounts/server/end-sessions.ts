/** Ends sessions in the caller's transaction. The event also ends the streams of their open pages. */
import { sessionsEnded } from '#events/accounts.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import { deleteOldestSessions, deleteSession, deleteSessions } from './sessions.sql.ts'

/** Returns false when the account has no such session. */
export async function endSession(tx: Tx, userId: string, sessionId: string): Promise<boolean> {
  const ended = await deleteSession(tx.db, userId, sessionId)
  if (ended) publishEnd(tx, userId, [sessionId])
  return ended
}

/** Ends the account's sessions, except one. Returns how many ended. */
export async function endSessions(tx: Tx, userId: string, exceptId: string | null = null): Promise<number> {
  return publishEnd(tx, userId, await deleteSessions(tx.db, userId, exceptId))
}

/** Ends all sessions except the newest `keep`. */
export async function endOldestSessions(tx: Tx, userId: string, keep: number): Promise<void> {
  publishEnd(tx, userId, await deleteOldestSessions(tx.db, userId, keep))
}

function publishEnd(tx: Tx, userId: string, sessionIds: readonly string[]): number {
  if (sessionIds.length > 0) publish(tx, sessionsEnded({ userId, sessionIds }))
  return sessionIds.length
}
