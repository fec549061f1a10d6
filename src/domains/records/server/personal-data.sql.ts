/** Personal data of records: export and erasure. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'

const PERSON_GONE = 'usr_gone'

export async function exportRecordsOf(db: Db, userId: string): Promise<unknown> {
  const { rows } = await sql<{ exported: unknown }>`
    select jsonb_build_object(
      'notes', (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'workspaceId', workspace_id, 'type', type, 'recordId', record_id, 'text', text,
          'writtenAt', written_at, 'editedAt', edited_at) order by written_at, id), '[]') from records.notes where author_id = ${userId}),
      'mentions', (select coalesce(jsonb_agg(jsonb_build_object('noteId', note_id, 'name', name) order by note_id), '[]')
        from records.mentions where user_id = ${userId}),
      'activity', (select coalesce(jsonb_agg(jsonb_build_object('workspaceId', workspace_id, 'type', type, 'recordId', record_id, 'action', action,
          'changes', changes, 'happenedAt', happened_at) order by happened_at, id), '[]') from records.entries where actor_id = ${userId}),
      'assigned', (select coalesce(jsonb_agg(jsonb_build_object('workspaceId', workspace_id, 'type', type, 'recordId', record_id)), '[]')
        from records.records where assignee_id = ${userId}),
      'followed', (select coalesce(jsonb_agg(jsonb_build_object('workspaceId', workspace_id, 'type', type, 'recordId', record_id)), '[]')
        from records.followers where user_id = ${userId}),
      'files', (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name, 'type', type, 'recordId', record_id, 'uploadedAt', uploaded_at)
          order by uploaded_at, id), '[]') from records.attachments where uploaded_by = ${userId})
    ) as exported`.execute(db)
  return rows[0]?.exported ?? null
}

export async function loadFilesOf(db: Db, userId: string): Promise<{ id: string; name: string; key: string }[]> {
  const { rows } = await sql<{ id: string; name: string; key: string }>`
    select id, name, key from records.attachments where uploaded_by = ${userId} order by uploaded_at, id`.execute(db)
  return rows
}

/** Notes and files are the records of the business and stay, without the person. */
export async function erasePerson(db: Db, userId: string): Promise<void> {
  await sql`update records.notes set author_id = null where author_id = ${userId}`.execute(db)
  await sql`delete from records.mentions where user_id = ${userId}`.execute(db)
  await sql`delete from records.followers where user_id = ${userId}`.execute(db)
  await sql`update records.records set assignee_id = null where assignee_id = ${userId}`.execute(db)
  await sql`update records.attachments set uploaded_by = null where uploaded_by = ${userId}`.execute(db)
  await sql`update records.entries set actor_id = null where actor_id = ${userId}`.execute(db)
  // The person may have been assigned by others; the id is the value of a change.
  await sql`
    update records.entries set changes = replace(changes::text, ${`"${userId}"`}, ${`"${PERSON_GONE}"`})::jsonb
    where action = 'records.assigned' and changes @> any(array[
      jsonb_build_array(jsonb_build_object('before', jsonb_build_object('userId', ${userId}::text))),
      jsonb_build_array(jsonb_build_object('after', jsonb_build_object('userId', ${userId}::text)))])`.execute(db)
}
