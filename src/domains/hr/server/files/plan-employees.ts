/** Joins the rows of a file to employees of the workspace. */
import type { Db } from '#platform/server/db.ts'
import type { ParsedRow } from '#platform/server/read-rows.ts'
import type { RowProblem } from '#platform/shared/import-rows.ts'
import type { EmployeeInput } from '../../contract.ts'
import { type EmployeeRow, loadAllEmployees } from '../employees.sql.ts'
import type { columns } from './employee-columns.ts'
import { findKnown, type Known, managersFirst } from './match-employees.rules.ts'

type Row = ParsedRow<typeof columns>

/** `key`: the stored id, or the line of a new employee. `managerKey`: the same of the manager. */
export type PlannedEmployee = {
  lines: [number]
  key: string
  managerKey: string | null
  before: EmployeeRow | null
  input: Omit<EmployeeInput, 'managerId'>
}

type Planned = { records: PlannedEmployee[]; problems: RowProblem[] }

export async function planEmployees(db: Db, workspaceId: string, rows: readonly Row[]): Promise<Planned> {
  const stored = await loadAllEmployees(db, workspaceId)
  const byId = new Map(stored.map((employee) => [employee.id, employee]))
  const problems: RowProblem[] = []
  const reject = (line: number, field: keyof typeof columns, rule: string) => problems.push({ line, field, rule, params: {} })
  const seen = new Set<string>()
  const matched = rows.flatMap((row) => {
    const before = matchRow(row)
    if (before === undefined) return []
    const key = before?.id ?? newKey(row)
    if (seen.has(key)) {
      reject(row.line, row.values.id ? 'id' : 'email', 'twice')
      return []
    }
    seen.add(key)
    const input = toInput(row, before)
    return input ? [{ row, before, key, input }] : []
  })
  // A manager may be another row of the file.
  const known: Known[] = [
    ...stored.map((one) => ({ ...one, ...matched.find(({ before }) => before?.id === one.id)?.input })),
    ...matched.flatMap(({ before, key, input }) => (before ? [] : [{ id: key, name: input.name, email: input.email }])),
  ]
  const records = matched.flatMap(({ row, before, key, input }): PlannedEmployee[] => {
    const { manager } = row.values
    const found = manager === undefined ? (before?.managerId ?? null) : manager === '' ? null : findKnown(known, manager)
    if (found === 'ambiguous' || found === undefined) {
      reject(row.line, 'manager', found === undefined ? 'managerUnknown' : 'managerAmbiguous')
      return []
    }
    return [{ lines: [row.line], key, before, input, managerKey: typeof found === 'string' || found === null ? found : found.id }]
  })
  return { records: managersFirst(records), problems }

  /** Null: a new employee; undefined: a rejected row. */
  function matchRow({ line, values: { id, email } }: Row): EmployeeRow | null | undefined {
    if (id !== undefined) {
      const found = byId.get(id)
      if (!found) reject(line, 'id', 'unknownId')
      return found
    }
    const key = email?.toLowerCase() ?? ''
    const found = key === '' ? [] : stored.filter((one) => one.email.toLowerCase() === key)
    if (found.length > 1) reject(line, 'email', 'emailAmbiguous')
    return found.length > 1 ? undefined : (found[0] ?? null)
  }

  function toInput({ line, values }: Row, before: EmployeeRow | null): PlannedEmployee['input'] | null {
    const name = values.name ?? before?.name
    const hireDate = values.hire_date ?? before?.hireDate
    const lastDay = values.last_day === undefined ? (before?.leaveDate ?? null) : values.last_day
    if (name === undefined) reject(line, 'name', 'required')
    if (hireDate === undefined) reject(line, 'hire_date', 'required')
    else if (lastDay !== null && lastDay < hireDate) reject(line, 'last_day', 'LAST_DAY_TOO_EARLY')
    else if (name !== undefined)
      return {
        name,
        hireDate,
        lastDay,
        email: values.email ?? before?.email ?? '',
        phone: values.phone ?? before?.phone ?? '',
        position: values.position ?? before?.position ?? '',
        department: values.department ?? before?.department ?? '',
        language: values.language ?? before?.language ?? 'en',
        notes: values.notes ?? before?.notes ?? '',
      }
    return null
  }
}

/** Two rows without an id and with the same email are the same person. */
const newKey = ({ line, values: { email } }: Row) => (email ? `email ${email.toLowerCase()}` : `line ${line}`)
