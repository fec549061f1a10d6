import { loadEmails, loadUsers } from '#domains/accounts/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import type { MembershipRole, MemberView } from '../contract.ts'
import type { MemberRow } from './members.sql.ts'
import { heldPermissions, isAtLeast } from './membership.rules.ts'

/** Shows members to `reader`, leaving out users who are deleting their account. */
export async function toMemberViews(db: Db, reader: MembershipRole, members: readonly MemberRow[]): Promise<MemberView[]> {
  const ids = members.map(({ userId }) => userId)
  const [users, emails] = await Promise.all([loadUsers(db, ids), isAtLeast(reader, 'manager') ? loadEmails(db, ids) : null])
  return members.flatMap(({ userId, role, permissions, joinedAt, version }) => {
    const user = users.get(userId)
    if (!user) return []
    const email = emails?.get(userId) ?? null
    return [{ user, email, role, permissions: heldPermissions(role, permissions), joinedAt: joinedAt.toISOString(), version }]
  })
}
