/** Imports employees from a file: saves every valid row and reports the problems of the others. */
import { isDeepStrictEqual } from 'node:util'
import { defineImport } from '#platform/server/define-import.ts'
import type { Failure } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import type { Tx } from '#platform/server/transact.ts'
import type { SharedProblem } from '#platform/shared/import-rows.ts'
import { addEmployee } from '../add-employee.ts'
import { changeEmployee } from '../change-employee.ts'
import { lockReportingLines } from '../reporting-lines.sql.ts'
import { columns } from './employee-columns.ts'
import { type PlannedEmployee, planEmployees } from './plan-employees.ts'

/** The ids that new rows of a transaction got. */
const ids = new WeakMap<Tx['db'], Map<string, string>>()

export const employeeImport = defineImport({
  columns,
  save,
  lock: async (tx, ctx) => {
    ids.set(tx.db, new Map())
    await lockReportingLines(tx.db, ctx.membership.workspaceId)
  },
  plan: (db, ctx, rows) => planEmployees(db, ctx.membership.workspaceId, rows),
  isUnchanged: ({ before, input, managerKey }) =>
    before !== null &&
    before.managerId === managerKey &&
    isDeepStrictEqual(input, {
      name: before.name,
      hireDate: before.hireDate,
      lastDay: before.leaveDate,
      email: before.email,
      phone: before.phone,
      position: before.position,
      department: before.department,
      language: before.language,
      notes: before.notes,
    }),
  toProblem,
})

async function save(tx: Tx, ctx: WorkspaceContext, { key, managerKey, before, input }: PlannedEmployee): Promise<'created' | 'updated'> {
  const made = ids.get(tx.db)
  const managerId = managerKey === null ? null : (made?.get(managerKey) ?? managerKey)
  if (before) {
    await changeEmployee(tx, ctx, { employeeId: before.id, version: before.version, ...input, managerId })
    return 'updated'
  }
  made?.set(key, (await addEmployee(tx, ctx, { ...input, managerId })).id)
  return 'created'
}

const FIELDS: Readonly<Record<string, string>> = {
  UNKNOWN_MANAGER: 'manager',
  MANAGER_IS_SELF: 'manager',
  MANAGER_LOOP: 'manager',
  MANAGER_LEAVES: 'manager',
  HAS_REPORTS: 'last_day',
  LAST_DAY_TOO_EARLY: 'last_day',
}

function toProblem({ code, data }: Failure): SharedProblem | null {
  if (code === 'STALE') return { field: null, rule: 'changedSince', params: {} }
  const field = FIELDS[code]
  if (field === undefined) return null
  const names = (data as { names?: string[] } | undefined)?.names
  return { field, rule: code, params: names ? { names: names.join(', ') } : {} }
}
