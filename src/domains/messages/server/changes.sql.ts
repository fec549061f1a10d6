/** Changes of messages that were sent: edits, deletions, reactions. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { Picture } from '#platform/server/picture.ts'

/** Keeps the text before. Returns false when it is the same. */
export async function saveText(db: Db, messageId: string, text: string, at: Date): Promise<boolean> {
  const { rows } = await sql`
    with before as (select id, text from messages.messages where id = ${messageId} and text <> ${text}),
    kept as (
      insert into messages.edits (message_id, replaced_at, text) select id, ${at}, text from before
      on conflict (message_id, replaced_at) do nothing
    )
    update messages.messages m set text = ${text}, edited_at = ${at} from before where m.id = before.id returning m.id`.execute(db)
  return rows.length === 1
}

/** The row stays, because positions have no gaps; what it said goes. Returns the pictures it had; null when it was deleted before. */
export async function emptyMessage(db: Db, messageId: string, at: Date): Promise<Picture[] | null> {
  const { rows } = await sql<{ pictures: Picture[] }>`
    with before as (select id, pictures from messages.messages where id = ${messageId} and deleted_at is null),
    edits as (delete from messages.edits where message_id in (select id from before)),
    reactions as (delete from messages.reactions where message_id in (select id from before))
    update messages.messages m set text = '', pictures = '[]', record_type = null, record_id = null, deleted_at = ${at}
    from before where m.id = before.id returning before.pictures`.execute(db)
  return rows[0]?.pictures ?? null
}

type Reaction = { messageId: string; userId: string; emoji: string }

/** Returns whether it is new. */
export async function insertReaction(
  db: Db,
  { messageId, userId, emoji }: Reaction,
  workspaceId: string | null,
  at: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into messages.reactions (message_id, user_id, workspace_id, emoji, reacted_at)
    values (${messageId}, ${userId}, ${workspaceId}, ${emoji}, ${at}) on conflict do nothing`.execute(db)
  return numAffectedRows === 1n
}

export async function deleteReaction(db: Db, { messageId, userId, emoji }: Reaction): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from messages.reactions where message_id = ${messageId} and user_id = ${userId} and emoji = ${emoji}`.execute(db)
  return numAffectedRows === 1n
}
