import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { EmployeeInput, EmployeeView } from '../contract.ts'
import { changeEmployee } from './change-employee.ts'
import { lockReportingLines } from './reporting-lines.sql.ts'

/** Fails with NOT_FOUND, and with STALE and the current version. */
export async function updateEmployee(
  ctx: WorkspaceContext,
  input: EmployeeInput & { employeeId: string; version: number },
): Promise<EmployeeView> {
  return transact(ctx, async (tx) => {
    await lockReportingLines(tx.db, ctx.membership.workspaceId)
    return changeEmployee(tx, ctx, input)
  })
}
