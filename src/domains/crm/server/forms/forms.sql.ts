/** Statements about forms for websites. */
import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import type { FormInput } from '../../contract.ts'
import type { Ref } from '../contacts/contacts.sql.ts'
import type { Tables } from '../db.types.ts'

const crm = schemaOf<Tables>()

export type FormRow = FormInput & Ref & { token: string; createdAt: Date; version: number }

const ROW = sql`r.workspace_id, r.id, r.token, r.title, r.intro, r.asks_phone, r.asks_message, r.thanks, r.stage_id, r.owner_id, r.segment,
  r.origins, r.open, r.created_at, r.version`

export async function insertForm(db: Db, row: Omit<FormRow, 'version'>): Promise<void> {
  await crm(db).insertInto('crm.forms').values(row).execute()
}

/** Oldest first. */
export async function loadForms(db: Db, workspaceId: string, limit: number): Promise<FormRow[]> {
  const { rows } = await sql<FormRow>`
    select ${ROW} from crm.forms r where r.workspace_id = ${workspaceId} order by r.id limit ${limit}`.execute(db)
  return rows
}

export async function findForm(db: Db, { workspaceId, id }: Ref): Promise<FormRow | undefined> {
  const { rows } = await sql<FormRow>`select ${ROW} from crm.forms r where r.workspace_id = ${workspaceId} and r.id = ${id}`.execute(db)
  return rows[0]
}

/** Not a closed one. */
export async function findOpenForm(db: Db, token: string): Promise<FormRow | undefined> {
  const { rows } = await sql<FormRow>`select ${ROW} from crm.forms r where r.token = ${token} and r.open`.execute(db)
  return rows[0]
}

/** Returns false if there is no such form at this version. */
export async function saveForm(db: Db, { workspaceId, id, version }: Ref & { version: number }, fields: FormInput): Promise<boolean> {
  const { numUpdatedRows } = await crm(db)
    .updateTable('crm.forms')
    .set((eb) => ({ ...fields, version: eb('version', '+', 1) }))
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export async function deleteForm(db: Db, { workspaceId, id }: Ref): Promise<boolean> {
  const { numDeletedRows } = await crm(db)
    .deleteFrom('crm.forms')
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}

/** The oldest contact with an email, of those that aren't merged. */
export async function findContactIdByEmail(db: Db, workspaceId: string, email: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from crm.contacts where workspace_id = ${workspaceId} and lower(email) = lower(${email}) and email <> '' and merged_into is null
    order by created_at, id limit 1`.execute(db)
  return rows[0]?.id
}
