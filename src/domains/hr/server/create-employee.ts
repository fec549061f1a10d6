import { employeeCreated } from '#events/hr.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { EmployeeInput, EmployeeView } from '../contract.ts'
import { checkManager } from './check-manager.ts'
import { insertEmployee } from './employees.sql.ts'
import { loadEmployeeView, toEmployeeFields } from './employees.ts'
import { grantLeave } from './leave/grant-leave.ts'
import { insertPay } from './payroll/pay.sql.ts'
import { lockReportingLines } from './reporting-lines.sql.ts'

/** Pay of 0 is none. */
export async function createEmployee(
  ctx: WorkspaceContext,
  { yearlyMinor, ...input }: EmployeeInput & { yearlyMinor: number },
): Promise<EmployeeView> {
  const { workspaceId } = ctx.membership
  const fields = toEmployeeFields(input)
  return transact(ctx, async (tx) => {
    await lockReportingLines(tx.db, workspaceId)
    await checkManager(tx, workspaceId, input)
    const id = newId('employee')
    await insertEmployee(tx.db, { ...fields, workspaceId, id, createdAt: tx.now })
    await grantLeave(tx, workspaceId, id)
    if (yearlyMinor > 0) await insertPay(tx.db, { workspaceId, employeeId: id, startsOn: input.hireDate, yearlyMinor, createdAt: tx.now })
    publish(tx, employeeCreated({ employeeId: id, workspaceId }))
    return loadEmployeeView(tx.db, workspaceId, id)
  })
}
