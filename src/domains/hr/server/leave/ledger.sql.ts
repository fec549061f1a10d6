/** The ledger of leave: what was granted, used and given back, in millionths of a working day. */
import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import type { BalanceType, EntryKind } from '../../contract/leave-limits.ts'
import type { Tables } from '../db.types.ts'
import type { Balance } from './balances.rules.ts'

const hr = schemaOf<Tables>()

/** Everything that changes balances of one employee waits for each other, so that nobody gets a day twice. False: there is no such employee. */
export async function lockEmployee(db: Db, workspaceId: string, employeeId: string): Promise<boolean> {
  const { rows } = await sql`
    select id from hr.employees where workspace_id = ${workspaceId} and id = ${employeeId} for no key update`.execute(db)
  return rows.length === 1
}

export type NewEntry = {
  workspaceId: string
  employeeId: string
  type: BalanceType
  year: number
  kind: EntryKind
  day: string
  micros: number
  requestId: string | null
  note: string
  createdBy: string | null
  createdAt: Date
}

export async function insertEntries(db: Db, entries: readonly NewEntry[]): Promise<void> {
  if (entries.length > 0) await hr(db).insertInto('hr.leaveEntries').values(entries).execute()
}

/** Grants the days of these years to an employee, once each: only for years in which they are employed. */
export async function grantYears(
  db: Db,
  {
    workspaceId,
    employeeId,
    years,
    annual,
    sick,
    at,
  }: { workspaceId: string; employeeId: string; years: readonly number[]; annual: number; sick: number; at: Date },
): Promise<void> {
  await sql`
    insert into hr.leave_entries (workspace_id, employee_id, type, year, kind, day, micros, created_at)
    select e.workspace_id, e.id, t.type, y.year, 'grant', make_date(y.year, 1, 1), t.micros, ${at}
    from hr.employees e
    cross join unnest(${years}::int[]) y (year)
    cross join (values ('annual', ${annual}::bigint), ('sick', ${sick}::bigint)) t (type, micros)
    where e.workspace_id = ${workspaceId} and e.id = ${employeeId} and y.year >= extract(year from e.hire_date)
      and (e.leave_date is null or y.year <= extract(year from e.leave_date))
    on conflict do nothing`.execute(db)
}

/** Of one type and several years. A year without entries has a balance of 0. */
export async function loadBalances(
  db: Db,
  { workspaceId, employeeId, type, years }: { workspaceId: string; employeeId: string; type: BalanceType; years: readonly number[] },
): Promise<Map<number, Balance>> {
  const { rows } = await sql<Balance & { year: number }>`
    select y.year,
      coalesce((select sum(n.micros) from hr.leave_entries n where n.workspace_id = ${workspaceId} and n.employee_id = ${employeeId}
        and n.type = ${type} and n.year = y.year), 0)::bigint as balance,
      coalesce((select sum(d.micros) from hr.leave_requests r
        join hr.leave_days d on d.workspace_id = r.workspace_id and d.request_id = r.id and d.year = y.year
        where r.workspace_id = ${workspaceId} and r.employee_id = ${employeeId} and r.status = 'Pending' and r.type = ${type}), 0)::bigint as pending
    from unnest(${years}::int[]) y (year)`.execute(db)
  return new Map(rows.map(({ year, balance, pending }) => [year, { balance, pending }]))
}
