/** What is between one person and others. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'

export type RelationRow = {
  userId: string
  isPrivate: boolean
  following: boolean
  followsMe: boolean
  requested: boolean
  asksMe: boolean
  blocked: boolean
  blockedMe: boolean
  muted: boolean
  mutedUntil: Date | null
}

/** One row for each of the ids, in no order. */
export async function loadRelations(db: Db, viewerId: string, ids: readonly string[], now: Date): Promise<Map<string, RelationRow>> {
  const { rows } = await sql<RelationRow>`
    select o.user_id, coalesce(p.is_private, false) as is_private,
      exists (select from network.follows where follower_id = ${viewerId} and followed_id = o.user_id) as following,
      exists (select from network.follows where follower_id = o.user_id and followed_id = ${viewerId}) as follows_me,
      exists (select from network.requests where sender_id = ${viewerId} and receiver_id = o.user_id) as requested,
      exists (select from network.requests where sender_id = o.user_id and receiver_id = ${viewerId}) as asks_me,
      exists (select from network.blocks where blocker_id = ${viewerId} and blocked_id = o.user_id) as blocked,
      exists (select from network.blocks where blocker_id = o.user_id and blocked_id = ${viewerId}) as blocked_me,
      m.muted_id is not null as muted, m.until as muted_until
    from unnest(${ids}::text[]) as o (user_id)
    left join network.people p on p.user_id = o.user_id
    left join network.mutes m on m.muter_id = ${viewerId} and m.muted_id = o.user_id and (m.until is null or m.until > ${now})`.execute(db)
  return new Map(rows.map((row) => [row.userId, row]))
}
