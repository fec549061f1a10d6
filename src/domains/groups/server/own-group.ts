import { loadVisibleUsers } from '#domains/accounts/server/index.ts'
import { notFound } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import type { Tx } from '#platform/server/transact.ts'
import type { Role } from '../contract.ts'
import { type Group, lockGroupRow } from './groups.sql.ts'
import { loadRolesIn, loadStaff } from './members.sql.ts'
import { insertPeople } from './people.sql.ts'
import { type GroupRights, rightsIn } from './rights.rules.ts'

export type LockedGroup = { group: Group; role: Role | null; rights: GroupRights }

/** Locks a group until the transaction ends, with the role of the member. Fails with NOT_FOUND for a missing group and a removed one. */
export async function lockGroup(tx: Tx, { userId, viewer }: MemberContext, groupId: string): Promise<LockedGroup> {
  const group = await lockGroupRow(tx.db, groupId)
  if (!group || group.removedAt) throw notFound()
  const role = (await loadRolesIn(tx.db, groupId, [userId])).get(userId) ?? null
  return { group, role, rights: rightsIn(group, role, viewer.role === 'admin') }
}

/** The same for those who moderate the group; fails with NOT_FOUND for others. */
export async function lockModerated(tx: Tx, ctx: MemberContext, groupId: string): Promise<LockedGroup> {
  const locked = await lockGroup(tx, ctx, groupId)
  if (!locked.rights.moderates) throw notFound()
  return locked
}

/** The same for its owner. */
export async function lockOwned(tx: Tx, ctx: MemberContext, groupId: string): Promise<LockedGroup> {
  const locked = await lockGroup(tx, ctx, groupId)
  if (locked.role !== 'owner') throw notFound()
  return locked
}

/** The owner and the moderators. */
export async function loadStaffIds(tx: Tx, groupId: string): Promise<string[]> {
  return (await loadStaff(tx.db, groupId)).map(({ userId }) => userId)
}

/** Makes rows for those of the people who exist and are neither suspended nor leaving, and returns their ids. */
export async function rememberPeople(tx: Tx, userIds: readonly string[]): Promise<string[]> {
  const users = await loadVisibleUsers(tx.db, userIds)
  await insertPeople(tx.db, [...users.values()])
  return [...users.keys()]
}
