import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import { containing, listPage, type Paging, type Sorting } from '#platform/server/list-page.ts'
import type { Tables } from './db.types.ts'

const crm = schemaOf<Tables>()

export type ContactRow = { workspaceId: string; id: string; name: string; notes: string; createdAt: Date; version: number }

const COLUMNS = ['workspaceId', 'id', 'name', 'notes', 'createdAt', 'version'] as const

export async function insertContact(db: Db, row: ContactRow): Promise<void> {
  await crm(db).insertInto('crm.contacts').values(row).execute()
}

export async function findContact(db: Db, workspaceId: string, id: string): Promise<ContactRow | undefined> {
  return crm(db).selectFrom('crm.contacts').select(COLUMNS).where('workspaceId', '=', workspaceId).where('id', '=', id).executeTakeFirst()
}

/** Returns undefined if there is no such contact at this version. */
export async function saveContact(
  db: Db,
  { workspaceId, id, version, name, notes }: Omit<ContactRow, 'createdAt'>,
): Promise<ContactRow | undefined> {
  return crm(db)
    .updateTable('crm.contacts')
    .set({ name, notes, version: version + 1 })
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .where('version', '=', version)
    .returning(COLUMNS)
    .executeTakeFirst()
}

export async function deleteContact(db: Db, workspaceId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await crm(db)
    .deleteFrom('crm.contacts')
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}

const NEWEST: Sorting<ContactRow> = {
  name: 'newest contacts',
  by: sql`r.created_at`,
  cast: 'timestamptz',
  id: sql`r.id`,
  direction: 'desc',
  keyOf: ({ createdAt, id }) => [createdAt.toISOString(), id],
}

type ContactFilter = { workspaceId: string; q: string | undefined }

export async function listContactRows(db: Db, { workspaceId, q }: ContactFilter, paging: Paging) {
  const pattern = q && containing(q)
  return listPage<ContactRow>(db, {
    ...paging,
    sort: NEWEST,
    where: [sql`r.workspace_id = ${workspaceId}`, pattern ? sql`(r.name ilike ${pattern} or r.notes ilike ${pattern})` : null],
    countFrom: sql`crm.contacts r`,
    select: (page) => sql`
      select r.workspace_id, r.id, r.name, r.notes, r.created_at, r.version from crm.contacts r ${page}`,
  })
}
