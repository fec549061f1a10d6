import type { MemberContext } from '#platform/server/services.ts'
import { loadPeople } from './people.sql.ts'
import { loadHiddenIds } from './restrictions.sql.ts'

/** The member’s own counts. `hidesPeople`: pages that are the same for everybody show people whom the member must not see. */
export async function getOverview({ services: { db }, userId }: MemberContext) {
  const [people, hidden] = await Promise.all([loadPeople(db, [userId]), loadHiddenIds(db, userId)])
  const { followers = 0, following = 0, requestsReceived = 0, requestsSent = 0 } = people.get(userId) ?? {}
  return { followers, following, received: requestsReceived, sent: requestsSent, hidesPeople: hidden.length > 0 }
}
