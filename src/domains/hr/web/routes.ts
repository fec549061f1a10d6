import type { Pages } from '#platform/shared/screens.ts'
import type { screens } from '../screens.ts'

export const pages: Pages<typeof screens> = {
  '/hr': 'overview.page.tsx',
  '/hr/employees': 'employees.page.tsx',
  '/hr/employees/new': 'new-employee.page.tsx',
  '/hr/employees/:employeeId': 'employee.page.tsx',
  '/hr/employees/:employeeId/edit': 'edit-employee.page.tsx',
  '/hr/leave': 'leave/leave.page.tsx',
  '/hr/leave/calendar': 'leave/team-calendar.page.tsx',
  '/hr/leave/balances': 'leave/balances.page.tsx',
  '/hr/leave/:requestId': 'leave/leave-request.page.tsx',
  '/hr/payroll': 'payroll/payroll.page.tsx',
  '/hr/payroll/new': 'payroll/new-run.page.tsx',
  '/hr/payroll/:runId': 'payroll/run.page.tsx',
  '/hr/me/payslips': 'payroll/my-payslips.page.tsx',
  '/hr/checklists': 'checklists/checklists.page.tsx',
  '/hr/me': 'employments/me.page.tsx',
  '/hr/join': 'employments/join.page.tsx',
  '/hr/org-chart': 'org-chart.page.tsx',
}
