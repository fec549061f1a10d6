/** Statements that move what two records have to one of them, and back. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'

/** Records of one type of a workspace: what the second has comes to the first. */
export type RecordPair = { workspaceId: string; type: string; keptId: string; mergedId: string }

/** What came to the kept record: the ids of notes and files, and of the tags and custom fields that it lacked. */
export type MovedParts = { notes: string[]; attachments: string[]; tags: string[]; fields: string[]; assignee: boolean }

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

export async function moveNotes(db: Db, { workspaceId, type, keptId, mergedId }: RecordPair): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update records.notes set record_id = ${keptId}
    where workspace_id = ${workspaceId} and type = ${type} and record_id = ${mergedId} returning id`.execute(db)
  return idsOf(rows)
}

export async function moveAttachments(db: Db, { workspaceId, type, keptId, mergedId }: RecordPair): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update records.attachments set record_id = ${keptId}
    where workspace_id = ${workspaceId} and type = ${type} and record_id = ${mergedId} returning id`.execute(db)
  return idsOf(rows)
}

export async function copyTags(db: Db, { workspaceId, type, keptId, mergedId }: RecordPair): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    insert into records.record_tags (workspace_id, type, record_id, tag_id)
    select workspace_id, type, ${keptId}, tag_id from records.record_tags
    where workspace_id = ${workspaceId} and type = ${type} and record_id = ${mergedId}
    on conflict do nothing returning tag_id as id`.execute(db)
  return idsOf(rows)
}

export async function copyFollowers(db: Db, { workspaceId, type, keptId, mergedId }: RecordPair): Promise<void> {
  await sql`
    insert into records.followers (workspace_id, type, record_id, user_id)
    select workspace_id, type, ${keptId}, user_id from records.followers
    where workspace_id = ${workspaceId} and type = ${type} and record_id = ${mergedId}
    on conflict do nothing`.execute(db)
}

export async function copyFieldValues(db: Db, { workspaceId, type, keptId, mergedId }: RecordPair): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    insert into records.field_values (workspace_id, type, record_id, field_id, value)
    select workspace_id, type, ${keptId}, field_id, value from records.field_values
    where workspace_id = ${workspaceId} and type = ${type} and record_id = ${mergedId}
    on conflict do nothing returning field_id as id`.execute(db)
  return idsOf(rows)
}

/** Returns whether the kept record had nobody, and now has the assignee of the other. */
export async function copyAssignee(db: Db, { workspaceId, type, keptId, mergedId }: RecordPair): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update records.records r set assignee_id = m.assignee_id from records.records m
    where r.workspace_id = ${workspaceId} and r.type = ${type} and r.record_id = ${keptId} and r.assignee_id is null
      and m.workspace_id = ${workspaceId} and m.type = ${type} and m.record_id = ${mergedId} and m.assignee_id is not null`.execute(db)
  return numAffectedRows === 1n
}

export async function returnNotes(db: Db, { workspaceId, type, keptId, mergedId }: RecordPair, ids: readonly string[]): Promise<void> {
  await sql`
    update records.notes set record_id = ${mergedId}
    where workspace_id = ${workspaceId} and type = ${type} and record_id = ${keptId} and id = any(${ids})`.execute(db)
}

export async function returnAttachments(db: Db, { workspaceId, type, keptId, mergedId }: RecordPair, ids: readonly string[]) {
  await sql`
    update records.attachments set record_id = ${mergedId}
    where workspace_id = ${workspaceId} and type = ${type} and record_id = ${keptId} and id = any(${ids})`.execute(db)
}

export async function takeBackTags(db: Db, { workspaceId, type, keptId }: RecordPair, ids: readonly string[]): Promise<void> {
  await sql`
    delete from records.record_tags
    where workspace_id = ${workspaceId} and type = ${type} and record_id = ${keptId} and tag_id = any(${ids})`.execute(db)
}

/** Values that were changed since then stay. */
export async function takeBackFieldValues(db: Db, { workspaceId, type, keptId, mergedId }: RecordPair, ids: readonly string[]) {
  await sql`
    delete from records.field_values k using records.field_values m
    where k.workspace_id = ${workspaceId} and k.type = ${type} and k.record_id = ${keptId} and k.field_id = any(${ids})
      and m.workspace_id = ${workspaceId} and m.type = ${type} and m.record_id = ${mergedId} and m.field_id = k.field_id and m.value = k.value`.execute(
    db,
  )
}

export async function takeBackAssignee(db: Db, { workspaceId, type, keptId, mergedId }: RecordPair): Promise<void> {
  await sql`
    update records.records r set assignee_id = null from records.records m
    where r.workspace_id = ${workspaceId} and r.type = ${type} and r.record_id = ${keptId}
      and m.workspace_id = ${workspaceId} and m.type = ${type} and m.record_id = ${mergedId} and m.assignee_id = r.assignee_id`.execute(db)
}
