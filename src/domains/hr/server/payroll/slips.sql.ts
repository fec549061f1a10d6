/** Statements about payslips. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import { containing, listPage, loadPage, type Page, type Paging, type Sorting } from '#platform/server/list-page.ts'
import type { Total } from '#platform/server/total.ts'
import type { Language } from '#platform/shared/language.ts'
import type { DayRule } from '../../contract/payroll-limits.ts'
import type { SlipLine } from './payroll.rules.ts'

export type SlipRow = {
  id: string
  runId: string
  workspaceId: string
  employeeId: string
  number: number
  name: string
  position: string
  department: string
  language: Language
  netMinor: number
}

export async function insertSlips(
  db: Db,
  { runId, workspaceId }: { runId: string; workspaceId: string },
  slips: readonly Omit<SlipRow, 'runId' | 'workspaceId'>[],
): Promise<void> {
  await sql`
    insert into hr.payslips (id, run_id, workspace_id, employee_id, number, name, position, department, language, net_minor)
    select s.id, ${runId}, ${workspaceId}, s."employeeId", s.number, s.name, s.position, s.department, s.language, s."netMinor"
    from jsonb_to_recordset(${JSON.stringify(slips)}::jsonb)
      as s(id text, "employeeId" text, number int, name text, position text, department text, language text, "netMinor" bigint)`.execute(db)
}

export type LineRow = SlipLine & { payslipId: string; position: number }

export async function insertLines(db: Db, lines: readonly LineRow[]): Promise<void> {
  await sql`
    insert into hr.payslip_lines (payslip_id, position, kind, label, amount_minor, starts_on, ends_on, days, minutes)
    select l."payslipId", l.position, l.kind, l.label, l."amountMinor", l."startsOn", l."endsOn", l.days, l.minutes
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      as l("payslipId" text, position int, kind text, label text, "amountMinor" bigint, "startsOn" date, "endsOn" date, days int, minutes int)`.execute(
    db,
  )
}

export async function loadLines(db: Db, payslipIds: readonly string[]): Promise<Map<string, LineRow[]>> {
  const { rows } = await sql<LineRow>`
    select payslip_id, position, kind, label, amount_minor, starts_on, ends_on, days, minutes
    from hr.payslip_lines where payslip_id = any(${payslipIds}) order by payslip_id, position`.execute(db)
  return Map.groupBy(rows, ({ payslipId }) => payslipId)
}

const BY_NUMBER: Sorting<SlipRow> = {
  name: 'payslip number',
  by: sql`s.number`,
  cast: 'bigint',
  id: sql`s.id`,
  direction: 'asc',
  keyOf: ({ number, id }) => [number, id],
}

export async function listSlipRows(
  db: Db,
  { runId, q }: { runId: string; q: string | undefined },
  paging: Paging,
): Promise<Page<SlipRow> & { total: Total }> {
  const pattern = q && containing(q)
  return listPage<SlipRow>(db, {
    ...paging,
    sort: BY_NUMBER,
    where: [sql`s.run_id = ${runId}`, pattern ? sql`concat_ws(' ', s.name, s.position, s.department) ilike ${pattern}` : null],
    countFrom: sql`hr.payslips s`,
    select: (page) => sql`select s.* from hr.payslips s ${page}`,
  })
}

/** A slip with what its document says of its run, and the member who the employee is. */
export type PrintedSlip = SlipRow & {
  payPeriod: string
  paymentDate: string
  status: string
  dayRule: DayRule
  periodDays: number
  userId: string | null
}

export async function findPrintedSlip(db: Db, id: string): Promise<PrintedSlip | undefined> {
  const { rows } = await sql<PrintedSlip>`
    select s.*, r.pay_period, r.payment_date, r.status, r.day_rule, r.period_days, e.user_id
    from hr.payslips s join hr.payroll_runs r on r.id = s.run_id
    join hr.employees e on e.workspace_id = s.workspace_id and e.id = s.employee_id
    where s.id = ${id}`.execute(db)
  return rows[0]
}

/** The slips of a run with these numbers, both included. */
export async function loadPrintedSlips(db: Db, runId: string, from: number, until: number): Promise<PrintedSlip[]> {
  const { rows } = await sql<PrintedSlip>`
    select s.*, r.pay_period, r.payment_date, r.status, r.day_rule, r.period_days, null as user_id
    from hr.payslips s join hr.payroll_runs r on r.id = s.run_id
    where s.run_id = ${runId} and s.number between ${from} and ${until} order by s.number`.execute(db)
  return rows
}

const LATEST: Sorting<PrintedSlip> = {
  name: 'latest payslips',
  by: sql`r.pay_period`,
  cast: 'text',
  id: sql`s.id`,
  direction: 'desc',
  keyOf: ({ payPeriod, id }) => [payPeriod, id],
}

/** The paid slips of an account that is an employee, of all workspaces. */
export async function listSlipsOf(db: Db, userId: string, paging: Paging): Promise<Page<PrintedSlip>> {
  return loadPage<PrintedSlip>(db, {
    ...paging,
    sort: LATEST,
    where: [sql`e.user_id = ${userId}`, sql`r.status = 'Paid'`],
    select: (page) => sql`
      select s.*, r.pay_period, r.payment_date, r.status, r.day_rule, r.period_days, e.user_id
      from hr.employees e join hr.payslips s on s.workspace_id = e.workspace_id and s.employee_id = e.id
      join hr.payroll_runs r on r.id = s.run_id ${page}`,
  })
}

/** The accounts that are employees with a payslip of these runs. */
export async function loadPaidUsers(db: Db, runIds: readonly string[]): Promise<{ runId: string; userId: string }[]> {
  const { rows } = await sql<{ runId: string; userId: string }>`
    select s.run_id, e.user_id from hr.payslips s join hr.employees e on e.workspace_id = s.workspace_id and e.id = s.employee_id
    where s.run_id = any(${runIds}) and e.user_id is not null order by s.run_id, s.number`.execute(db)
  return rows
}

export async function hasPayslips(db: Db, workspaceId: string, employeeId: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from hr.payslips where workspace_id = ${workspaceId} and employee_id = ${employeeId}) as found`.execute(db)
  return rows[0]?.found ?? false
}
