import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { NoteRow } from './entries.sql.ts'
import type { RecordKey } from './records.sql.ts'

export async function insertNote(
  db: Db,
  { workspaceId, type, id }: RecordKey,
  note: { noteId: string; authorId: string; text: string; at: Date },
): Promise<void> {
  await sql`
    insert into records.notes (id, workspace_id, type, record_id, author_id, text, written_at)
    values (${note.noteId}, ${workspaceId}, ${type}, ${id}, ${note.authorId}, ${note.text}, ${note.at})`.execute(db)
}

export type FoundNote = NoteRow & { key: RecordKey }

function columns() {
  return sql`n.id, n.author_id, n.text, n.written_at as at, n.edited_at, n.version,
    jsonb_build_object('workspaceId', n.workspace_id, 'type', n.type, 'id', n.record_id) as key,
    (select coalesce(jsonb_agg(jsonb_build_object('userId', m.user_id, 'name', m.name)), '[]')
      from records.mentions m where m.note_id = n.id) as mentions`
}

/** Locks it until the transaction ends. */
export async function lockNote(db: Db, noteId: string): Promise<FoundNote | undefined> {
  const { rows } = await sql<FoundNote>`select ${columns()} from records.notes n where n.id = ${noteId} for update`.execute(db)
  return rows[0]
}

export async function loadNotes(db: Db, noteIds: readonly string[]): Promise<FoundNote[]> {
  const { rows } = await sql<FoundNote>`select ${columns()} from records.notes n where n.id = any(${noteIds})`.execute(db)
  return rows
}

/** Oldest first, for a record that has few. */
export async function loadNotesOf(db: Db, { workspaceId, type, id }: RecordKey, limit: number): Promise<FoundNote[]> {
  const { rows } = await sql<FoundNote>`
    select * from (
      select ${columns()} from records.notes n
      where n.workspace_id = ${workspaceId} and n.type = ${type} and n.record_id = ${id}
      order by n.written_at desc, n.id desc limit ${limit}) newest
    order by at, id`.execute(db)
  return rows
}

export async function updateNote(db: Db, noteId: string, { text, at }: { text: string; at: Date }): Promise<void> {
  await sql`update records.notes set text = ${text}, edited_at = ${at}, version = version + 1 where id = ${noteId}`.execute(db)
}

export async function deleteNoteRow(db: Db, noteId: string): Promise<void> {
  await sql`delete from records.notes where id = ${noteId}`.execute(db)
}

/** Returns the people whom it did not mention before. */
export async function replaceMentions(db: Db, noteId: string, mentions: readonly { userId: string; name: string }[]): Promise<string[]> {
  const userIds = mentions.map(({ userId }) => userId)
  await sql`delete from records.mentions where note_id = ${noteId} and user_id <> all(${userIds})`.execute(db)
  const { rows } = await sql<{ userId: string }>`
    insert into records.mentions (note_id, user_id, name)
    select ${noteId}, m.user_id, m.name from unnest(${userIds}::text[], ${mentions.map(({ name }) => name)}::text[]) as m (user_id, name)
    on conflict do nothing returning user_id`.execute(db)
  return rows.map(({ userId }) => userId)
}
