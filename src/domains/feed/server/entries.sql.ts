/** Pages of posts and reposts, each in one statement. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import { loadPage, type Page, type Paging } from '#platform/server/list-page.ts'
import { type EntryRow, entryColumns, hasShownPost, type Leaving, newestBy } from './entry-columns.sql.ts'

const RANKED = newestBy(sql`e.ranked_at`, 'feed.ranked')
const TAGGED = newestBy(sql`t.created_at`, 'feed.tagged')
const POSTED = newestBy(sql`e.created_at`, 'feed.person')
const SAVED = newestBy(sql`b.since`, 'feed.bookmarked')

const ENTRY = sql`e.id, e.created_at, e.author_id, e.reposted_id`
const REPOSTER = sql`case when e.reposted_id is null then null else e.author_id end`
const POST = sql`join feed.posts p on p.id = coalesce(e.reposted_id, e.id) order by e.sorted_at desc, e.id desc`

/** Public posts of everybody, by their rank. */
export async function loadRanked(db: Db, { readerId, left }: Leaving, paging: Paging): Promise<Page<EntryRow>> {
  const where = [
    sql`e.state = 'published' and e.audience = 'public' and e.reposted_id is null and e.author_id <> all(${left}::text[])`,
    sql`exists (select from feed.authors a where a.user_id = e.author_id and not a.is_private and not a.absent)`,
  ]
  return loadPage(db, {
    ...paging,
    where,
    sort: RANKED,
    select: (page) => sql<EntryRow>`
      select ${entryColumns(readerId, REPOSTER)}
      from (select ${ENTRY}, e.ranked_at as sorted_at from feed.posts e ${page}) e ${POST}`,
  })
}

/** Posts with a hashtag, of everybody, and of those whom the reader follows. */
export async function loadTagged(
  db: Db,
  { readerId, left, followed, tag }: Leaving & { followed: readonly string[]; tag: string },
  paging: Paging,
): Promise<Page<EntryRow>> {
  const where = [
    sql`t.tag = ${tag} and e.state = 'published' and e.group_id is null and not a.absent and e.author_id <> all(${left}::text[])`,
    sql`((e.audience = 'public' and not a.is_private) or e.author_id = any(${followed}::text[]))`,
  ]
  return loadPage(db, {
    ...paging,
    where,
    sort: TAGGED,
    select: (page) => sql<EntryRow>`
      select ${entryColumns(readerId, REPOSTER)}
      from (select ${ENTRY}, t.created_at as sorted_at from feed.tags t join feed.posts e on e.id = t.post_id join feed.authors a on a.user_id = e.author_id ${page}) e ${POST}`,
  })
}

/** What one person posted and reposted. Those who do not follow them read what is public. */
export async function loadOfPerson(
  db: Db,
  { readerId, left, authorId, follows }: Leaving & { authorId: string; follows: boolean },
  paging: Paging,
): Promise<Page<EntryRow>> {
  const where = [
    sql`e.author_id = ${authorId} and e.state = 'published' and e.group_id is null`,
    follows ? null : sql`e.audience = 'public'`,
    hasShownPost(left),
  ]
  return loadPage(db, {
    ...paging,
    where,
    sort: POSTED,
    select: (page) => sql<EntryRow>`
      select ${entryColumns(readerId, REPOSTER)}
      from (select ${ENTRY}, e.created_at as sorted_at from feed.posts e ${page}) e ${POST}`,
  })
}

/** What the reader saved. */
export async function loadBookmarked(
  db: Db,
  { readerId, left, followed }: Leaving & { followed: readonly string[] },
  paging: Paging,
): Promise<Page<EntryRow>> {
  const where = [
    sql`b.user_id = ${readerId} and e.state = 'published' and not a.absent and e.author_id <> all(${left}::text[])`,
    sql`(e.author_id = any(${followed}::text[]) or (e.audience = 'public' and not a.is_private) or e.audience = 'group')`,
  ]
  return loadPage(db, {
    ...paging,
    where,
    sort: SAVED,
    select: (page) => sql<EntryRow>`
      select ${entryColumns(readerId, REPOSTER)}
      from (select ${ENTRY}, b.since as sorted_at from feed.bookmarks b join feed.posts e on e.id = b.post_id join feed.authors a on a.user_id = e.author_id ${page}) e ${POST}`,
  })
}

/** These posts, as entries of themselves. */
export async function loadPosts(db: Db, readerId: string | null, ids: readonly string[]): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select ${entryColumns(readerId, sql`null::text`)}
    from (select id, created_at, created_at as sorted_at, reposted_id from feed.posts where id = any(${ids}) and reposted_id is null) e
    join feed.posts p on p.id = e.id`.execute(db)
  return rows
}

/** The post that an author pinned. */
export async function loadPinned(db: Db, readerId: string | null, authorId: string): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select ${entryColumns(readerId, sql`null::text`)}
    from (select p.id, p.created_at, p.created_at as sorted_at from feed.authors a join feed.posts p on p.id = a.pinned_id
      where a.user_id = ${authorId} and p.state = 'published') e
    join feed.posts p on p.id = e.id`.execute(db)
  return rows
}
