/** Personal data of the feed: export and erasure. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { Picture } from '#platform/server/picture.ts'
import { lockAuthors, refreshLastPosted } from './authors.sql.ts'
import type { Link } from './post-columns.sql.ts'

export async function exportFeedOf(db: Db, userId: string): Promise<unknown> {
  const { rows } = await sql<{ exported: unknown }>`
    select jsonb_build_object(
      'posts', (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'text', text, 'audience', audience, 'groupId', group_id, 'state', state,
          'record', record_id, 'link', link_url, 'quoted', quoted_id, 'reposted', reposted_id, 'mentioned', (select jsonb_agg(m.user_id) from feed.mentions m where m.post_id = posts.id),
          'createdAt', created_at, 'editedAt', edited_at) order by created_at, id), '[]')
        from feed.posts where author_id = ${userId}),
      'earlierTexts', (select coalesce(jsonb_agg(jsonb_build_object('postId', e.post_id, 'text', e.text, 'replacedAt', e.replaced_at)
          order by e.replaced_at), '[]')
        from feed.edits e join feed.posts p on p.id = e.post_id where p.author_id = ${userId}),
      'likes', (select coalesce(jsonb_agg(jsonb_build_object('postId', post_id, 'likedAt', liked_at) order by liked_at), '[]')
        from feed.likes where user_id = ${userId}),
      'bookmarks', (select coalesce(jsonb_agg(jsonb_build_object('postId', post_id, 'since', since) order by since), '[]')
        from feed.bookmarks where user_id = ${userId}),
      'votes', (select coalesce(jsonb_agg(jsonb_build_object('postId', post_id, 'option', position, 'votedAt', voted_at) order by voted_at), '[]')
        from feed.votes where user_id = ${userId})
    ) as exported`.execute(db)
  return rows[0]?.exported ?? null
}

export async function loadPicturesOf(db: Db, userId: string): Promise<{ id: string; pictures: Picture[] }[]> {
  const { rows } = await sql<{ id: string; pictures: Picture[] }>`
    select id, pictures from feed.posts where author_id = ${userId} and pictures <> '[]' order by id`.execute(db)
  return rows
}

/** Previews of pages in their posts. */
export async function loadLinksOf(db: Db, userId: string): Promise<Link[]> {
  const { rows } = await sql<{ link: Link }>`
    select link from feed.posts where author_id = ${userId} and link is not null order by id`.execute(db)
  return rows.map(({ link }) => link)
}

/** Their posts, and what they did with those of others, with the counts. */
export async function erasePostsOf(db: Db, userId: string): Promise<void> {
  await sql`
    with gone as (delete from feed.likes where user_id = ${userId} returning post_id)
    update feed.posts p set like_count = p.like_count - 1 from gone where p.id = gone.post_id`.execute(db)
  await sql`
    with gone as (delete from feed.votes where user_id = ${userId} returning post_id, position)
    update feed.poll_options o set votes = o.votes - 1 from gone where o.post_id = gone.post_id and o.position = gone.position`.execute(db)
  await sql`delete from feed.bookmarks where user_id = ${userId}`.execute(db)
  await sql`
    update feed.posts p set repost_count = p.repost_count - 1
    from feed.posts r where r.author_id = ${userId} and r.reposted_id = p.id`.execute(db)
  await sql`
    update feed.posts p set quote_count = p.quote_count - q.count
    from (select quoted_id, count(*)::int as count from feed.posts where author_id = ${userId} and state = 'published' group by quoted_id) q
    where q.quoted_id = p.id`.execute(db)
  await sql`delete from feed.mentions where user_id = ${userId}`.execute(db)
  const { rows } = await sql<{ id: string }>`
    select distinct r.author_id as id from feed.posts r join feed.posts p on p.id = r.reposted_id where p.author_id = ${userId}`.execute(db)
  await sql`delete from feed.posts where author_id = ${userId}`.execute(db)
  await sql`delete from feed.authors where user_id = ${userId}`.execute(db)
  const reposterIds = rows.map(({ id }) => id)
  await lockAuthors(db, reposterIds)
  await refreshLastPosted(db, reposterIds)
}
