import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import type { ItemRole } from '../../contract/checklist-limits.ts'
import type { Tables } from '../db.types.ts'

const hr = schemaOf<Tables>()

type Item = { title: string; role: ItemRole; dueDays: number }
export type TemplateRow = { id: string; name: string; version: number; items: Item[] }
type Key = { workspaceId: string; id: string }

const TEMPLATE = sql`t.id, t.name, t.version,
  (select coalesce(jsonb_agg(jsonb_build_object('title', i.title, 'role', i.role, 'dueDays', i.due_days) order by i.position), '[]')
    from hr.template_items i where i.workspace_id = t.workspace_id and i.template_id = t.id) as items`

export async function loadTemplates(db: Db, workspaceId: string, limit: number): Promise<TemplateRow[]> {
  const { rows } = await sql<TemplateRow>`
    select ${TEMPLATE} from hr.checklist_templates t where t.workspace_id = ${workspaceId} order by lower(t.name), t.id limit ${limit}`.execute(
    db,
  )
  return rows
}

export async function findTemplate(db: Db, { workspaceId, id }: Key): Promise<TemplateRow | undefined> {
  const { rows } = await sql<TemplateRow>`
    select ${TEMPLATE} from hr.checklist_templates t where t.workspace_id = ${workspaceId} and t.id = ${id}`.execute(db)
  return rows[0]
}

/** Two colleagues who add a template at once are counted one after the other. */
export async function lockTemplates(db: Db, workspaceId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`hr.checklist_templates ${workspaceId}`}, 0))`.execute(db)
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from hr.checklist_templates where workspace_id = ${workspaceId}`.execute(db)
  return rows[0]?.count ?? 0
}

export async function insertTemplate(db: Db, row: Key & { name: string; createdAt: Date }): Promise<void> {
  await hr(db).insertInto('hr.checklistTemplates').values(row).execute()
}

/** Returns false if there is no such template at this version. */
export async function saveTemplate(db: Db, { workspaceId, id }: Key, version: number, name: string): Promise<boolean> {
  const { numUpdatedRows } = await hr(db)
    .updateTable('hr.checklistTemplates')
    .set((eb) => ({ name, version: eb('version', '+', 1) }))
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export async function replaceItems(db: Db, { workspaceId, id: templateId }: Key, items: readonly Item[]): Promise<void> {
  await hr(db).deleteFrom('hr.templateItems').where('workspaceId', '=', workspaceId).where('templateId', '=', templateId).execute()
  const rows = items.map((item, position) => ({ ...item, workspaceId, templateId, position }))
  await hr(db).insertInto('hr.templateItems').values(rows).execute()
}

export async function deleteTemplate(db: Db, { workspaceId, id }: Key): Promise<boolean> {
  const { numDeletedRows } = await hr(db)
    .deleteFrom('hr.checklistTemplates')
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}
