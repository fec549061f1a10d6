/** Conditions and numbers of what a member has not read. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { Reach } from './reach.ts'

/** Messages of a conversation, conversations and requests: more are counted as this many. */
const MAX_UNREAD = 100

/** The parties for which the member may read, as `v (id)`: one row each, because each is a scan of its newest conversations. */
export function ownParties({ partyIds }: Reach) {
  return sql`unnest(${partyIds}::text[]) as v (id)`
}

/** Condition: `p`, a row of `messages.parties`, is one that the member sees. Once by themselves, even when their workspace takes part too. */
export function seenParty({ userId, held, hiddenIds }: Reach) {
  return sql`p.party_id = v.id and (p.permission is null or p.party_id || ' ' || p.permission = any(${held})) and p.left_at is null
    and (p.other_id is null or p.other_id <> all(${hiddenIds}))
    and (p.kind = 'user' or not exists (
      select from messages.parties o where o.conversation_id = p.conversation_id and o.party_id = ${userId} and o.left_at is null
    ))`
}

/** Condition: `r`, a row of `messages.readers`, is muted. */
export function isMuted(now: Date) {
  return sql`coalesce(r.muted and (r.muted_until is null or r.muted_until > ${now}), false)`
}

/** The number of messages to read in the conversation `c` for the party `p` and the reader `r`. */
export function unreadMessages({ userId, hiddenIds }: Reach) {
  return sql`case when r.unread then (
    select count(*) from (
      select from messages.messages m
      where m.conversation_id = c.id and m.position > greatest(r.read_to, p.joined_position)
        and m.deleted_at is null and m.event is null
        and m.sender_id is distinct from ${userId} and m.sender_workspace_id is distinct from p.party_id
        and (c.kind <> 'group' or m.sender_id is null or m.sender_id <> all(${hiddenIds}))
      limit ${MAX_UNREAD}
    ) counted
  ) else 0 end`
}

/** The numbers at the navigation: one statement. */
export async function loadSummary(db: Db, reach: Reach, now: Date): Promise<{ conversations: number; messages: number; requests: number }> {
  const { rows } = await sql<{ conversations: number; messages: number; requests: number }>`
    with unread as (
      select * from (
        select r.marked_unread, ${unreadMessages(reach)} as count
        from messages.readers r
        join messages.conversations c on c.id = r.conversation_id
        cross join lateral (
          select p.party_id, p.joined_position from messages.parties p join ${ownParties(reach)} on ${seenParty(reach)}
          where p.conversation_id = r.conversation_id and p.folder = 'inbox' and p.last_at is not null limit 1
        ) p
        where r.user_id = ${reach.userId} and (r.unread or r.marked_unread) and not ${isMuted(now)}
      ) open where marked_unread or count > 0 limit ${MAX_UNREAD}
    ), requests as (
      select from messages.parties p
      where p.party_id = ${reach.userId} and p.folder = 'requests' and p.left_at is null and p.last_at is not null
        and (p.other_id is null or p.other_id <> all(${reach.hiddenIds}))
      limit ${MAX_UNREAD}
    )
    select count(*) as conversations, coalesce(sum(count), 0)::int as messages,
      (select count(*) from requests) as requests
    from unread`.execute(db)
  return rows[0] ?? { conversations: 0, messages: 0, requests: 0 }
}
