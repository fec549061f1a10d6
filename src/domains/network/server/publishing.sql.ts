/** Who reads what people publish, for domains that show it. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'

export type ReadingLists = {
  /** Whom the member follows, without those who are absent or muted. */
  following: string[]
  /** Both ways of a block. */
  hidden: string[]
  muted: string[]
}

/** What a list of posts needs to know of its reader, in one statement. Absent people are among those whom the reader follows. */
export async function loadReadingLists(db: Db, userId: string, now: Date): Promise<ReadingLists> {
  const { rows } = await sql<ReadingLists>`
    with muted as (
      select muted_id as id from network.mutes where muter_id = ${userId} and (until is null or until > ${now})
    )
    select
      array(select f.followed_id from network.follows f
        where f.follower_id = ${userId} and f.followed_id not in (select id from muted)) as following,
      array(select blocked_id from network.blocks where blocker_id = ${userId}
        union select blocker_id from network.blocks where blocked_id = ${userId}) as hidden,
      array(select id from muted) as muted`.execute(db)
  return rows[0] ?? { following: [], hidden: [], muted: [] }
}

/** How a reader stands to people who publish. `hidden`: a block either way. */
export type Standing = { isPrivate: boolean; following: boolean; followsMe: boolean; hidden: boolean; muted: boolean }

/**
 * One row for each of the people, in one statement. A guest follows and blocks nobody. Each pair is looked up by itself: for “exists”
 * PostgreSQL may read all followers of the reader first, who can be a hundred thousand.
 */
export async function loadStandings(db: Db, readerId: string | null, ids: readonly string[], now: Date): Promise<Map<string, Standing>> {
  const { rows } = await sql<Standing & { userId: string }>`
    select o.user_id, coalesce(p.is_private, false) as is_private,
      coalesce((select true from network.follows where follower_id = ${readerId} and followed_id = o.user_id), false) as following,
      coalesce((select true from network.follows where follower_id = o.user_id and followed_id = ${readerId}), false) as follows_me,
      coalesce((select true from network.blocks where blocker_id = ${readerId} and blocked_id = o.user_id),
        (select true from network.blocks where blocker_id = o.user_id and blocked_id = ${readerId}), false) as hidden,
      coalesce((select true from network.mutes
        where muter_id = ${readerId} and muted_id = o.user_id and (until is null or until > ${now})), false) as muted
    from unnest(${[...new Set(ids)]}::text[]) as o (user_id) left join network.people p on p.user_id = o.user_id`.execute(db)
  return new Map(rows.map(({ userId, ...standing }) => [userId, standing]))
}
