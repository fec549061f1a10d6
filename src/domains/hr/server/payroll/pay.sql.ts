/** Statements about pay. Only payroll reads it (decision 0072). */
import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import type { Language } from '#platform/shared/language.ts'
import type { Tables } from '../db.types.ts'
import type { PaidPerson, PayStep } from './payroll.rules.ts'

const hr = schemaOf<Tables>()

export type PayRow = PayStep & { version: number }
export type PayKey = { workspaceId: string; employeeId: string; startsOn: string }

export async function loadPay(db: Db, workspaceId: string, employeeId: string): Promise<PayRow[]> {
  const { rows } = await sql<PayRow>`
    select starts_on, yearly_minor, version from hr.pay
    where workspace_id = ${workspaceId} and employee_id = ${employeeId} order by starts_on desc`.execute(db)
  return rows
}

export async function findPay(db: Db, { workspaceId, employeeId, startsOn }: PayKey): Promise<PayRow | undefined> {
  const { rows } = await sql<PayRow>`
    select starts_on, yearly_minor, version from hr.pay
    where workspace_id = ${workspaceId} and employee_id = ${employeeId} and starts_on = ${startsOn}`.execute(db)
  return rows[0]
}

/** Returns false if pay begins on that day already. */
export async function insertPay(db: Db, row: PayKey & { yearlyMinor: number; createdAt: Date }): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await hr(db)
    .insertInto('hr.pay')
    .values(row)
    .onConflict((conflict) => conflict.columns(['workspaceId', 'employeeId', 'startsOn']).doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Returns false if there is no such pay at this version. */
export async function savePay(db: Db, { version, yearlyMinor, ...key }: PayKey & PayRow): Promise<boolean> {
  const { numUpdatedRows } = await hr(db)
    .updateTable('hr.pay')
    .set((eb) => ({ yearlyMinor, version: eb('version', '+', 1) }))
    .where('workspaceId', '=', key.workspaceId)
    .where('employeeId', '=', key.employeeId)
    .where('startsOn', '=', key.startsOn)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export async function deletePay(db: Db, { workspaceId, employeeId, startsOn }: PayKey): Promise<void> {
  await sql`
    delete from hr.pay where workspace_id = ${workspaceId} and employee_id = ${employeeId} and starts_on = ${startsOn}`.execute(db)
}

export type EmployedPerson = PaidPerson & { name: string; position: string; department: string; language: Language }

/** Everybody employed between two days, both included, by name, with the pay that begins until the last of them. */
export async function loadEmployed(db: Db, workspaceId: string, from: string, until: string, limit: number): Promise<EmployedPerson[]> {
  const { rows } = await sql<EmployedPerson>`
    select r.id, r.name, r.position, r.department, r.language, r.hire_date, r.leave_date,
      coalesce((select jsonb_agg(jsonb_build_object('startsOn', p.starts_on, 'yearlyMinor', p.yearly_minor) order by p.starts_on)
        from hr.pay p where p.workspace_id = r.workspace_id and p.employee_id = r.id and p.starts_on <= ${until}), '[]') as pay
    from hr.employees r
    where r.workspace_id = ${workspaceId} and r.hire_date <= ${until} and (r.leave_date is null or r.leave_date >= ${from})
    order by lower(r.name), r.id limit ${limit}`.execute(db)
  return rows
}
