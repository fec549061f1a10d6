import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { FieldValue } from '../contract.ts'
import type { FieldRow, RecordKey } from './records.sql.ts'

const COLUMNS = sql`id, type, name, kind, choices, required, archived_at is not null as archived, version`

/** Locks the fields of a workspace, so that only one transaction changes their definitions. Values are written under `lockField`. */
export async function lockFields(db: Db, workspaceId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`records.fields ${workspaceId}`}, 0))`.execute(db)
}

/** Those in use in their order, then archived ones by name. */
export async function loadFieldRows(db: Db, workspaceId: string, type: string): Promise<FieldRow[]> {
  const { rows } = await sql<FieldRow>`
    select ${COLUMNS} from records.fields where workspace_id = ${workspaceId} and type = ${type}
    order by archived_at is not null, case when archived_at is null then position end, lower(name), id`.execute(db)
  return rows
}

/** `share`: while its value is written for a record, its definition stays. */
export async function lockField(db: Db, workspaceId: string, fieldId: string, how: 'share' | 'update'): Promise<FieldRow | undefined> {
  const { rows } = await sql<FieldRow>`
    select ${COLUMNS} from records.fields where workspace_id = ${workspaceId} and id = ${fieldId}
    ${how === 'share' ? sql`for share` : sql`for update`}`.execute(db)
  return rows[0]
}

export async function insertField(
  db: Db,
  workspaceId: string,
  { id, type, name, kind, choices, required, position }: Omit<FieldRow, 'archived' | 'version'> & { position: number },
): Promise<void> {
  await sql`
    insert into records.fields (id, workspace_id, type, name, kind, choices, required, position)
    values (${id}, ${workspaceId}, ${type}, ${name}, ${kind}, ${JSON.stringify(choices)}::jsonb, ${required}, ${position})`.execute(db)
}

export async function updateFieldRow(
  db: Db,
  fieldId: string,
  { name, choices, required }: Pick<FieldRow, 'name' | 'choices' | 'required'>,
): Promise<void> {
  await sql`
    update records.fields set name = ${name}, choices = ${JSON.stringify(choices)}::jsonb, required = ${required}, version = version + 1
    where id = ${fieldId}`.execute(db)
}

export async function setArchived(db: Db, fieldId: string, at: Date | null): Promise<void> {
  await sql`
    update records.fields set archived_at = ${at}, version = version + 1
    where id = ${fieldId} and (archived_at is null) <> (${at}::timestamptz is null)`.execute(db)
}

export async function setPositions(db: Db, workspaceId: string, fieldIds: readonly string[]): Promise<void> {
  await sql`
    update records.fields f set position = o.position from unnest(${fieldIds}::text[]) with ordinality as o (id, position)
    where f.id = o.id and f.workspace_id = ${workspaceId} and f.position <> o.position`.execute(db)
}

/** Whether some record has one of these choices. */
export async function hasChoices(db: Db, fieldId: string, choiceIds: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from records.field_values where field_id = ${fieldId} and value #>> '{}' = any(${choiceIds})) as found`.execute(
    db,
  )
  return rows[0]?.found ?? false
}

export async function findValue(db: Db, { workspaceId, type, id }: RecordKey, fieldId: string): Promise<FieldValue | null> {
  const { rows } = await sql<{ value: FieldValue }>`
    select value from records.field_values
    where workspace_id = ${workspaceId} and type = ${type} and record_id = ${id} and field_id = ${fieldId}`.execute(db)
  return rows[0]?.value ?? null
}

export async function setValue(db: Db, { workspaceId, type, id }: RecordKey, fieldId: string, value: FieldValue | null): Promise<void> {
  if (value === null)
    await sql`
      delete from records.field_values
      where workspace_id = ${workspaceId} and type = ${type} and record_id = ${id} and field_id = ${fieldId}`.execute(db)
  else
    await sql`
      insert into records.field_values (workspace_id, type, record_id, field_id, value)
      values (${workspaceId}, ${type}, ${id}, ${fieldId}, ${JSON.stringify(value)}::jsonb)
      on conflict (workspace_id, type, record_id, field_id) do update set value = excluded.value`.execute(db)
}
