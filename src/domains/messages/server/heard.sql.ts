/** Who hears of messages, for notifications. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { ConversationKind } from './conversations.sql.ts'
import { isMuted } from './unread.sql.ts'

/** `takesPart`: by themselves, and not for a workspace. */
export type Hearer = { userId: string; kind: ConversationKind; title: string; takesPart: boolean }

/** People who have not read the message, unless they muted the conversation or it is a request. */
export async function loadHearers(db: Db, messageId: string, now: Date): Promise<Hearer[]> {
  const { rows } = await sql<Hearer>`
    select r.user_id, c.kind, c.title, p.party_id is not null as takes_part
    from messages.messages m
    join messages.conversations c on c.id = m.conversation_id
    join messages.readers r on r.conversation_id = c.id and r.unread and r.read_to < m.position
    left join messages.parties p on p.conversation_id = c.id and p.party_id = r.user_id
    where m.id = ${messageId} and m.deleted_at is null and m.sender_id is distinct from r.user_id and not ${isMuted(now)}
      and (p.party_id is null or (p.left_at is null and p.folder = 'inbox'))`.execute(db)
  return rows
}

/** Those of a conversation who have nothing to read in it, or do not see it any more. */
export async function loadCaughtUp(db: Db, conversationId: string): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    select r.user_id from messages.readers r
    left join messages.parties p on p.conversation_id = r.conversation_id and p.party_id = r.user_id
    where r.conversation_id = ${conversationId} and (
      not r.unread or p.left_at is not null or p.folder <> 'inbox'
      or not exists (
        select from messages.messages m
        where m.conversation_id = r.conversation_id and m.position > r.read_to and m.deleted_at is null and m.event is null
          and m.sender_id is distinct from r.user_id
      )
    )`.execute(db)
  return rows.map(({ userId }) => userId)
}
