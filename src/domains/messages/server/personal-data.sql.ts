/** Personal data of messages: export and erasure. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { Picture } from '#platform/server/picture.ts'

/** What others wrote is theirs: it is not exported. */
export async function exportMessagesOf(db: Db, userId: string): Promise<unknown> {
  const { rows } = await sql<{ exported: unknown }>`
    select jsonb_build_object(
      'settings', (select jsonb_build_object('from', accepts_from, 'receipts', receipts, 'typing', typing, 'presence', presence, 'seenAt', seen_at)
        from messages.people where user_id = ${userId}),
      'conversations', (select coalesce(jsonb_agg(jsonb_build_object('conversationId', p.conversation_id, 'kind', c.kind, 'title', c.title,
          'folder', p.folder, 'joinedAt', p.joined_at, 'leftAt', p.left_at) order by p.joined_at), '[]')
        from messages.parties p join messages.conversations c on c.id = p.conversation_id where p.party_id = ${userId}),
      'reading', (select coalesce(jsonb_agg(jsonb_build_object('conversationId', conversation_id, 'readTo', read_to, 'markedUnread', marked_unread,
          'muted', muted, 'mutedUntil', muted_until) order by conversation_id), '[]')
        from messages.readers where user_id = ${userId}),
      'messages', (select coalesce(jsonb_agg(jsonb_build_object('conversationId', conversation_id, 'position', position, 'text', text,
          'record', record_id, 'workspaceId', sender_workspace_id, 'sentAt', sent_at, 'editedAt', edited_at, 'deletedAt', deleted_at)
          order by sent_at, id), '[]')
        from messages.messages where sender_id = ${userId}),
      'earlierTexts', (select coalesce(jsonb_agg(jsonb_build_object('messageId', e.message_id, 'text', e.text, 'replacedAt', e.replaced_at)
          order by e.replaced_at), '[]')
        from messages.edits e join messages.messages m on m.id = e.message_id where m.sender_id = ${userId}),
      'removedByModerators', (select coalesce(jsonb_agg(jsonb_build_object('messageId', r.message_id, 'text', r.text, 'removedAt', r.removed_at)
          order by r.removed_at), '[]')
        from messages.removed r join messages.messages m on m.id = r.message_id where m.sender_id = ${userId}),
      'reactions', (select coalesce(jsonb_agg(jsonb_build_object('messageId', message_id, 'emoji', emoji, 'reactedAt', reacted_at)
          order by reacted_at), '[]')
        from messages.reactions where user_id = ${userId})
    ) as exported`.execute(db)
  return rows[0]?.exported ?? null
}

export async function loadPicturesOf(db: Db, userId: string): Promise<{ id: string; pictures: Picture[] }[]> {
  const { rows } = await sql<{ id: string; pictures: Picture[] }>`
    select id, pictures from messages.messages where sender_id = ${userId} and pictures <> '[]' order by id`.execute(db)
  return rows
}

/** The words stay for those who read them, without their author and pictures. */
export async function anonymizeMessages(db: Db, userId: string): Promise<void> {
  await sql`
    delete from messages.edits where message_id in (select id from messages.messages where sender_id = ${userId})`.execute(db)
  await sql`delete from messages.reactions where user_id = ${userId}`.execute(db)
  await sql`
    update messages.messages set sender_key = 'gone ' || id, sender_id = null, pictures = '[]' where sender_id = ${userId}`.execute(db)
  await sql`
    update messages.messages m set event = jsonb_set(m.event, '{people}', (
      select coalesce(jsonb_object_agg(key, value) filter (where value <> to_jsonb(${userId}::text)), '{}') from jsonb_each(m.event -> 'people')
    ))
    where m.event is not null and m.event -> 'people' is not null
      and m.conversation_id in (select conversation_id from messages.parties where party_id = ${userId})`.execute(db)
}

/** The person leaves every conversation. Those in which nobody is left are deleted with their messages. */
export async function deletePartiesOf(db: Db, userId: string): Promise<void> {
  await sql`
    update messages.conversations set direct_key = 'gone ' || id
    where kind = 'direct' and id in (select conversation_id from messages.parties where party_id = ${userId})`.execute(db)
  await sql`update messages.parties set other_id = null where other_id = ${userId}`.execute(db)
  const { rows } = await sql<{ conversationId: string }>`
    delete from messages.parties where party_id = ${userId} returning conversation_id`.execute(db)
  await sql`delete from messages.readers where user_id = ${userId}`.execute(db)
  await sql`delete from messages.people where user_id = ${userId}`.execute(db)
  const left = rows.map(({ conversationId }) => conversationId)
  const empty = sql`
    select c.id from messages.conversations c
    where c.id = any(${left}) and c.kind <> 'thread'
      and not exists (select from messages.parties p where p.conversation_id = c.id)`
  await sql`delete from messages.readers where conversation_id in (${empty})`.execute(db)
  await sql`delete from messages.messages where conversation_id in (${empty})`.execute(db)
  await sql`delete from messages.conversations where id in (${empty})`.execute(db)
}
