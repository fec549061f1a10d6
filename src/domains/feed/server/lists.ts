/** The lists of posts. */
import { loadVisibleUsers } from '#domains/accounts/server/index.ts'
import { loadProfileAccess } from '#domains/network/server/index.ts'
import { notFound } from '#platform/server/failure.ts'
import type { Page, Paging } from '#platform/server/list-page.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { toTagKey } from '#platform/shared/written-text.ts'
import type { EntryView } from '../contract.ts'
import { loadBookmarked, loadOfPerson, loadPinned, loadRanked, loadTagged } from './entries.sql.ts'
import type { EntryRow } from './entry-columns.sql.ts'
import { toEntryViews } from './post-views.ts'
import { loadReading } from './reading.ts'
import { loadUsedTags } from './tags.sql.ts'
import { countTimeline, loadTimeline } from './timeline.sql.ts'

export type EntryPage = { items: EntryView[]; nextCursor: string | null }

/** New entries that the pill counts. */
export const MAX_NEW = 100
const TAG_DAYS = 14
const DAY_MS = 86_400_000

export const show = async (ctx: MemberContext, { items, nextCursor }: Page<EntryRow>): Promise<EntryPage> => ({
  items: await toEntryViews(ctx, ctx.services.db, items),
  nextCursor,
})

export async function listHome(ctx: MemberContext, { cursor, limit }: Paging): Promise<EntryPage> {
  const { readerId, followed, quiet } = await loadReading(ctx)
  return show(ctx, await loadTimeline(ctx.services.db, { readerId, left: quiet, authorIds: followed, cursor, limit }))
}

export async function countHome(ctx: MemberContext, { since }: { since: string }): Promise<{ count: number }> {
  const { followed, quiet } = await loadReading(ctx)
  return { count: await countTimeline(ctx.services.db, { authorIds: followed, left: quiet, since: new Date(since), max: MAX_NEW }) }
}

export async function listDiscover(ctx: MemberContext, paging: Paging): Promise<EntryPage> {
  const { readerId, quiet } = await loadReading(ctx)
  return show(ctx, await loadRanked(ctx.services.db, { readerId, left: quiet }, paging))
}

export async function listTagged(ctx: MemberContext, { tag: typed, ...paging }: Paging & { tag: string }) {
  const { readerId, followed, quiet } = await loadReading(ctx)
  const tag = toTagKey(typed.replace(/^[#＃]/u, ''))
  return { ...(await show(ctx, await loadTagged(ctx.services.db, { readerId, left: quiet, followed, tag }, paging))), tag }
}

export async function suggestTags({ services }: MemberContext, { q, limit }: { q: string; limit: number }) {
  const since = new Date(services.now().getTime() - TAG_DAYS * DAY_MS)
  return { items: await loadUsedTags(services.db, { prefix: toTagKey(q), since, limit }) }
}

export async function listBookmarks(ctx: MemberContext, paging: Paging): Promise<EntryPage> {
  const { readerId, followed, left } = await loadReading(ctx)
  return show(ctx, await loadBookmarked(ctx.services.db, { readerId, left, followed }, paging))
}

/** Fails with NOT_FOUND like the profile, and for somebody whose posts the reader must not see. */
export async function listOfPerson(ctx: MemberContext, { userId: authorId, ...paging }: Paging & { userId: string }) {
  const { services, userId: readerId } = ctx
  const { db } = services
  const [users, access] = await Promise.all([loadVisibleUsers(db, [authorId]), loadProfileAccess(db, readerId, authorId, services.now())])
  if (!users.has(authorId) || !access?.showsPosts) throw notFound()
  const { left } = await loadReading(ctx)
  const follows = access.isMe || access.relation.following
  const page = await loadOfPerson(db, { readerId, left, authorId, follows }, paging)
  const pinned = paging.cursor === undefined ? await loadPinned(db, readerId, authorId) : []
  const shown = await toEntryViews(ctx, db, [...pinned, ...page.items])
  const pinnedView = shown.find(({ id }) => id === pinned[0]?.id) ?? null
  const { nextCursor } = page
  return { items: shown.filter(({ id }) => id !== pinnedView?.id), nextCursor, pinned: pinnedView }
}
