/** The posts that the one search finds. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'

type FindablePost = { id: string; authorId: string; text: string; createdAt: Date }

/** Those of the posts that everybody may read. */
export async function loadFindablePosts(db: Db, ids: readonly string[]): Promise<FindablePost[]> {
  const { rows } = await sql<FindablePost>`
    select p.id, p.author_id, p.text, p.created_at
    from feed.posts p join feed.authors a on a.user_id = p.author_id and not a.is_private and not a.absent
    where p.id = any(${ids}) and p.state = 'published' and p.audience = 'public' and p.text <> ''`.execute(db)
  return rows
}

export async function loadPostIds(db: Db, after: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from feed.posts where id > ${after} and reposted_id is null order by id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

export async function loadPostIdsOf(db: Db, authorIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from feed.posts where author_id = any(${authorIds}) and reposted_id is null`.execute(db)
  return rows.map(({ id }) => id)
}
