import type { MemberContext } from '#platform/server/services.ts'
import { sessionEnd } from './session.rules.ts'
import { loadSessions } from './sessions.sql.ts'
import { parseUserAgent } from './user-agent.rules.ts'

/** Lists the caller's valid sessions, the most recently used first. */
export async function listSessions(ctx: MemberContext) {
  const { id, role, sessionId } = ctx.viewer
  const now = ctx.services.now()
  const sessions = await loadSessions(ctx.services.db, id)
  return sessions
    .map((session) => ({ ...session, end: sessionEnd({ ...session, role }) }))
    .filter(({ end }) => end > now)
    .map((session) => ({
      id: session.id,
      current: session.id === sessionId,
      address: session.address,
      createdAt: session.createdAt.toISOString(),
      lastSeenAt: session.lastSeenAt.toISOString(),
      expiresAt: session.end.toISOString(),
      ...parseUserAgent(session.userAgent),
    }))
}
