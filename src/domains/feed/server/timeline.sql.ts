/** The newest entries of many authors. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import { afterCursor, orderBy, toPage } from '#platform/server/keyset.ts'
import type { Page } from '#platform/server/list-page.ts'
import { type EntryRow, entryColumns, hasShownPost, type Leaving, newestBy } from './entry-columns.sql.ts'

const NEWEST = newestBy(sql`e.created_at`, 'feed.newest')

type Timeline = Leaving & { authorIds: readonly string[]; cursor: string | undefined; limit: number }

/** Authors asked beyond those that fill a page at the least; each further try asks four times as many. */
const SPARE = 4

/**
 * The newest entries of many authors. The newest page of any length comes from as many authors, those who wrote last, so only they are
 * asked; with a cursor also those who wrote after it. Entries older than the newest one of an author who was not asked wait for another
 * try, which is rare: reposts of posts that the reader must not see make room.
 */
export async function loadTimeline(db: Db, { authorIds, cursor, limit, ...leaving }: Timeline): Promise<Page<EntryRow>> {
  for (let asked = limit + 1 + SPARE; ; asked *= 4) {
    const { rows, isWhole } = await askAuthors(db, { authorIds, cursor, limit, ...leaving }, asked)
    if (isWhole || rows.length > limit) return toPage(rows, limit, NEWEST, NEWEST.keyOf)
  }
}

async function askAuthors(db: Db, { authorIds, cursor, limit, readerId, left }: Timeline, asked: number) {
  const after = afterCursor(NEWEST, cursor)
  const start = afterCursor({ ...NEWEST, by: sql`a.last_posted_at`, id: sql`''::text` }, cursor)
  const { rows } = await sql<{ isWhole: boolean; entry: (Omit<EntryRow, 'at' | 'sortedAt'> & { at: string; sortedAt: string }) | null }>`
    with known as materialized (
      select a.user_id, a.last_posted_at, ${start ?? sql`true`} as is_older from feed.authors a
      where a.user_id = any(${authorIds}::text[]) and a.last_posted_at is not null and not a.absent
    ), latest as (
      select user_id, last_posted_at from known where is_older order by last_posted_at desc, user_id limit ${asked + 1}
    ), horizon as (
      select (select last_posted_at from latest order by last_posted_at desc, user_id offset ${asked} limit 1) as at
    ), taken as (
      (select user_id from latest order by last_posted_at desc, user_id limit ${asked}) union all select user_id from known where not is_older
    ), chosen as (
      select e.* from taken t cross join horizon h cross join lateral (
        select e.id, e.created_at, e.author_id, e.reposted_id from feed.posts e
        where e.author_id = t.user_id and e.state = 'published' and e.group_id is null
          and (h.at is null or e.created_at > h.at) and ${after ?? sql`true`} and ${hasShownPost(left)}
        ${orderBy(NEWEST)} limit ${limit + 1}
      ) e ${orderBy(NEWEST)} limit ${limit + 1}
    ), entries as (
      select ${entryColumns(readerId, sql`case when e.reposted_id is null then null else e.author_id end`)}
      from (select *, created_at as sorted_at from chosen) e join feed.posts p on p.id = coalesce(e.reposted_id, e.id)
    )
    select h.at is null as is_whole, case when n.id is null then null else
      jsonb_build_object('id', n.id, 'at', n.at, 'sortedAt', n.sorted_at, 'reposterId', n.reposter_id, 'post', n.post, 'quoted', n.quoted)
      end as entry
    from horizon h left join entries n on true order by n.sorted_at desc, n.id desc`.execute(db)
  return {
    isWhole: rows[0]?.isWhole ?? true,
    rows: rows.flatMap(({ entry }): EntryRow[] =>
      entry ? [{ ...entry, at: new Date(entry.at), sortedAt: new Date(entry.sortedAt) }] : [],
    ),
  }
}

/** How many entries of these authors came after a moment, up to `max`. */
export async function countTimeline(
  db: Db,
  { authorIds, left, since, max }: { authorIds: readonly string[]; left: readonly string[]; since: Date; max: number },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from feed.authors a cross join lateral (
        select from feed.posts e
        where e.author_id = a.user_id and e.state = 'published' and e.group_id is null and e.created_at > ${since} and ${hasShownPost(left)}
        limit ${max}
      ) e
      where a.user_id = any(${authorIds}::text[]) and not a.absent and a.last_posted_at > ${since} limit ${max}
    ) news`.execute(db)
  return rows[0]?.count ?? 0
}
