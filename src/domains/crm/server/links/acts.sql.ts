/** Statements about what linked people did towards a workspace. */
import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import { loadPage, type Page, type Paging, type Sorting } from '#platform/server/list-page.ts'
import type { ActKind } from '../../contract/links/link-limits.ts'
import type { Ref } from '../contacts/contacts.sql.ts'
import type { Tables } from '../db.types.ts'

const crm = schemaOf<Tables>()

export type ActRow = Ref & { contactId: string; kind: ActKind; resourceType: string; resourceId: string; happenedAt: Date }

/** Each record is an act once. */
export async function insertAct(db: Db, act: ActRow): Promise<void> {
  await crm(db)
    .insertInto('crm.contactActs')
    .values(act)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The contact, and those that were merged into it. */
async function loadMergedIds(db: Db, { workspaceId, id }: Ref): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive merged as (
      select ${id}::text as id
      union
      select c.id from merged join crm.contacts c on c.workspace_id = ${workspaceId} and c.merged_into = merged.id
    )
    select id from merged`.execute(db)
  return rows.map((row) => row.id)
}

const LATEST: Sorting<ActRow> = {
  name: 'latest acts',
  by: sql`r.happened_at`,
  cast: 'timestamptz',
  id: sql`r.id`,
  direction: 'desc',
  keyOf: ({ happenedAt, id }) => [happenedAt.toISOString(), id],
}

export async function listActRows(db: Db, contact: Ref, paging: Paging): Promise<Page<ActRow>> {
  const ids = await loadMergedIds(db, contact)
  return loadPage<ActRow>(db, {
    ...paging,
    sort: LATEST,
    where: [sql`r.workspace_id = ${contact.workspaceId}`, sql`r.contact_id = any(${ids})`],
    select: (page) => sql`
      select r.workspace_id, r.id, r.contact_id, r.kind, r.resource_type, r.resource_id, r.happened_at from crm.contact_acts r ${page}`,
  })
}

export async function deleteActs(db: Db, workspaceId: string, contactIds: readonly string[]): Promise<void> {
  await sql`delete from crm.contact_acts where workspace_id = ${workspaceId} and contact_id = any(${contactIds})`.execute(db)
}

export async function deletePostActs(db: Db, { userId, workspaceId }: { userId: string; workspaceId: string }): Promise<void> {
  await sql`
    delete from crm.contact_acts a using crm.contacts c
    where c.workspace_id = ${workspaceId} and c.linked_user_id = ${userId}
      and a.workspace_id = c.workspace_id and a.contact_id = c.id and a.kind = 'post'`.execute(db)
}

export async function deleteActsAbout(db: Db, type: string, ids: readonly string[]): Promise<void> {
  await sql`delete from crm.contact_acts where resource_type = ${type} and resource_id = any(${ids})`.execute(db)
}
