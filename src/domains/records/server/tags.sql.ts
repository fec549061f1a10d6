import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { TagColor } from '../contract.ts'
import type { RecordKey, TagRow } from './records.sql.ts'

const COLUMNS = sql`id, name, color, version`

/** Locks the tags of a workspace, so that only one transaction adds, renames or merges them. */
export async function lockTags(db: Db, workspaceId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`records.tags ${workspaceId}`}, 0))`.execute(db)
}

export async function listTagRows(db: Db, workspaceId: string): Promise<(TagRow & { records: number })[]> {
  const { rows } = await sql<TagRow & { records: number }>`
    select t.id, t.name, t.color, t.version, (select count(*) from records.record_tags r where r.tag_id = t.id) as records
    from records.tags t where t.workspace_id = ${workspaceId} order by t.name_key`.execute(db)
  return rows
}

export async function findTag(db: Db, workspaceId: string, tagId: string): Promise<TagRow | undefined> {
  const { rows } = await sql<TagRow>`select ${COLUMNS} from records.tags where workspace_id = ${workspaceId} and id = ${tagId}`.execute(db)
  return rows[0]
}

export async function findTagByName(db: Db, workspaceId: string, nameKey: string): Promise<TagRow | undefined> {
  const { rows } = await sql<TagRow>`
    select ${COLUMNS} from records.tags where workspace_id = ${workspaceId} and name_key = ${nameKey}`.execute(db)
  return rows[0]
}

export async function countTags(db: Db, workspaceId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from records.tags where workspace_id = ${workspaceId}`.execute(db)
  return rows[0]?.count ?? 0
}

type TagContent = { name: string; nameKey: string; color: TagColor }

export async function insertTag(db: Db, { id, workspaceId, name, nameKey, color }: TagContent & { id: string; workspaceId: string }) {
  await sql`
    insert into records.tags (id, workspace_id, name, name_key, color)
    values (${id}, ${workspaceId}, ${name}, ${nameKey}, ${color})`.execute(db)
}

export async function updateTagRow(db: Db, tagId: string, { name, nameKey, color }: TagContent): Promise<void> {
  await sql`
    update records.tags set name = ${name}, name_key = ${nameKey}, color = ${color}, version = version + 1 where id = ${tagId}`.execute(db)
}

export async function deleteTagRow(db: Db, tagId: string): Promise<void> {
  await sql`delete from records.tags where id = ${tagId}`.execute(db)
}

/** Records with both keep one. */
export async function moveTag(db: Db, tagId: string, intoTagId: string): Promise<void> {
  await sql`
    insert into records.record_tags (workspace_id, type, record_id, tag_id)
    select workspace_id, type, record_id, ${intoTagId} from records.record_tags where tag_id = ${tagId}
    on conflict do nothing`.execute(db)
  await deleteTagRow(db, tagId)
}

export async function insertRecordTag(db: Db, { workspaceId, type, id }: RecordKey, tagId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into records.record_tags (workspace_id, type, record_id, tag_id)
    values (${workspaceId}, ${type}, ${id}, ${tagId}) on conflict do nothing`.execute(db)
  return numAffectedRows === 1n
}

export async function deleteRecordTag(db: Db, { workspaceId, type, id }: RecordKey, tagId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from records.record_tags
    where workspace_id = ${workspaceId} and type = ${type} and record_id = ${id} and tag_id = ${tagId}`.execute(db)
  return numAffectedRows === 1n
}

export async function countRecordTags(db: Db, { workspaceId, type, id }: RecordKey): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from records.record_tags where workspace_id = ${workspaceId} and type = ${type} and record_id = ${id}`.execute(db)
  return rows[0]?.count ?? 0
}
