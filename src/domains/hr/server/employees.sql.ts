import { sql } from 'kysely'
import type { RecordFilter } from '#domains/records/contract.ts'
import { recordConditions } from '#domains/records/server/index.ts'
import { type Db, schemaOf } from '#platform/server/db.ts'
import { bothDirections, containing, listPage, type Paging } from '#platform/server/list-page.ts'
import type { Language } from '#platform/shared/language.ts'
import type { EMPLOYMENTS } from '../contract/limits.ts'
import type { Tables } from './db.types.ts'

const hr = schemaOf<Tables>()

export type EmployeeFields = {
  name: string
  email: string
  phone: string
  position: string
  department: string
  hireDate: string
  leaveDate: string | null
  language: Language
  managerId: string | null
  notes: string
}

export type EmployeeRow = EmployeeFields & {
  workspaceId: string
  id: string
  nameKey: string
  managerName: string | null
  reports: number
  createdAt: Date
  version: number
}

const ROW = sql`r.workspace_id, r.id, r.name, r.email, r.phone, r.position, r.department, r.hire_date, r.leave_date, r.language,
  r.manager_id, r.notes, r.created_at, r.version, lower(r.name) as name_key,
  (select m.name from hr.employees m where m.workspace_id = r.workspace_id and m.id = r.manager_id) as manager_name,
  (select count(*) from hr.employees b where b.workspace_id = r.workspace_id and b.manager_id = r.id) as reports`

type NewEmployee = EmployeeFields & { workspaceId: string; id: string; createdAt: Date }

export async function insertEmployee(db: Db, row: NewEmployee): Promise<void> {
  await hr(db).insertInto('hr.employees').values(row).execute()
}

export async function findEmployee(db: Db, workspaceId: string, id: string): Promise<EmployeeRow | undefined> {
  const { rows } = await sql<EmployeeRow>`
    select ${ROW} from hr.employees r where r.workspace_id = ${workspaceId} and r.id = ${id}`.execute(db)
  return rows[0]
}

/** Everybody, also those who left: an import finds them by id, email and name. */
export async function loadAllEmployees(db: Db, workspaceId: string): Promise<EmployeeRow[]> {
  const { rows } = await sql<EmployeeRow>`select ${ROW} from hr.employees r where r.workspace_id = ${workspaceId} order by r.id`.execute(db)
  return rows
}

type EmployeeKey = { workspaceId: string; id: string; version: number }

/** Returns false if there is no such employee at this version. */
export async function saveEmployee(db: Db, { workspaceId, id, version }: EmployeeKey, fields: EmployeeFields): Promise<boolean> {
  const { numUpdatedRows } = await hr(db)
    .updateTable('hr.employees')
    .set((eb) => ({ ...fields, version: eb('version', '+', 1) }))
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export async function deleteEmployee(db: Db, workspaceId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await hr(db)
    .deleteFrom('hr.employees')
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}

const id = sql`r.id`

export const SORTS = {
  ...bothDirections('name', {
    id,
    by: sql`lower(r.name)`,
    cast: 'text',
    keyOf: (row: EmployeeRow) => [row.nameKey, row.id],
  }),
  ...bothDirections('hired', { id, by: sql`r.hire_date`, cast: 'date', keyOf: (row: EmployeeRow) => [row.hireDate, row.id] }),
}

type EmployeeFilter = RecordFilter & {
  workspaceId: string
  q: string | undefined
  department: string | undefined
  employment: (typeof EMPLOYMENTS)[number]
  today: string
}

export async function listEmployeeRows(
  db: Db,
  { workspaceId, q, department, employment, today, ...kept }: EmployeeFilter,
  { sort, ...paging }: Paging & { sort: keyof typeof SORTS },
) {
  const pattern = q && containing(q)
  const periods = {
    employed: sql`(r.leave_date is null or r.leave_date >= ${today})`,
    leaving: sql`r.leave_date >= ${today}`,
    left: sql`r.leave_date < ${today}`,
  }
  return listPage<EmployeeRow>(db, {
    ...paging,
    sort: SORTS[sort],
    where: [
      sql`r.workspace_id = ${workspaceId}`,
      periods[employment],
      department ? sql`r.department = ${department}` : null,
      ...recordConditions(id, { ...kept, workspaceId, type: 'employee' }),
      pattern ? sql`concat_ws(' ', r.name, r.email, r.position, r.department) ilike ${pattern}` : null,
    ],
    countFrom: sql`hr.employees r`,
    select: (page) => sql`select ${ROW} from hr.employees r ${page}`,
  })
}
