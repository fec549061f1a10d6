/** The employees of a workspace, and their leave. */
import { employees } from './contract/employees.ts'
import { leave } from './contract/leave.ts'

export type { ChartPerson, EmployeeInput, EmployeeView } from './contract/employees.ts'
export type { LeaveClash, LeaveInput, LeaveRequestRecord, LeaveRequestView, LeaveSpan, LeaveYear } from './contract/leave.ts'

export const hr = { employees, leave }
