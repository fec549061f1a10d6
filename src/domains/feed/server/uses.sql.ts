/** What readers do with posts: likes, bookmarks and votes. Counts change in the statement that changes the rows. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'

/** Returns false when it was liked already. The caller has locked the post. */
export async function insertLike(db: Db, postId: string, userId: string, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    with added as (
      insert into feed.likes (post_id, user_id, liked_at) values (${postId}, ${userId}, ${now}) on conflict do nothing returning post_id
    )
    update feed.posts set like_count = like_count + 1 where id in (select post_id from added)`.execute(db)
  return numAffectedRows === 1n
}

export async function deleteLike(db: Db, postId: string, userId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    with gone as (delete from feed.likes where post_id = ${postId} and user_id = ${userId} returning post_id)
    update feed.posts set like_count = like_count - 1 where id in (select post_id from gone)`.execute(db)
  return numAffectedRows === 1n
}

/** Those of the pairs that are likes, as `post user`. */
export async function loadLikes(db: Db, likes: readonly { postId: string; userId: string }[]): Promise<Set<string>> {
  const { rows } = await sql<{ pair: string }>`
    select l.post_id || ' ' || l.user_id as pair
    from unnest(${likes.map(({ postId }) => postId)}::text[], ${likes.map(({ userId }) => userId)}::text[]) as w (post_id, user_id)
    join feed.likes l on l.post_id = w.post_id and l.user_id = w.user_id`.execute(db)
  return new Set(rows.map(({ pair }) => pair))
}

export async function insertBookmark(db: Db, userId: string, postId: string, now: Date): Promise<void> {
  await sql`
    insert into feed.bookmarks (user_id, post_id, since) values (${userId}, ${postId}, ${now}) on conflict do nothing`.execute(db)
}

export async function deleteBookmark(db: Db, userId: string, postId: string): Promise<void> {
  await sql`delete from feed.bookmarks where user_id = ${userId} and post_id = ${postId}`.execute(db)
}

export async function insertPoll(db: Db, postId: string, { options, endsAt }: { options: readonly string[]; endsAt: Date }): Promise<void> {
  await sql`insert into feed.polls (post_id, ends_at) values (${postId}, ${endsAt})`.execute(db)
  await sql`
    insert into feed.poll_options (post_id, position, text)
    select ${postId}, o.ordinality - 1, o.text from unnest(${options}::text[]) with ordinality as o (text, ordinality)`.execute(db)
}

export type Ballot = { endsAt: Date; options: number; choice: number | null }

/** The poll of a post and what the member chose; undefined for a post without one. */
export async function findBallot(db: Db, postId: string, userId: string): Promise<Ballot | undefined> {
  const { rows } = await sql<Ballot>`
    select p.ends_at, (select count(*)::int from feed.poll_options o where o.post_id = p.post_id) as options,
      (select position from feed.votes v where v.post_id = p.post_id and v.user_id = ${userId}) as choice
    from feed.polls p where p.post_id = ${postId}`.execute(db)
  return rows[0]
}

/** The caller has locked the post. */
export async function insertVote(
  db: Db,
  { postId, userId, choice, now }: { postId: string; userId: string; choice: number; now: Date },
): Promise<void> {
  await sql`
    with added as (
      insert into feed.votes (post_id, user_id, position, voted_at) values (${postId}, ${userId}, ${choice}, ${now})
      on conflict do nothing returning post_id, position
    )
    update feed.poll_options o set votes = votes + 1 from added where o.post_id = added.post_id and o.position = added.position`.execute(db)
}
