import { employeeCreated } from '#events/hr.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { EmployeeInput, EmployeeView } from '../contract.ts'
import { checkManager } from './check-manager.ts'
import { insertEmployee } from './employees.sql.ts'
import { loadEmployeeView, toEmployeeFields } from './employees.ts'
import { grantLeave } from './leave/grant-leave.ts'
import { recordEmployees } from './records/employee-activity.ts'

/** The caller holds the lock of the reporting lines. */
export async function addEmployee(
  tx: Tx,
  { userId, membership: { workspaceId } }: Pick<WorkspaceContext, 'userId' | 'membership'>,
  input: EmployeeInput,
): Promise<EmployeeView> {
  const fields = toEmployeeFields(input)
  await checkManager(tx, workspaceId, input)
  const id = newId('employee')
  await insertEmployee(tx.db, { ...fields, workspaceId, id, createdAt: tx.now })
  await grantLeave(tx, workspaceId, id)
  await tx.services.search.add(tx, 'employee', [id])
  await recordEmployees(tx, userId, 'created', [{ workspaceId, id }])
  publish(tx, employeeCreated({ employeeId: id, workspaceId }))
  return loadEmployeeView(tx.db, workspaceId, id)
}
