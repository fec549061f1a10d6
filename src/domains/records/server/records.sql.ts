/** The rows of records, and all that a record's page shows beside its timeline. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { FieldKind, FieldValue, TagColor } from '../contract.ts'

/** A record of a workspace, of a domain that this one does not know. */
export type RecordKey = { workspaceId: string; type: string; id: string }

/** Makes the rows of records that have none. */
export async function insertRecords(db: Db, keys: readonly RecordKey[]): Promise<void> {
  const sorted = keys.toSorted((a, b) => `${a.type} ${a.id}`.localeCompare(`${b.type} ${b.id}`))
  await sql`
    insert into records.records (workspace_id, type, record_id)
    select k.workspace_id, k.type, k.record_id
    from unnest(${sorted.map((key) => key.workspaceId)}::text[], ${sorted.map(({ type }) => type)}::text[], ${sorted.map(({ id }) => id)}::text[])
      as k (workspace_id, type, record_id)
    on conflict do nothing`.execute(db)
}

/** So that only one transaction changes it. Returns who is assigned. */
export async function lockRecord(db: Db, key: RecordKey): Promise<string | null> {
  await insertRecords(db, [key])
  const { rows } = await sql<{ assigneeId: string | null }>`
    select assignee_id from records.records
    where workspace_id = ${key.workspaceId} and type = ${key.type} and record_id = ${key.id} for update`.execute(db)
  return rows[0]?.assigneeId ?? null
}

export async function setAssignee(db: Db, { workspaceId, type, id }: RecordKey, userId: string | null): Promise<void> {
  await sql`
    update records.records set assignee_id = ${userId}
    where workspace_id = ${workspaceId} and type = ${type} and record_id = ${id}`.execute(db)
}

export async function loadAssigneeIds(db: Db, workspaceId: string, type: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct assignee_id as id from records.records
    where workspace_id = ${workspaceId} and type = ${type} and assignee_id is not null`.execute(db)
  return rows.map(({ id }) => id)
}

export type TagRow = { id: string; name: string; color: TagColor; version: number }
export type FieldRow = {
  id: string
  type: string
  name: string
  kind: FieldKind
  choices: { id: string; name: string }[]
  required: boolean
  archived: boolean
  version: number
}
export type AttachmentRow = { id: string; name: string; bytes: number; uploadedBy: string | null; uploadedAt: string }

export type RecordRow = {
  assigneeId: string | null
  followerIds: string[]
  tags: TagRow[]
  fields: { field: FieldRow; value: FieldValue | null }[]
  attachments: AttachmentRow[]
}

/** All in one statement; the lists are short. */
export async function loadRecord(db: Db, { workspaceId, type, id }: RecordKey): Promise<RecordRow> {
  const here = sql`workspace_id = ${workspaceId} and type = ${type} and record_id = ${id}`
  const { rows } = await sql<RecordRow>`
    select (select assignee_id from records.records where ${here}) as assignee_id,
      (select coalesce(array_agg(user_id order by user_id), '{}') from records.followers where ${here}) as follower_ids,
      (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name, 'color', t.color, 'version', t.version) order by t.name_key), '[]')
        from records.tags t where t.id in (select tag_id from records.record_tags where ${here})) as tags,
      (select coalesce(jsonb_agg(jsonb_build_object('value', v.value, 'field', jsonb_build_object('id', f.id, 'type', f.type, 'name', f.name,
          'kind', f.kind, 'choices', f.choices, 'required', f.required, 'archived', false, 'version', f.version)) order by f.position, f.id), '[]')
        from records.fields f left join (select field_id, value from records.field_values where ${here}) v on v.field_id = f.id
        where f.workspace_id = ${workspaceId} and f.type = ${type} and f.archived_at is null) as fields,
      (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name, 'bytes', bytes, 'uploadedBy', uploaded_by, 'uploadedAt', uploaded_at)
          order by uploaded_at, id), '[]')
        from records.attachments where ${here}) as attachments`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a select without a table returns a row')
  return row
}

/** Returns the keys of their files. */
export async function deleteRecords(db: Db, keys: readonly RecordKey[]): Promise<string[]> {
  const chosen = sql`(workspace_id, type, record_id) in (select * from
    unnest(${keys.map((key) => key.workspaceId)}::text[], ${keys.map(({ type }) => type)}::text[], ${keys.map(({ id }) => id)}::text[]))`
  const { rows } = await sql<{ key: string }>`delete from records.attachments where ${chosen} returning key`.execute(db)
  await sql`delete from records.records where ${chosen}`.execute(db)
  return rows.map(({ key }) => key)
}
