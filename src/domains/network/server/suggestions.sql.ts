/** People whom somebody may know. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import { joinMute, type RelationColumns, relationColumns } from './relations.sql.ts'
import { unblocked, unmuted } from './restrictions.sql.ts'

export type Suggestion = RelationColumns & {
  userId: string
  mutualIds: string[]
  mutualCount: number
  colleague: boolean
  seller: boolean
}

/** Names of mutuals that a suggestion shows. */
const SHOWN = 2
/** Of the people whom a member follows, the newest are asked whom they follow. */
const ASKED = 200

/**
 * People followed by those whom the member follows, the colleagues, the owners of shops where the member bought, and the most followed of the rest. Private lists reveal nothing:
 * somebody who hides whom they follow vouches for nobody.
 */
export async function loadSuggestionRows(
  db: Db,
  userId: string,
  { colleagueIds, sellerIds, limit, now }: { colleagueIds: readonly string[]; sellerIds: readonly string[]; limit: number; now: Date },
): Promise<Suggestion[]> {
  const id = sql`c.id`
  const { rows } = await sql<Suggestion>`
    with mine as (
      select f.followed_id as id from network.follows f join network.people p on p.user_id = f.followed_id
      where f.follower_id = ${userId} and not p.absent and p.lists_for <> 'nobody' order by f.since desc limit ${ASKED}
    ), known as (
      select f.followed_id as id, array_agg(f.follower_id order by f.since desc) as mutual_ids
      from network.follows f join mine on mine.id = f.follower_id group by f.followed_id
    ), popular as (
      select p.user_id as id from network.people p where p.followers > 0 order by p.followers desc, p.user_id limit ${limit * 3}
    ), candidates as (
      select id from known union select unnest(${colleagueIds}::text[]) union select unnest(${sellerIds}::text[]) union select id from popular
    )
    select c.id as user_id, coalesce(k.mutual_ids[1:${SHOWN}], '{}') as mutual_ids, coalesce(cardinality(k.mutual_ids), 0) as mutual_count,
      c.id = any(${colleagueIds}) as colleague, c.id = any(${sellerIds}) as seller, ${relationColumns(userId, id)}
    from candidates c join network.people p on p.user_id = c.id left join known k on k.id = c.id ${joinMute(userId, id, now)}
    where c.id <> ${userId} and not p.absent
      and not exists (select from network.follows where follower_id = ${userId} and followed_id = c.id)
      and not exists (select from network.requests where sender_id = ${userId} and receiver_id = c.id)
      and not exists (select from network.dismissed_suggestions where user_id = ${userId} and dismissed_id = c.id)
      and ${unblocked(userId)} and ${unmuted(userId, now)}
    order by colleague desc, seller desc, mutual_count desc, p.followers desc, c.id limit ${limit}`.execute(db)
  return rows
}

export async function insertDismissal(db: Db, userId: string, dismissedId: string): Promise<void> {
  await sql`
    insert into network.dismissed_suggestions (user_id, dismissed_id) values (${userId}, ${dismissedId}) on conflict do nothing`.execute(db)
}
