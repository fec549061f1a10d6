/** The employees of a workspace. */
import { employees } from './contract/employees.ts'

export type { ChartPerson, EmployeeInput, EmployeeView } from './contract/employees.ts'

export const hr = { employees }
