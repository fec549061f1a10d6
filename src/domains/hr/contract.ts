/** The employees of a workspace, and their leave. */
import { calendar } from './contract/calendar.ts'
import { employees } from './contract/employees.ts'
import { leave } from './contract/leave.ts'
import { myPayslips, pay, payroll } from './contract/payroll.ts'

export type { CalendarSettings, CalendarView } from './contract/calendar.ts'
export type { ChartPerson, EmployeeInput, EmployeeView } from './contract/employees.ts'
export type { LeaveClash, LeaveInput, LeaveRequestRecord, LeaveRequestView, LeaveSpan, LeaveYear } from './contract/leave.ts'
export type { BalanceRecord, BalanceView, EmployeeBalances, TeamDay, TeamPerson } from './contract/leave-balances.ts'

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

export const hr = { employees, leave, calendar, pay, payroll, myPayslips }
