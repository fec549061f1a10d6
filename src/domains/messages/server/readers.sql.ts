/** What each person has read. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'

/** Opens the state of people for whom the message at `position` is the first, and says that there is something to read. */
export async function markUnreadFor(db: Db, conversationId: string, userIds: readonly string[], position: number): Promise<void> {
  await sql`
    insert into messages.readers (conversation_id, user_id, read_to, unread)
    select ${conversationId}, id, ${position - 1}, true from unnest(${userIds.toSorted()}::text[]) as people (id)
    on conflict (conversation_id, user_id) do update set unread = true where not readers.unread`.execute(db)
}

/** Never backward, and not beyond the last message. A mark by hand goes. Returns whether anything changed. */
export async function saveReadTo(db: Db, conversationId: string, userId: string, position: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into messages.readers as r (conversation_id, user_id, read_to)
    select id, ${userId}, least(${position}, last_position) from messages.conversations where id = ${conversationId}
    on conflict (conversation_id, user_id) do update
      set read_to = greatest(r.read_to, excluded.read_to), marked_unread = false,
        unread = r.unread and greatest(r.read_to, excluded.read_to) < (select last_position from messages.conversations where id = ${conversationId})
      where r.marked_unread or r.read_to < excluded.read_to`.execute(db)
  return numAffectedRows === 1n
}

export async function markUnread(db: Db, conversationId: string, userId: string): Promise<void> {
  await sql`
    insert into messages.readers as r (conversation_id, user_id, read_to, marked_unread)
    select id, ${userId}, last_position, true from messages.conversations where id = ${conversationId}
    on conflict (conversation_id, user_id) do update set marked_unread = true`.execute(db)
}

/** `until` is null for ever. */
export async function saveMute(db: Db, conversationId: string, userId: string, { muted, until }: { muted: boolean; until: Date | null }) {
  await sql`
    insert into messages.readers as r (conversation_id, user_id, read_to, muted, muted_until)
    select id, ${userId}, last_position, ${muted}, ${until} from messages.conversations where id = ${conversationId}
    on conflict (conversation_id, user_id) do update set muted = excluded.muted, muted_until = excluded.muted_until`.execute(db)
}
