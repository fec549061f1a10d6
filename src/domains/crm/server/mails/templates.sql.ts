/** Statements about templates of mails. */
import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import type { TemplateInput, TemplateView } from '../../contract.ts'
import type { Ref } from '../contacts/contacts.sql.ts'
import type { Tables } from '../db.types.ts'

const crm = schemaOf<Tables>()

const ROW = sql`r.id, r.name, r.language, r.subject, r.body, r.version`

export async function insertTemplate(db: Db, row: TemplateInput & Ref & { createdAt: Date }): Promise<void> {
  await crm(db).insertInto('crm.mailTemplates').values(row).execute()
}

/** By name. */
export async function loadTemplates(db: Db, workspaceId: string, limit: number): Promise<TemplateView[]> {
  const { rows } = await sql<TemplateView>`
    select ${ROW} from crm.mail_templates r where r.workspace_id = ${workspaceId} order by lower(r.name), r.id limit ${limit}`.execute(db)
  return rows
}

export async function findTemplate(db: Db, { workspaceId, id }: Ref): Promise<TemplateView | undefined> {
  const { rows } = await sql<TemplateView>`
    select ${ROW} from crm.mail_templates r where r.workspace_id = ${workspaceId} and r.id = ${id}`.execute(db)
  return rows[0]
}

/** Returns false if there is no such template at this version. */
export async function saveTemplate(
  db: Db,
  { workspaceId, id, version }: Ref & { version: number },
  fields: TemplateInput,
): Promise<boolean> {
  const { numUpdatedRows } = await crm(db)
    .updateTable('crm.mailTemplates')
    .set((eb) => ({ ...fields, version: eb('version', '+', 1) }))
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export async function deleteTemplate(db: Db, { workspaceId, id }: Ref): Promise<boolean> {
  const { numDeletedRows } = await crm(db)
    .deleteFrom('crm.mailTemplates')
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}
