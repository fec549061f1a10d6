/** Entries of lists: what a statement reads of them, and conditions on them. */
import { type RawBuilder, sql } from 'kysely'
import type { Sorting } from '#platform/server/list-page.ts'
import { type FullPost, fullPostJson, type PostRow, postJson } from './post-columns.sql.ts'

/** `reposterId` is null for a post that stands for itself. */
export type EntryRow = { id: string; at: Date; sortedAt: Date; reposterId: string | null; post: FullPost; quoted: PostRow | null }

/** Whom a list leaves out. */
export type Leaving = { readerId: string | null; left: readonly string[] }

/** Newest first by a time; the entries are `e`. */
export function newestBy(at: RawBuilder<unknown>, name: string): Sorting<EntryRow> {
  return {
    name,
    by: at,
    cast: 'timestamptz',
    id: sql`e.id`,
    direction: 'desc',
    keyOf: ({ sortedAt, id }) => [sortedAt.toISOString(), id],
  }
}

/** Columns of an entry `e` (id, at, sorted_at) whose post is `p`, with the quoted post. `reposterId` names who repeated it. */
export function entryColumns(readerId: string | null, reposterId: RawBuilder<unknown>) {
  const p = sql`p`
  const q = sql`q`
  return sql`e.id, e.created_at as at, e.sorted_at, ${reposterId} as reposter_id, ${fullPostJson(p, readerId)} as post,
    (select ${postJson(q)} from feed.posts q where q.id = p.quoted_id and q.state = 'published') as quoted`
}

/** Condition: everybody of a feed may see the post `p`, and its author is not left out. */
function shownToEverybody(left: readonly string[]) {
  return sql`p.state = 'published' and p.audience = 'public' and p.author_id <> all(${left}::text[])
    and exists (select from feed.authors a where a.user_id = p.author_id and not a.is_private and not a.absent)`
}

/** Condition: the post of the entry `e` is the entry itself, or a public one. */
export function hasShownPost(left: readonly string[]) {
  return sql`(e.reposted_id is null or exists (
    select from feed.posts p where p.id = e.reposted_id and ${shownToEverybody(left)}))`
}
