/** The stored contacts and companies that the rows of a file can be. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import { type ContactRow, JOINED, ROW } from '../contacts/contacts.sql.ts'

type Wanted = { ids: readonly string[]; emails: readonly string[]; names: readonly string[] }

/** By id, by email and by name in lower case, oldest first. */
export async function loadImportMatches(db: Db, workspaceId: string, { ids, emails, names }: Wanted): Promise<ContactRow[]> {
  const { rows } = await sql<ContactRow>`
    select ${ROW} from ${JOINED} where r.workspace_id = ${workspaceId} and r.merged_into is null and r.id in (
      select id from crm.contacts where workspace_id = ${workspaceId} and id = any(${ids})
      union all
      select id from crm.contacts where workspace_id = ${workspaceId} and email <> '' and lower(email) = any(${emails})
      union all
      select id from crm.contacts where workspace_id = ${workspaceId} and merged_into is null and lower(name) = any(${names})
    ) order by r.created_at, r.id`.execute(db)
  return rows
}

/** Those of the ids whose contacts were merged into others. */
export async function loadMergedIds(db: Db, workspaceId: string, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from crm.contacts where workspace_id = ${workspaceId} and id = any(${ids}) and merged_into is not null`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** So that two imports at once don't add the same contact twice. */
export async function lockImports(db: Db, workspaceId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('crm.imports ' || ${workspaceId}, 0))`.execute(db)
}

export type KnownCompany = { id: string; name: string; website: string; phone: string; notes: string; version: number }

/** By id and by name in lower case. */
export async function loadKnownCompanies(
  db: Db,
  workspaceId: string,
  { ids, names }: { ids: readonly string[]; names: readonly string[] },
): Promise<KnownCompany[]> {
  const { rows } = await sql<KnownCompany>`
    select id, name, website, phone, notes, version from crm.companies where workspace_id = ${workspaceId} and id = any(${ids})
    union
    select id, name, website, phone, notes, version from crm.companies where workspace_id = ${workspaceId} and lower(name) = any(${names})`.execute(
    db,
  )
  return rows
}
