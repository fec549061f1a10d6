import type { Call } from '#platform/server/kernel.ts'
import { nameOfClient } from './client-name.rules.ts'
import { endOf } from './session.rules.ts'
import { sessionsOf } from './sessions.sql.ts'
import { memberIn } from './sessions.ts'

/** One's own sessions that are still good, the one last seen first. */
export async function listSessions(call: Call) {
  const { id, role, sessionId } = memberIn(call)
  const now = call.kernel.now()
  const sessions = await sessionsOf(call.kernel.db, id)
  return sessions
    .map((session) => ({ ...session, end: endOf({ ...session, role }) }))
    .filter(({ end }) => end > now)
    .map((session) => ({
      ...{ id: session.id, current: session.id === sessionId, address: session.address },
      ...{ createdAt: session.createdAt.toISOString(), lastSeenAt: session.lastSeenAt.toISOString(), expiresAt: session.end.toISOString() },
      ...nameOfClient(session.userAgent),
    }))
}
