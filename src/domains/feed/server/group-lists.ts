/** The lists of posts in groups. */
import { loadGroupIdsOf, loadGroupRights } from '#domains/groups/server/index.ts'
import { notFound } from '#platform/server/failure.ts'
import type { Paging } from '#platform/server/list-page.ts'
import type { MemberContext } from '#platform/server/services.ts'
import type { EntryView } from '../contract.ts'
import { loadPinnedOfGroup } from './group-pins.sql.ts'
import { countOfGroup, loadOfGroups, loadWaiting } from './group-posts.sql.ts'
import type { GroupRights } from './group-rights.ts'
import { type EntryPage, MAX_NEW, show } from './lists.ts'
import { toEntryViews } from './post-views.ts'
import { loadReading } from './reading.ts'

type OfGroup = { groupId: string }

export async function listMyGroups(ctx: MemberContext, paging: Paging): Promise<EntryPage> {
  const { readerId, quiet } = await loadReading(ctx)
  const groupIds = await loadGroupIdsOf(ctx.services.db, ctx.userId)
  return show(ctx, await loadOfGroups(ctx.services.db, { readerId, left: quiet, groupIds }, paging))
}

/** The first page has the pinned post, which the pages leave out. Fails with NOT_FOUND. */
export async function listOfGroup(
  ctx: MemberContext,
  { groupId, ...paging }: Paging & OfGroup,
): Promise<EntryPage & { pinned: EntryView | null }> {
  const { db } = ctx.services
  await requireReadable(ctx, groupId)
  const { readerId, quiet: left } = await loadReading(ctx)
  const page = await loadOfGroups(db, { readerId, left, groupIds: [groupId] }, paging)
  const pinned = paging.cursor === undefined ? await loadPinnedOfGroup(db, { readerId, left, groupId }) : []
  const shown = await toEntryViews(ctx, db, [...pinned, ...page.items])
  const pinnedView = shown.find(({ id }) => id === pinned[0]?.id) ?? null
  return { items: shown.filter(({ post }) => !post.pinned), nextCursor: page.nextCursor, pinned: pinnedView }
}

/** Fails with NOT_FOUND. */
export async function countGroup(ctx: MemberContext, { groupId, since }: OfGroup & { since: string }): Promise<{ count: number }> {
  await requireReadable(ctx, groupId)
  const { quiet } = await loadReading(ctx)
  return { count: await countOfGroup(ctx.services.db, { groupId, left: quiet, since: new Date(since), max: MAX_NEW }) }
}

/** Fails with NOT_FOUND. */
export async function listWaiting(ctx: MemberContext, { groupId, ...paging }: Paging & OfGroup): Promise<EntryPage> {
  const { moderates } = await requireReadable(ctx, groupId)
  const { userId: readerId } = ctx
  return show(ctx, await loadWaiting(ctx.services.db, { readerId, groupId, authorId: moderates ? null : readerId }, paging))
}

async function requireReadable({ services, viewer }: MemberContext, groupId: string): Promise<GroupRights> {
  const group = (await loadGroupRights(services.db, viewer, [groupId])).get(groupId)
  if (!group?.mayRead) throw notFound()
  return group
}
