/** Statements about companies. */

import { sql } from 'kysely'
import type { RecordFilter } from '#domains/records/contract.ts'
import { recordConditions } from '#domains/records/server/index.ts'
import { type Db, schemaOf } from '#platform/server/db.ts'
import { containing, listPage, type Paging, type Sorting } from '#platform/server/list-page.ts'
import { newId } from '#platform/shared/ids.ts'
import type { Tables } from '../db.types.ts'
import type { Ref } from './contacts.sql.ts'

const crm = schemaOf<Tables>()

export type CompanyFields = { name: string; website: string; phone: string; notes: string }
export type CompanyRow = CompanyFields & Ref & { contacts: number; createdAt: Date; version: number; nameKey: string }

const ROW = sql`r.workspace_id, r.id, r.name, lower(r.name) as name_key, r.website, r.phone, r.notes, r.created_at, r.version,
  (select count(*) from crm.contacts c where c.workspace_id = r.workspace_id and c.company_id = r.id and c.merged_into is null) as contacts`

/** Returns false if another company has the name. */
export async function insertCompany(db: Db, row: CompanyFields & Ref & { createdAt: Date }): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await crm(db)
    .insertInto('crm.companies')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export async function findCompany(db: Db, { workspaceId, id }: Ref): Promise<CompanyRow | undefined> {
  const { rows } = await sql<CompanyRow>`
    select ${ROW} from crm.companies r where r.workspace_id = ${workspaceId} and r.id = ${id}`.execute(db)
  return rows[0]
}

/** The company with this name, in whichever case; a new one if there is none. `created`: its id. */
export async function takeCompany(db: Db, workspaceId: string, name: string, now: Date): Promise<{ id: string; created: boolean }> {
  const id = newId('company')
  const created = await insertCompany(db, { workspaceId, id, name, website: '', phone: '', notes: '', createdAt: now })
  if (created) return { id, created }
  const { rows } = await sql<{ id: string }>`
    select id from crm.companies where workspace_id = ${workspaceId} and lower(name) = lower(${name})`.execute(db)
  return rows[0] ? { id: rows[0].id, created } : takeCompany(db, workspaceId, name, now)
}

/** Locks the names of companies until the transaction ends, so that two of them never become one at once. */
export async function lockCompanyNames(db: Db, workspaceId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('crm.companies ' || ${workspaceId}, 0))`.execute(db)
}

export async function hasOtherWithName(db: Db, { workspaceId, id }: Ref, name: string): Promise<boolean> {
  const { rows } = await sql`
    select from crm.companies where workspace_id = ${workspaceId} and lower(name) = lower(${name}) and id <> ${id}`.execute(db)
  return rows.length > 0
}

/** Returns false if there is no such company at this version. */
export async function saveCompany(
  db: Db,
  { workspaceId, id, version }: Ref & { version: number },
  fields: CompanyFields,
): Promise<boolean> {
  const { numUpdatedRows } = await crm(db)
    .updateTable('crm.companies')
    .set((eb) => ({ ...fields, version: eb('version', '+', 1) }))
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export async function deleteCompany(db: Db, { workspaceId, id }: Ref): Promise<boolean> {
  const { numDeletedRows } = await crm(db)
    .deleteFrom('crm.companies')
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}

const BY_NAME: Sorting<CompanyRow> = {
  name: 'companies by name',
  by: sql`lower(r.name)`,
  cast: 'text',
  id: sql`r.id`,
  direction: 'asc',
  keyOf: ({ nameKey, id }) => [nameKey, id],
}

type CompanyFilter = RecordFilter & { workspaceId: string; q?: string | undefined }

export async function listCompanyRows(db: Db, { workspaceId, q, ...kept }: CompanyFilter, paging: Paging) {
  const pattern = q && containing(q)
  return listPage<CompanyRow>(db, {
    ...paging,
    sort: BY_NAME,
    where: [
      sql`r.workspace_id = ${workspaceId}`,
      ...recordConditions(sql`r.id`, { ...kept, workspaceId, type: 'company' }),
      pattern ? sql`(r.name ilike ${pattern} or r.website ilike ${pattern})` : null,
    ],
    countFrom: sql`crm.companies r`,
    select: (page) => sql`select ${ROW} from crm.companies r ${page}`,
  })
}

/** Of any workspace. */
export async function loadCompanyHeads(db: Db, ids: readonly string[]) {
  const { rows } = await sql<{ id: string; workspaceId: string; name: string; createdAt: Date; words: string }>`
    select id, workspace_id, name, created_at, concat_ws(' ', website, phone) as words from crm.companies where id = any(${ids})`.execute(
    db,
  )
  return rows
}

export async function loadIdsOfCompany(db: Db, { workspaceId, id }: Ref): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from crm.contacts where workspace_id = ${workspaceId} and company_id = ${id} and merged_into is null`.execute(db)
  return rows.map(({ id: contactId }) => contactId)
}
