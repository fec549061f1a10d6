/** The employees of a workspace, their leave and their pay. */

import { calendar } from './contract/calendar.ts'
import { checklists } from './contract/checklists.ts'
import { employeeFiles } from './contract/employee-files.ts'
import { employees } from './contract/employees.ts'
import { accounts, employments } from './contract/employments.ts'
import { leave } from './contract/leave.ts'
import { myLeave, teamLeave } from './contract/my-leave.ts'
import { overview } from './contract/overview.ts'
import { myPayslips, pay, payroll } from './contract/payroll.ts'

export type { CalendarSettings, CalendarView } from './contract/calendar.ts'
export type { ChecklistItemView, ChecklistView, OpenItemView, TemplateInput, TemplateItem, TemplateView } from './contract/checklists.ts'
export type { ChartPerson, EmployeeInput, EmployeeView } from './contract/employees.ts'
export type { EmployeeAccount, EmploymentView } from './contract/employments.ts'
export type { LeaveClash, LeaveInput, LeaveRequestRecord, LeaveRequestView, LeaveSpan, LeaveYear } from './contract/leave.ts'
export type { BalanceRecord, BalanceView, EmployeeBalances, TeamDay, TeamPerson } from './contract/leave-balances.ts'
export type { MyBalances, MyLeaveRequest, TeamLeaveRequest } from './contract/my-leave.ts'
export type {
  Adjustment,
  MyPayslip,
  PayrollRun,
  PayrollRunRecord,
  PayslipLine,
  PayslipView,
  PayView,
  RunPreview,
} from './contract/payroll.ts'

export const hr = {
  calendar,
  checklists,
  employees: { ...employees, ...accounts, ...employeeFiles },
  employments,
  leave,
  myLeave,
  myPayslips,
  overview,
  pay,
  payroll,
  teamLeave,
}
