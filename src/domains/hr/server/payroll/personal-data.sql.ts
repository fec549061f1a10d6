/** Payslips of a member who is an employee, and the runs that a member created. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'

/** Paid slips with their lines; of runs that the person created, no amounts. */
export async function exportPayrollOf(db: Db, userId: string): Promise<unknown> {
  const { rows } = await sql<{ exported: unknown }>`
    select jsonb_build_object(
      'payslips', (select coalesce(jsonb_agg(jsonb_build_object('workspaceId', s.workspace_id, 'payPeriod', r.pay_period,
          'paymentDate', r.payment_date, 'number', s.number, 'name', s.name, 'position', s.position, 'department', s.department,
          'netMinor', s.net_minor,
          'lines', (select jsonb_agg(jsonb_build_object('kind', l.kind, 'label', l.label, 'amountMinor', l.amount_minor, 'from', l.starts_on,
              'until', l.ends_on, 'days', l.days, 'minutes', l.minutes) order by l.position)
            from hr.payslip_lines l where l.payslip_id = s.id)) order by r.pay_period, s.id), '[]')
        from hr.employees e join hr.payslips s on s.workspace_id = e.workspace_id and s.employee_id = e.id
        join hr.payroll_runs r on r.id = s.run_id
        where e.user_id = ${userId} and r.status = 'Paid'),
      'created', (select coalesce(jsonb_agg(jsonb_build_object('workspaceId', workspace_id, 'payPeriod', pay_period, 'status', status,
          'createdAt', created_at) order by created_at, id), '[]')
        from hr.payroll_runs where created_by = ${userId})
    ) as exported`.execute(db)
  return rows[0]?.exported
}

/** An employer must keep runs and payslips; the person who created a run isn't named anymore. */
export async function anonymizeCreator(db: Db, userId: string): Promise<void> {
  await sql`update hr.payroll_runs set created_by = null where created_by = ${userId}`.execute(db)
}
