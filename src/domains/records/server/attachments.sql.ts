import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { RecordKey } from './records.sql.ts'

export type StoredFile = { id: string; uploadedBy: string | null; name: string; key: string; record: RecordKey }

export async function insertAttachment(
  db: Db,
  { workspaceId, type, id }: RecordKey,
  file: { attachmentId: string; uploadedBy: string; name: string; key: string; bytes: number; at: Date },
): Promise<void> {
  await sql`
    insert into records.attachments (id, workspace_id, type, record_id, uploaded_by, name, key, bytes, uploaded_at)
    values (${file.attachmentId}, ${workspaceId}, ${type}, ${id}, ${file.uploadedBy}, ${file.name}, ${file.key}, ${file.bytes}, ${file.at})`.execute(
    db,
  )
}

export async function findAttachment(db: Db, attachmentId: string): Promise<StoredFile | undefined> {
  const { rows } = await sql<StoredFile>`
    select id, uploaded_by, name, key, jsonb_build_object('workspaceId', workspace_id, 'type', type, 'id', record_id) as record
    from records.attachments where id = ${attachmentId}`.execute(db)
  return rows[0]
}

/** Those of a record, oldest first. */
export async function loadAttachmentsOf(
  db: Db,
  { workspaceId, type, id }: RecordKey,
): Promise<{ id: string; name: string; bytes: number }[]> {
  const { rows } = await sql<{ id: string; name: string; bytes: number }>`
    select id, name, bytes from records.attachments
    where workspace_id = ${workspaceId} and type = ${type} and record_id = ${id} order by uploaded_at, id`.execute(db)
  return rows
}

/** Returns the key of the file if it was there. */
export async function deleteAttachmentRow(db: Db, attachmentId: string): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`delete from records.attachments where id = ${attachmentId} returning key`.execute(db)
  return rows.map(({ key }) => key)
}

/** Locks the files of a workspace, so that only one transaction counts them at a time. */
export async function lockAttachments(db: Db, workspaceId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`records.attachments ${workspaceId}`}, 0))`.execute(db)
}

export async function measureAttachments(db: Db, { workspaceId, type, id }: RecordKey): Promise<{ bytes: number; ofRecord: number }> {
  const { rows } = await sql<{ bytes: number; ofRecord: number }>`
    select coalesce(sum(bytes), 0)::float8 as bytes, count(*) filter (where type = ${type} and record_id = ${id}) as of_record
    from records.attachments where workspace_id = ${workspaceId}`.execute(db)
  return rows[0] ?? { bytes: 0, ofRecord: 0 }
}
