/** People of a group: members for its readers, requests and invitations for those who moderate it. */
import { loadVisibleUsers } from '#domains/accounts/server/index.ts'
import { loadHiddenPeople } from '#domains/network/server/index.ts'
import { notFound } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import type { Role } from '../contract.ts'
import { type ListedPerson, listPeople, type PeopleList } from './lists.sql.ts'
import { loadGroupRights } from './rights.ts'

type Query = { groupId: string; q?: string | undefined; cursor?: string | undefined; limit: number }

/** Fails with NOT_FOUND for those who do not read the group. */
export async function listMembers(ctx: MemberContext, query: Query & { role?: Role | undefined }) {
  return listWith(ctx, 'members', query, ({ role, at }) => ({ role: role ?? 'member', joinedAt: at.toISOString() }))
}

/** The next three fail with NOT_FOUND for those who do not moderate the group. */
export async function listRequests(ctx: MemberContext, query: Query) {
  return listWith(ctx, 'requests', query, ({ note, at }) => ({ note, askedAt: at.toISOString() }))
}

export async function listInvitations(ctx: MemberContext, query: Query) {
  return listWith(ctx, 'invitations', query, ({ at }) => ({ invitedAt: at.toISOString() }))
}

export async function listBans(ctx: MemberContext, query: Query) {
  return listWith(ctx, 'bans', query, ({ at }) => ({ bannedAt: at.toISOString() }))
}

async function listWith<Extra>(
  { services: { db }, viewer }: MemberContext,
  list: PeopleList,
  { groupId, q, role, ...paging }: Query & { role?: Role | undefined },
  extra: (row: ListedPerson) => Extra,
) {
  const rights = (await loadGroupRights(db, viewer, [groupId])).get(groupId)
  if (!(list === 'members' ? rights?.mayRead : rights?.moderates)) throw notFound()
  const hiddenIds = await loadHiddenPeople(db, viewer)
  const { items, nextCursor, total } = await listPeople(db, { list, groupId, q, role, hiddenIds }, paging)
  const users = await loadVisibleUsers(
    db,
    items.map(({ userId }) => userId),
  )
  return {
    items: items.flatMap((row) => {
      const user = users.get(row.userId)
      return user ? [{ ...user, ...extra(row) }] : []
    }),
    nextCursor,
    total,
  }
}
