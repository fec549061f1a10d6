/** Statements about payroll runs. */
import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import { listPage, type Page, type Paging, type Sorting } from '#platform/server/list-page.ts'
import type { Total } from '#platform/server/total.ts'
import type { DayRule, RunStatus } from '../../contract/payroll-limits.ts'
import type { Tables } from '../db.types.ts'

const hr = schemaOf<Tables>()

export type RunRow = {
  id: string
  workspaceId: string
  payPeriod: string
  paymentDate: string
  status: RunStatus
  people: number
  salaryMinor: number
  roundingMinor: number
  totalMinor: number
  dayRule: DayRule
  periodDays: number
  createdBy: string | null
  createdAt: Date
  dueAt: Date | null
  endedAt: Date | null
}

/** Without parameters: PostgreSQL finds no index for `on conflict` by a condition with parameters. */
const TAKES_PERIOD = sql<boolean>`status in ('PendingApproval', 'Processing', 'Paid')`

/** Returns false if the period has a run that is not rejected or canceled. */
export async function insertRun(db: Db, run: RunRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await hr(db)
    .insertInto('hr.payrollRuns')
    .values(run)
    .onConflict((conflict) => conflict.columns(['workspaceId', 'payPeriod']).where(TAKES_PERIOD).doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export async function findRun(db: Db, workspaceId: string, id: string): Promise<RunRow | undefined> {
  const { rows } = await sql<RunRow>`
    select r.* from hr.payroll_runs r where r.workspace_id = ${workspaceId} and r.id = ${id}`.execute(db)
  return rows[0]
}

export async function loadRuns(db: Db, ids: readonly string[]): Promise<RunRow[]> {
  const { rows } = await sql<RunRow>`select r.* from hr.payroll_runs r where r.id = any(${ids})`.execute(db)
  return rows
}

/** The run of the period that is not rejected or canceled. */
export async function findRunOf(db: Db, workspaceId: string, payPeriod: string): Promise<RunRow | undefined> {
  const { rows } = await sql<RunRow>`
    select r.* from hr.payroll_runs r where r.workspace_id = ${workspaceId} and r.pay_period = ${payPeriod}
      and r.status in ('PendingApproval', 'Processing', 'Paid')`.execute(db)
  return rows[0]
}

/** Moves a run on; null if it isn't in the state `from` anymore. */
export async function moveRun(
  db: Db,
  id: string,
  from: RunStatus,
  to: Pick<RunRow, 'status'> & Partial<Pick<RunRow, 'dueAt' | 'endedAt'>>,
): Promise<RunRow | null> {
  const row = await hr(db)
    .updateTable('hr.payrollRuns')
    .set(to)
    .where('id', '=', id)
    .where('status', '=', from)
    .returningAll()
    .executeTakeFirst()
  return (row as RunRow | undefined) ?? null
}

const LATEST: Sorting<RunRow> = {
  name: 'latest payroll',
  by: sql`r.pay_period`,
  cast: 'text',
  id: sql`r.id`,
  direction: 'desc',
  keyOf: ({ payPeriod, id }) => [payPeriod, id],
}

export async function listRunRows(
  db: Db,
  { workspaceId, status }: { workspaceId: string; status: RunStatus | undefined },
  paging: Paging,
): Promise<Page<RunRow> & { total: Total }> {
  return listPage<RunRow>(db, {
    ...paging,
    sort: LATEST,
    where: [sql`r.workspace_id = ${workspaceId}`, status ? sql`r.status = ${status}` : null],
    countFrom: sql`hr.payroll_runs r`,
    select: (page) => sql`select r.* from hr.payroll_runs r ${page}`,
  })
}
