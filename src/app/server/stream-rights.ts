/** What the streams of sessions may hear: two statements for any number of sessions. */
import { loadLiveSessions } from '#domains/accounts/server/index.ts'
import { loadMembershipsByUser } from '#domains/workspaces/server/index.ts'
import type { StreamRights } from '#platform/server/realtime/rights.ts'
import type { Services } from '#platform/server/services.ts'

export async function loadStreamRights(services: Services, sessionIds: readonly string[]): Promise<Map<string, StreamRights>> {
  const sessions = await loadLiveSessions(services, sessionIds)
  const memberships = await loadMembershipsByUser(services.db, [...new Set(Array.from(sessions.values(), ({ userId }) => userId))])
  return new Map(
    Array.from(sessions, ([sessionId, { userId, role }]) => [
      sessionId,
      { userId, sessionId, admin: role === 'admin', memberships: memberships.get(userId) ?? [] },
    ]),
  )
}
