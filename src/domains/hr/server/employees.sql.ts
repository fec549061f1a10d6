import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import { containing, listPage, type Paging, type Sorting } from '#platform/server/list-page.ts'
import type { Tables } from './db.types.ts'

const hr = schemaOf<Tables>()

export type EmployeeRow = { workspaceId: string; id: string; name: string; notes: string; createdAt: Date; version: number }

const COLUMNS = ['workspaceId', 'id', 'name', 'notes', 'createdAt', 'version'] as const

export async function insertEmployee(db: Db, row: EmployeeRow): Promise<void> {
  await hr(db).insertInto('hr.employees').values(row).execute()
}

export async function findEmployee(db: Db, workspaceId: string, id: string): Promise<EmployeeRow | undefined> {
  return hr(db).selectFrom('hr.employees').select(COLUMNS).where('workspaceId', '=', workspaceId).where('id', '=', id).executeTakeFirst()
}

/** Returns undefined if there is no such employee at this version. */
export async function saveEmployee(
  db: Db,
  { workspaceId, id, version, name, notes }: Omit<EmployeeRow, 'createdAt'>,
): Promise<EmployeeRow | undefined> {
  return hr(db)
    .updateTable('hr.employees')
    .set({ name, notes, version: version + 1 })
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .where('version', '=', version)
    .returning(COLUMNS)
    .executeTakeFirst()
}

export async function deleteEmployee(db: Db, workspaceId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await hr(db)
    .deleteFrom('hr.employees')
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}

const NEWEST: Sorting<EmployeeRow> = {
  name: 'newest employees',
  by: sql`r.created_at`,
  cast: 'timestamptz',
  id: sql`r.id`,
  direction: 'desc',
  keyOf: ({ createdAt, id }) => [createdAt.toISOString(), id],
}

type EmployeeFilter = { workspaceId: string; q: string | undefined }

export async function listEmployeeRows(db: Db, { workspaceId, q }: EmployeeFilter, paging: Paging) {
  const pattern = q && containing(q)
  return listPage<EmployeeRow>(db, {
    ...paging,
    sort: NEWEST,
    where: [sql`r.workspace_id = ${workspaceId}`, pattern ? sql`(r.name ilike ${pattern} or r.notes ilike ${pattern})` : null],
    countFrom: sql`hr.employees r`,
    select: (page) => sql`
      select r.workspace_id, r.id, r.name, r.notes, r.created_at, r.version from hr.employees r ${page}`,
  })
}
