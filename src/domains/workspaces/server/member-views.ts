import { emailsOf, usersOf } from '#domains/accounts/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import type { MemberView, SeatRole } from '../contract.ts'
import type { MemberRow } from './members.sql.ts'
import { heldAreas, isAtLeast } from './seat.rules.ts'

/** People as `reader` may see them. Who is leaving is left out. */
export async function memberViews(db: Db, reader: SeatRole, members: readonly MemberRow[]): Promise<MemberView[]> {
  const ids = members.map(({ userId }) => userId)
  const [users, emails] = await Promise.all([usersOf(db, ids), isAtLeast(reader, 'manager') ? emailsOf(db, ids) : null])
  return members.flatMap(({ userId, role, areas, joinedAt, version }) => {
    const user = users.get(userId)
    if (!user) return []
    const email = emails?.get(userId) ?? null
    return [{ user, email, role, areas: heldAreas(role, areas), joinedAt: joinedAt.toISOString(), version }]
  })
}
