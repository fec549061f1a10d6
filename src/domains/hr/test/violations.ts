/** Statements that break each invariant of hr, and those that repair it. */
import type { PlantedViolation } from '#test/plaza/planted-violation.ts'

const LEAVE = (status: string) => `insert into hr.employees (workspace_id, id, name, created_at) select id, 'employee_x', 'x', now()
    from workspaces.workspaces limit 1;
  insert into hr.leave_requests (workspace_id, id, employee_id, type, start_date, end_date, status, micros, requested_by, requested_at, decided_at)
    select workspace_id, 'leave_x', id, 'annual', '2026-06-08', '2026-06-08', '${status}', 1000000, 'x', now(),
      case when '${status}' <> 'Pending' then now() end from hr.employees where id = 'employee_x'`
const DAY = (active: boolean) => `insert into hr.leave_days
  (workspace_id, request_id, employee_id, day, year, morning, afternoon, minutes, micros, active)
  select workspace_id, 'leave_x', id, '2026-06-08', 2026, true, true, 480, 1000000, ${active} from hr.employees where id = 'employee_x'`
const MENDS = `delete from hr.employees where id = 'employee_x'`

/** A paid run with one payslip and its line. */
const RUN = `insert into hr.employees (workspace_id, id, name, created_at) select id, 'employee_x', 'x', now() from workspaces.workspaces limit 1;
  insert into hr.payroll_runs (id, workspace_id, pay_period, payment_date, status, people, salary_minor, rounding_minor, total_minor, day_rule,
      period_days, created_at, due_at, ended_at)
    select 'payroll_x', workspace_id, '2026-01', '2026-01-31', 'Paid', 1, 100, 0, 100, 'working', 22, now(), now(), now()
    from hr.employees where id = 'employee_x';
  insert into hr.payslips (id, run_id, workspace_id, employee_id, number, name, position, department, language, net_minor)
    select 'payslip_x', 'payroll_x', workspace_id, id, 1, name, '', '', 'en', 100 from hr.employees where id = 'employee_x';
  insert into hr.payslip_lines (payslip_id, position, kind, amount_minor) values ('payslip_x', 0, 'salary', 100)`
const mends = `delete from hr.payroll_runs where id = 'payroll_x'; delete from hr.employees where id = 'employee_x'`

const EMPLOYEE = `insert into hr.employees (workspace_id, id, name, hire_date, created_at)
    select id, 'employee_x', 'x', '2026-01-05', now() from workspaces.workspaces limit 1`
const MENDS_SEARCH = `delete from hr.employees where id = 'employee_x'; delete from search.documents where id = 'employee_x'`

export const violations: readonly PlantedViolation[] = [
  {
    name: 'the days of a request are active as long as it is pending or approved',
    breaks: `${LEAVE('Pending')}; ${DAY(false)}`,
    mends: MENDS,
  },
  { name: 'a leave request takes what its days add up to', breaks: LEAVE('Pending'), mends: MENDS },
  {
    name: 'the ledger uses the days of approved leave, and of no other',
    breaks: `${LEAVE('Approved')}; ${DAY(true)}`,
    mends: MENDS,
  },
  {
    name: 'an open request for the approval of leave belongs to leave that is pending',
    breaks: `insert into approvals.requests (id, workspace_id, kind, resource_type, resource_id, author_id, requested_at)
      select 'apr_x', id, 'hr.leave', 'leaveRequest', 'leave_gone', 'x', now() from workspaces.workspaces limit 1`,
    mends: `delete from approvals.requests where id = 'apr_x'`,
  },
  {
    name: 'the payslips of a run and its rounding are its total',
    breaks: `${RUN}; update hr.payroll_runs set rounding_minor = 1 where id = 'payroll_x'`,
    mends,
  },
  {
    name: 'the net pay of a payslip is the sum of its lines',
    breaks: `${RUN}; update hr.payslip_lines set amount_minor = 99 where payslip_id = 'payslip_x'`,
    mends,
  },
  {
    name: 'a payroll run has a payslip for everybody it pays',
    breaks: `${RUN}; update hr.payroll_runs set people = 2 where id = 'payroll_x'`,
    mends,
  },
  { name: 'employees are found by those with the permission', breaks: EMPLOYEE, mends: MENDS_SEARCH },
]
