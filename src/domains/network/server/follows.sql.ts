/**
 * Follows. Each statement that adds or removes some corrects the kept counts with them; an absent person is not counted by others. Callers
 * have locked everybody involved.
 */
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'

export type Follow = { followerId: string; followedId: string }

/** What the rows of `changed` add to the counts of each person. */
const COUNTED = sql`counted as (
  select id, sum(followers)::int as followers, sum(following)::int as following from (
    select c.followed_id as id, 1 as followers, 0 as following from changed c join network.people o on o.user_id = c.follower_id and not o.absent
    union all
    select c.follower_id, 0, 1 from changed c join network.people o on o.user_id = c.followed_id and not o.absent
  ) edges group by id
)`

/** Returns those that were not there before. */
export async function insertFollows(db: Db, follows: readonly Follow[], since: Date): Promise<Follow[]> {
  const { rows } = await sql<Follow>`
    with changed as (
      insert into network.follows (follower_id, followed_id, since)
      select f.follower_id, f.followed_id, ${since}
      from unnest(${follows.map(({ followerId }) => followerId)}::text[], ${follows.map(({ followedId }) => followedId)}::text[])
        as f (follower_id, followed_id)
      on conflict do nothing returning follower_id, followed_id
    ), ${COUNTED}, kept as (
      update network.people p set followers = p.followers + d.followers, following = p.following + d.following
      from counted d where p.user_id = d.id
    )
    select follower_id, followed_id from changed`.execute(db)
  return rows
}

/** Those of the follows that are there. */
export async function loadFollows(db: Db, follows: readonly Follow[]): Promise<Follow[]> {
  const pairs = follows.map(({ followerId, followedId }) => sql`(${followerId}::text, ${followedId}::text)`)
  const { rows } = await sql<Follow>`
    select follower_id, followed_id from network.follows where (follower_id, followed_id) in (${sql.join(pairs)})`.execute(db)
  return rows
}

/** Returns those that were there. */
export async function deleteFollows(db: Db, follows: readonly Follow[]): Promise<Follow[]> {
  const pairs = follows.map(({ followerId, followedId }) => sql`(${followerId}::text, ${followedId}::text)`)
  return deleteWhere(db, sql`(follower_id, followed_id) in (${sql.join(pairs)})`)
}

export async function deleteFollowsOf(db: Db, userId: string): Promise<Follow[]> {
  return deleteWhere(db, sql`follower_id = ${userId} or followed_id = ${userId}`)
}

async function deleteWhere(db: Db, condition: RawBuilder<unknown>): Promise<Follow[]> {
  const { rows } = await sql<Follow>`
    with changed as (delete from network.follows where ${condition} returning follower_id, followed_id),
    ${COUNTED}, kept as (
      update network.people p set followers = p.followers - d.followers, following = p.following - d.following
      from counted d where p.user_id = d.id
    )
    select follower_id, followed_id from changed`.execute(db)
  return rows
}
