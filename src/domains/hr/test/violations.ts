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
]
