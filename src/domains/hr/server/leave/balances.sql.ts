/** Balances of all employees of a workspace, and the ledger rows behind those of one. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import { containing, listPage, type Paging, type Sorting } from '#platform/server/list-page.ts'
import type { BalanceType, EntryKind } from '../../contract/leave-limits.ts'

export type BalanceRow = {
  id: string
  name: string
  nameKey: string
  department: string
  annual: number
  annualPending: number
  sick: number
  sickPending: number
}

const BY_NAME: Sorting<BalanceRow> = {
  name: 'balances by name',
  by: sql`lower(r.name)`,
  cast: 'text',
  id: sql`r.id`,
  direction: 'asc',
  keyOf: ({ nameKey, id }) => [nameKey, id],
}

type Filter = { workspaceId: string; year: number; q: string | undefined; today: string }

/** Of those who are employed, by name. */
export async function listBalanceRows(db: Db, { workspaceId, year, q, today }: Filter, paging: Paging) {
  const pattern = q && containing(q)
  return listPage<BalanceRow>(db, {
    ...paging,
    sort: BY_NAME,
    where: [
      sql`r.workspace_id = ${workspaceId}`,
      sql`(r.leave_date is null or r.leave_date >= ${today})`,
      pattern ? sql`concat_ws(' ', r.name, r.department) ilike ${pattern}` : null,
    ],
    countFrom: sql`hr.employees r`,
    select: (page) => sql`
      select p.*, coalesce(b.annual, 0)::bigint as annual, coalesce(b.sick, 0)::bigint as sick,
        coalesce(o.annual, 0)::bigint as annual_pending, coalesce(o.sick, 0)::bigint as sick_pending
      from (select r.workspace_id, r.id, r.name, r.department, lower(r.name) as name_key from hr.employees r ${page}) p
      left join lateral (
        select sum(n.micros) filter (where n.type = 'annual') as annual, sum(n.micros) filter (where n.type = 'sick') as sick
        from hr.leave_entries n where n.workspace_id = p.workspace_id and n.employee_id = p.id and n.year = ${year}
      ) b on true
      left join lateral (
        select sum(d.micros) filter (where l.type = 'annual') as annual, sum(d.micros) filter (where l.type = 'sick') as sick
        from hr.leave_requests l join hr.leave_days d on d.workspace_id = l.workspace_id and d.request_id = l.id and d.year = ${year}
        where l.workspace_id = p.workspace_id and l.employee_id = p.id and l.status = 'Pending'
      ) o on true
      order by p.name_key, p.id`,
  })
}

export type EntryRow = {
  id: number
  type: BalanceType
  kind: EntryKind
  day: string
  micros: number
  requestId: string | null
  note: string
  createdBy: string | null
}

/** Newest first; entries of nothing only mark that a job has run. */
export async function loadEntries(db: Db, workspaceId: string, employeeId: string, year: number): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select id, type, kind, day, micros, request_id, note, created_by from hr.leave_entries
    where workspace_id = ${workspaceId} and employee_id = ${employeeId} and type in ('annual', 'sick') and year = ${year} and micros <> 0
    order by id desc`.execute(db)
  return rows
}
