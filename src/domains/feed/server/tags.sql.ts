/** Hashtags of posts. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'

export async function insertTags(db: Db, postId: string, tags: readonly string[], at: Date): Promise<void> {
  if (tags.length === 0) return
  await sql`
    insert into feed.tags (tag, post_id, created_at) select tag, ${postId}, ${at} from unnest(${tags}::text[]) as t (tag)
    on conflict do nothing`.execute(db)
}

export async function deleteTagsBut(db: Db, postId: string, tags: readonly string[]): Promise<void> {
  await sql`delete from feed.tags where post_id = ${postId} and tag <> all(${tags}::text[])`.execute(db)
}

/** Posts that are counted for a suggestion. */
const COUNTED = 5000

/** Hashtags of public posts since a moment that begin with a text, the most used first. */
export async function loadUsedTags(
  db: Db,
  { prefix, since, limit }: { prefix: string; since: Date; limit: number },
): Promise<{ tag: string; posts: number }[]> {
  const { rows } = await sql<{ tag: string; posts: number }>`
    select r.tag, count(distinct p.author_id)::int as posts
    from (
      select tag, post_id from feed.tags where tag ^@ ${prefix} and created_at > ${since} limit ${COUNTED}
    ) r
    join feed.posts p on p.id = r.post_id and p.state = 'published' and p.audience = 'public'
    join feed.authors a on a.user_id = p.author_id and not a.is_private and not a.absent
    group by r.tag order by posts desc, r.tag limit ${limit}`.execute(db)
  return rows
}
