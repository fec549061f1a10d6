/** What is between one person and others. */
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { ListAudience } from '../contract.ts'

export type RelationColumns = {
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

/** `listsFor` and the counts are those of the person. */
export type RelationRow = RelationColumns & { userId: string; listsFor: ListAudience; followers: number; followed: number }

/** Columns of a statement with `p`, the other person, and `m` of `joinMute`. */
export function relationColumns(viewerId: string, otherId: RawBuilder<unknown>) {
  return sql`coalesce(p.is_private, false) as is_private,
    exists (select from network.follows where follower_id = ${viewerId} and followed_id = ${otherId}) as following,
    exists (select from network.follows where follower_id = ${otherId} and followed_id = ${viewerId}) as follows_me,
    exists (select from network.requests where sender_id = ${viewerId} and receiver_id = ${otherId}) as requested,
    exists (select from network.requests where sender_id = ${otherId} and receiver_id = ${viewerId}) as asks_me,
    exists (select from network.blocks where blocker_id = ${viewerId} and blocked_id = ${otherId}) as blocked,
    exists (select from network.blocks where blocker_id = ${otherId} and blocked_id = ${viewerId}) as blocked_me,
    m.muted_id is not null as muted, m.until as muted_until`
}

/** The viewer's mute of the other person as `m`. */
export function joinMute(viewerId: string, otherId: RawBuilder<unknown>, now: Date) {
  return sql`left join network.mutes m
    on m.muter_id = ${viewerId} and m.muted_id = ${otherId} and (m.until is null or m.until > ${now})`
}

/** One row for each of the ids, in no order. */
export async function loadRelations(db: Db, viewerId: string, ids: readonly string[], now: Date): Promise<Map<string, RelationRow>> {
  const otherId = sql`o.user_id`
  const { rows } = await sql<RelationRow>`
    select o.user_id, coalesce(p.lists_for, 'everyone') as lists_for, coalesce(p.followers, 0) as followers,
      coalesce(p.following, 0) as followed, ${relationColumns(viewerId, otherId)}
    from unnest(${ids}::text[]) as o (user_id)
    left join network.people p on p.user_id = o.user_id ${joinMute(viewerId, otherId, now)}`.execute(db)
  return new Map(rows.map((row) => [row.userId, row]))
}
