/** What an edit changes of an employee, for the timeline. Pure. Keys: hr.record.field.* */
import type { StoredChange, StoredValue } from '#domains/records/server/index.ts'
import type { EmployeeFields } from '../employees.sql.ts'

type Values = Record<string, StoredValue | null>

/** The fields, and the name of the manager. */
export type EditedEmployee = Omit<EmployeeFields, 'managerId'> & { managerName: string | null }

const text = (value: string | null): StoredValue | null => (value ? { kind: 'text', text: value } : null)
const day = (value: string | null): StoredValue | null => (value ? { kind: 'date', date: value } : null)

const valuesOf = (employee: EditedEmployee): Values => ({
  name: text(employee.name),
  email: text(employee.email),
  phone: text(employee.phone),
  position: text(employee.position),
  department: text(employee.department),
  hireDate: day(employee.hireDate),
  lastDay: day(employee.leaveDate),
  language: { kind: 'word', word: `hr.language.${employee.language}` },
  manager: text(employee.managerName),
  notes: text(employee.notes),
})

export function employeeChanges(before: EditedEmployee, after: EditedEmployee): StoredChange[] {
  const was = valuesOf(before)
  return Object.entries(valuesOf(after)).flatMap(([field, is]) => {
    const earlier = was[field] ?? null
    return JSON.stringify(earlier) === JSON.stringify(is) ? [] : [{ field, label: null, before: earlier, after: is }]
  })
}

/** Of somebody who gets another manager while others are edited. */
export const managerChange = (before: string | null, after: string | null): StoredChange => ({
  field: 'manager',
  label: null,
  before: text(before),
  after: text(after),
})
