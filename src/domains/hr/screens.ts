/** The screens of hr. */
import { defineScreens } from '#platform/shared/screens.ts'

export const screens = defineScreens([
  { path: '/hr', access: 'member', label: 'hr.title', icon: 'Briefcase', permission: 'hr', sidebar: 7 },
  { path: '/hr/employees', access: 'member', label: 'hr.employees.title', icon: 'Users', permission: 'hr' },
  { path: '/hr/employees/new', access: 'member' },
  { path: '/hr/employees/:employeeId', access: 'member' },
  { path: '/hr/employees/:employeeId/edit', access: 'member' },
  { path: '/hr/org-chart', access: 'member', label: 'hr.chart.title', icon: 'Workflow', permission: 'hr' },
  { path: '/hr/leave', access: 'member', label: 'hr.leave.title', icon: 'Contact', permission: 'hr' },
  { path: '/hr/leave/calendar', access: 'member' },
  { path: '/hr/leave/balances', access: 'member' },
  { path: '/hr/leave/:requestId', access: 'member' },
  { path: '/hr/payroll', access: 'member', label: 'hr.payroll.title', icon: 'Banknote', permission: 'hr' },
  { path: '/hr/payroll/new', access: 'member' },
  { path: '/hr/payroll/:runId', access: 'member' },
  { path: '/hr/me/payslips', access: 'member' },
  { path: '/hr/checklists', access: 'member', label: 'hr.checklists.title', icon: 'ClipboardList', permission: 'hr' },
  { path: '/hr/me', access: 'member', label: 'hr.me.title', icon: 'Briefcase' },
  { path: '/hr/join', access: 'anyone', layout: 'login' },
])
