/** Messages as moderators see them. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { Picture } from '#platform/server/picture.ts'

export async function loadAuthors(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; senderId: string }>`
    select id, sender_id from messages.messages where id = any(${ids}) and sender_id is not null`.execute(db)
  return new Map(rows.map(({ id, senderId }) => [id, senderId]))
}

/** Those of the ids that are messages, deleted or not; lines about what happened are none. */
export async function filterMessages(db: Db, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from messages.messages where id = any(${ids}) and event is null`.execute(db)
  return rows.map(({ id }) => id)
}

type EvidenceRow = { id: string; senderId: string | null; guestName: string | null; text: string; pictures: Picture[]; sentAt: Date }

/** A message after those before it, oldest first; none for one that is gone. */
export async function loadWithContext(db: Db, id: string, before: number): Promise<EvidenceRow[]> {
  const { rows } = await sql<EvidenceRow>`
    select c.id, c.sender_id, c.guest_name, c.text, c.pictures, c.sent_at
    from messages.messages m join lateral (
      select * from messages.messages c
      where c.conversation_id = m.conversation_id and c.position <= m.position and c.event is null and c.deleted_at is null
      order by c.position desc limit ${before + 1}
    ) c on true
    where m.id = ${id} and m.deleted_at is null and m.event is null order by c.position`.execute(db)
  return rows
}

/** Locks the conversation. Null for a missing message. */
export async function lockModerated(db: Db, id: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select c.id from messages.conversations c join messages.messages m on m.conversation_id = c.id where m.id = ${id}
    for update of c`.execute(db)
  return rows[0]?.id ?? null
}

/** Empties a message like its author does, and keeps what it said. False for one that is gone. */
export async function takeAwayMessage(db: Db, id: string, at: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    with before as (
      select id, text, pictures, record_type, record_id from messages.messages where id = ${id} and deleted_at is null and event is null
    ), kept as (
      insert into messages.removed (message_id, text, pictures, record_type, record_id, removed_at)
      select id, text, pictures, record_type, record_id, ${at} from before
    )
    update messages.messages m set text = '', pictures = '[]', record_type = null, record_id = null, deleted_at = ${at}
    from before where m.id = before.id`.execute(db)
  return numAffectedRows === 1n
}

export async function putBackMessage(db: Db, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    with kept as (delete from messages.removed where message_id = ${id} returning *)
    update messages.messages m
    set text = kept.text, pictures = kept.pictures, record_type = kept.record_type, record_id = kept.record_id, deleted_at = null
    from kept where m.id = kept.message_id`.execute(db)
  return numAffectedRows === 1n
}

/** Deletes what was removed from a person's messages. Returns the pictures. */
export async function forgetRemovedMessages(db: Db, userId: string): Promise<Picture[]> {
  const { rows } = await sql<{ pictures: Picture[] }>`
    delete from messages.removed r using messages.messages m where m.id = r.message_id and m.sender_id = ${userId}
    returning r.pictures`.execute(db)
  return rows.flatMap(({ pictures }) => pictures)
}

/** Deletes what was removed from one message. Returns its pictures. */
export async function forgetRemovedMessage(db: Db, id: string): Promise<Picture[]> {
  const { rows } = await sql<{ pictures: Picture[] }>`delete from messages.removed where message_id = ${id} returning pictures`.execute(db)
  return rows.flatMap(({ pictures }) => pictures)
}
