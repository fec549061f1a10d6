import { loadVisibleUsers } from '#domains/accounts/server/index.ts'
import { loadHiddenPeople } from '#domains/network/server/index.ts'
import { notFound } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { loadSummaries } from './group-views.ts'
import { listGroupsOf, listInvitingGroups, listOtherGroups } from './lists.sql.ts'

type Query = { q?: string | undefined; cursor?: string | undefined; limit: number }
type Found = Awaited<ReturnType<typeof listInvitingGroups>> | Awaited<ReturnType<typeof listOtherGroups>>

const LISTS = {
  mine: ({ services: { db }, userId }: MemberContext, { q, ...paging }: Query) => listGroupsOf(db, userId, { q, knownTo: null }, paging),
  invited: ({ services: { db }, userId }: MemberContext, { q, ...paging }: Query) => listInvitingGroups(db, userId, q, paging),
  discover: ({ services: { db }, userId }: MemberContext, { q, ...paging }: Query) => listOtherGroups(db, userId, q, paging),
}

export async function listGroups(ctx: MemberContext, { scope, ...query }: Query & { scope: keyof typeof LISTS }) {
  return withSummaries(ctx, await LISTS[scope](ctx, query))
}

/** Fails with NOT_FOUND for a person whom the member does not see. */
export async function listGroupsOfPerson(ctx: MemberContext, { userId, q, ...paging }: Query & { userId: string }) {
  const { services, viewer } = ctx
  const users = await loadVisibleUsers(services.db, [userId])
  if (!users.has(userId) || (await loadHiddenPeople(services.db, viewer)).includes(userId)) throw notFound()
  return withSummaries(ctx, await listGroupsOf(services.db, userId, { q, knownTo: ctx.userId }, paging))
}

async function withSummaries(ctx: MemberContext, { items, nextCursor, total }: Found) {
  return {
    items: await loadSummaries(
      ctx.services.db,
      ctx,
      items.map(({ id }) => id),
    ),
    nextCursor,
    total,
  }
}
