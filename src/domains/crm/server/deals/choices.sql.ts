/** Contacts, companies and deals by name, for the forms of deals and tasks. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import { containing } from '#platform/server/list-page.ts'

export type Named = { id: string; name: string }

const MAX_FOUND = 20

export async function findContacts(db: Db, workspaceId: string, q: string): Promise<Named[]> {
  const { rows } = await sql<Named>`
    select id, name from crm.contacts where workspace_id = ${workspaceId} and merged_into is null and name ilike ${containing(q)}
    order by lower(name), id limit ${MAX_FOUND}`.execute(db)
  return rows
}

export async function findCompanies(db: Db, workspaceId: string, q: string): Promise<Named[]> {
  const { rows } = await sql<Named>`
    select id, name from crm.companies where workspace_id = ${workspaceId} and name ilike ${containing(q)}
    order by lower(name), id limit ${MAX_FOUND}`.execute(db)
  return rows
}

export async function findDeals(db: Db, workspaceId: string, q: string): Promise<Named[]> {
  const { rows } = await sql<Named>`
    select id, title as name from crm.deals where workspace_id = ${workspaceId} and title ilike ${containing(q)}
    order by created_at desc, id desc limit ${MAX_FOUND}`.execute(db)
  return rows
}

export type Referred = { contact: string | null; company: string | null; deal: string | null; pipeline: string | null }

/** The names of a contact, a company, a deal and a pipeline; null for those that aren't there. One statement. */
export async function findReferred(
  db: Db,
  workspaceId: string,
  {
    contactId,
    companyId,
    dealId,
    pipelineId,
  }: { contactId: string | null; companyId: string | null; dealId: string | null; pipelineId: string | null },
): Promise<Referred> {
  const { rows } = await sql<Referred>`
    select (select name from crm.contacts where workspace_id = ${workspaceId} and id = ${contactId}) as contact,
      (select name from crm.companies where workspace_id = ${workspaceId} and id = ${companyId}) as company,
      (select title from crm.deals where workspace_id = ${workspaceId} and id = ${dealId}) as deal,
      (select name from crm.pipelines where workspace_id = ${workspaceId} and id = ${pipelineId}) as pipeline`.execute(db)
  return rows[0] ?? { contact: null, company: null, deal: null, pipeline: null }
}
