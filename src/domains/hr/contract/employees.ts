/** Employees and who reports to whom. Pay is never part of these views (decision 0072). */

import * as z from 'zod'
import { pageInput, read, recordVersion, totalView, write } from '#platform/shared/contract.ts'
import { LANGUAGES } from '#platform/shared/language.ts'
import { multiLineText, singleLineText } from '#platform/shared/plain-text.ts'
import { recordFilter } from '../../records/contract.ts'
import { EMPLOYEE_SORTS, EMPLOYMENTS, MAX_CHART, MAX_NAME, MAX_NOTES, MAX_SHORT } from './limits.ts'
import { MAX_YEARLY_MINOR } from './payroll-limits.ts'

export const employeeId = z.string().regex(/^employee_[0-9a-z]{26}$/)
const target = z.object({ employeeId })

/** Yearly pay from the first day on; 0: none yet. */
const yearlyMinor = z.int().min(0).max(MAX_YEARLY_MINOR)

const employeeInput = z.object({
  name: singleLineText(MAX_NAME).min(1),
  email: z.union([z.literal(''), singleLineText(254).pipe(z.email())]).default(''),
  phone: singleLineText(40).default(''),
  position: singleLineText(MAX_SHORT).default(''),
  department: singleLineText(MAX_SHORT).default(''),
  hireDate: z.iso.date(),
  /** The last day of work. */
  lastDay: z.iso.date().nullable().default(null),
  /** The language of payslips and mails. */
  language: z.enum(LANGUAGES).default('en'),
  managerId: employeeId.nullable().default(null),
  notes: multiLineText(MAX_NOTES).default(''),
})

const employeeView = z.object({
  id: employeeId,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  position: z.string(),
  department: z.string(),
  hireDate: z.iso.date(),
  lastDay: z.iso.date().nullable(),
  language: z.enum(LANGUAGES),
  manager: z.object({ id: employeeId, name: z.string() }).nullable(),
  /** The number of people who report to the employee. */
  reports: z.int(),
  notes: z.string(),
  createdAt: z.iso.datetime(),
  version: recordVersion,
})

const chartPerson = z.object({
  id: employeeId,
  name: z.string(),
  position: z.string(),
  department: z.string(),
  managerId: employeeId.nullable(),
})

const managerFailures = {
  UNKNOWN_MANAGER: { status: 409 },
  MANAGER_IS_SELF: { status: 409 },
  /** The manager reports to the employee: the names from the manager up to the employee. */
  MANAGER_LOOP: { status: 409, data: z.object({ names: z.array(z.string()) }) },
  /** The manager's last day comes before the employee's. */
  MANAGER_LEAVES: { status: 409, data: z.object({ lastDay: z.iso.date() }) },
} as const
const employeeFailures = { ...managerFailures, LAST_DAY_TOO_EARLY: { status: 400 } } as const
/** Somebody else has to become the manager of these people first. */
const HAS_REPORTS = { HAS_REPORTS: { status: 409, data: z.object({ count: z.int() }) } } as const

export const employees = {
  /** `q` searches names, emails, positions and departments. */
  list: read('workspace:hr', '/hr/employees')
    .input(
      z.object({
        ...pageInput,
        q: singleLineText(80).optional(),
        department: singleLineText(MAX_SHORT).optional(),
        employment: z.enum(EMPLOYMENTS).default('employed'),
        ...recordFilter,
        sort: z.enum(EMPLOYEE_SORTS).default('name'),
      }),
    )
    .output(z.object({ items: z.array(employeeView), nextCursor: z.string().nullable(), total: totalView })),
  get: read('workspace:hr', '/hr/employees/{employeeId}').input(target).output(employeeView),
  /** Everybody whose last day isn't over, by name. `complete` is false when there are more than the chart can show. */
  chart: read('workspace:hr', '/hr/org-chart').output(z.object({ people: z.array(chartPerson).max(MAX_CHART), complete: z.boolean() })),
  create: write('workspace:hr', 'POST', '/hr/employees')
    .input(employeeInput.extend({ yearlyMinor: yearlyMinor.default(0) }))
    .output(employeeView)
    .errors(employeeFailures),
  update: write('workspace:hr', 'PUT', '/hr/employees/{employeeId}')
    .input(employeeInput.extend({ employeeId, version: recordVersion }))
    .output(employeeView)
    .errors({ STALE: { status: 409, data: z.object({ current: employeeView }) }, ...employeeFailures, ...HAS_REPORTS }),
  /** Gives everybody who reports to the employee another manager, or none. */
  reassign: write('workspace:hr', 'PUT', '/hr/employees/{employeeId}/reports')
    .input(target.extend({ managerId: employeeId.nullable() }))
    .output(z.object({ moved: z.int() }))
    .errors(managerFailures),
  remove: write('workspace:hr', 'DELETE', '/hr/employees/{employeeId}')
    .input(target)
    .output(z.object({}))
    .errors({
      ...HAS_REPORTS,
      /** An employer must keep payslips: enter the last day instead. */
      HAS_PAYSLIPS: { status: 409 },
    }),
}

export type EmployeeInput = z.infer<typeof employeeInput>
export type EmployeeView = z.infer<typeof employeeView>
export type ChartPerson = z.infer<typeof chartPerson>
