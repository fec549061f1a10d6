/** Posts in groups. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import { loadPage, type Page, type Paging } from '#platform/server/list-page.ts'
import { type EntryRow, entryColumns, type Leaving, newestBy } from './entry-columns.sql.ts'

const NEWEST = newestBy(sql`e.created_at`, 'feed.group')
const OLDEST = { ...newestBy(sql`e.created_at`, 'feed.waiting'), direction: 'asc' } as const
const NO_REPOSTER = sql`null::text`

/** Condition: the post `e` is shown, and its author is there and not left out. */
export function isShown(left: readonly string[]) {
  return sql`e.state = 'published' and e.author_id <> all(${left}::text[])
    and exists (select from feed.authors a where a.user_id = e.author_id and not a.absent)`
}

/** The newest posts of groups. A page of each group is enough to choose from. */
export async function loadOfGroups(
  db: Db,
  { readerId, left, groupIds }: Leaving & { groupIds: readonly string[] },
  paging: Paging,
): Promise<Page<EntryRow>> {
  return loadPage(db, {
    ...paging,
    where: [sql`e.group_id = g.id`, isShown(left)],
    sort: NEWEST,
    select: (page) => sql<EntryRow>`
      select ${entryColumns(readerId, NO_REPOSTER)}
      from (
        select e.* from unnest(${groupIds}::text[]) as g (id)
        cross join lateral (select e.id, e.created_at, e.created_at as sorted_at from feed.posts e ${page}) e
        order by e.sorted_at desc, e.id desc limit ${paging.limit + 1}
      ) e join feed.posts p on p.id = e.id order by e.sorted_at desc, e.id desc`,
  })
}

/** Up to `max` posts in a group after a moment. */
export async function countOfGroup(
  db: Db,
  { groupId, left, since, max }: { groupId: string; left: readonly string[]; since: Date; max: number },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from feed.posts e where e.group_id = ${groupId} and e.created_at > ${since} and ${isShown(left)} limit ${max}
    ) news`.execute(db)
  return rows[0]?.count ?? 0
}

/** `authorId`: only what this person wrote. */
export async function loadWaiting(
  db: Db,
  { readerId, groupId, authorId }: { readerId: string; groupId: string; authorId: string | null },
  paging: Paging,
): Promise<Page<EntryRow>> {
  return loadPage(db, {
    ...paging,
    where: [
      sql`e.group_id = ${groupId} and e.state = 'waiting'`,
      authorId === null
        ? sql`exists (select from feed.authors a where a.user_id = e.author_id and not a.absent)`
        : sql`e.author_id = ${authorId}`,
    ],
    sort: OLDEST,
    select: (page) => sql<EntryRow>`
      select ${entryColumns(readerId, NO_REPOSTER)}
      from (select e.id, e.created_at, e.created_at as sorted_at from feed.posts e ${page}) e join feed.posts p on p.id = e.id
      order by e.sorted_at, e.id`,
  })
}

/** Some posts of a group, and their authors. `authorId`: only what this person wrote and what waits. */
export async function loadSomeOfGroup(
  db: Db,
  { groupId, authorId, limit }: { groupId: string; authorId: string | null; limit: number },
): Promise<{ id: string; authorId: string }[]> {
  const { rows } = await sql<{ id: string; authorId: string }>`
    select id, author_id from feed.posts
    where group_id = ${groupId} and ${authorId === null ? sql`true` : sql`author_id = ${authorId} and state = 'waiting'`}
    order by id limit ${limit}`.execute(db)
  return rows
}

/** Whether something that the person wrote waits in the group. */
export async function hasWaiting(db: Db, groupId: string, authorId: string): Promise<boolean> {
  const { rows } = await sql`
    select from feed.posts where group_id = ${groupId} and author_id = ${authorId} and state = 'waiting' limit 1`.execute(db)
  return rows.length > 0
}
