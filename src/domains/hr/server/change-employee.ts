import { employeeChanged } from '#events/hr.ts'
import { Failure } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import type { EmployeeInput, EmployeeView } from '../contract.ts'
import { checkManager } from './check-manager.ts'
import { saveEmployee } from './employees.sql.ts'
import { loadEmployeeView, toEmployeeFields } from './employees.ts'
import { recordEmployees } from './records/employee-activity.ts'
import { type EditedEmployee, employeeChanges } from './records/employee-changes.rules.ts'
import { countReports } from './reporting-lines.sql.ts'

/** The caller holds the lock of the reporting lines. Fails with NOT_FOUND, and with STALE and the current version. */
export async function changeEmployee(
  tx: Tx,
  { userId, membership: { workspaceId } }: Pick<WorkspaceContext, 'userId' | 'membership'>,
  { employeeId: id, version, ...input }: EmployeeInput & { employeeId: string; version: number },
): Promise<EmployeeView> {
  const fields = toEmployeeFields(input)
  const current = await loadEmployeeView(tx.db, workspaceId, id)
  if (current.version !== version) throw new Failure('STALE', { current })
  await checkManager(tx, workspaceId, { ...input, id })
  const count = input.lastDay === null ? 0 : await countReports(tx.db, workspaceId, id, input.lastDay)
  if (count > 0) throw new Failure('HAS_REPORTS', { count })
  if (!(await saveEmployee(tx.db, { workspaceId, id, version }, fields))) throw new Failure('STALE', { current })
  await tx.services.search.refresh(tx, 'employee', [id])
  const after = await loadEmployeeView(tx.db, workspaceId, id)
  const changes = employeeChanges(toEdited(current), toEdited(after))
  if (changes.length > 0) await recordEmployees(tx, userId, 'updated', [{ workspaceId, id, changes }])
  publish(tx, employeeChanged({ employeeId: id, workspaceId }))
  return after
}

const toEdited = ({ lastDay: leaveDate, manager, ...fields }: EmployeeView): EditedEmployee => ({
  ...fields,
  leaveDate,
  managerName: manager?.name ?? null,
})
