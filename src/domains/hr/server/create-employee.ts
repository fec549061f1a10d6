import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { EmployeeInput, EmployeeView } from '../contract.ts'
import { addEmployee } from './add-employee.ts'
import { insertPay } from './payroll/pay.sql.ts'
import { lockReportingLines } from './reporting-lines.sql.ts'

/** Pay of 0 is none. */
export async function createEmployee(
  ctx: WorkspaceContext,
  { yearlyMinor, ...input }: EmployeeInput & { yearlyMinor: number },
): Promise<EmployeeView> {
  const { workspaceId } = ctx.membership
  return transact(ctx, async (tx) => {
    await lockReportingLines(tx.db, workspaceId)
    const employee = await addEmployee(tx, ctx, input)
    const { id: employeeId, hireDate: startsOn } = employee
    if (yearlyMinor > 0) await insertPay(tx.db, { workspaceId, employeeId, startsOn, yearlyMinor, createdAt: tx.now })
    return employee
  })
}
