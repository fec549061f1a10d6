import { removeRecords } from '#domains/records/server/index.ts'
import { employeeRemoved } from '#events/hr.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import { deleteEmployee } from './employees.sql.ts'
import { withdrawLeaveApprovals } from './leave/withdraw-leave-approvals.ts'
import { hasPayslips } from './payroll/slips.sql.ts'
import { countReports, lockReportingLines } from './reporting-lines.sql.ts'

/** Deletes an employee permanently. Fails with NOT_FOUND, and with HAS_PAYSLIPS for somebody who was paid. */
export async function removeEmployee(ctx: WorkspaceContext, employeeId: string): Promise<Record<string, never>> {
  const { workspaceId } = ctx.membership
  return transact(ctx, async (tx) => {
    await lockReportingLines(tx.db, workspaceId)
    const count = await countReports(tx.db, workspaceId, employeeId, null)
    if (count > 0) throw new Failure('HAS_REPORTS', { count })
    await withdrawLeaveApprovals(tx, workspaceId, employeeId, ctx.userId)
    if (await hasPayslips(tx.db, workspaceId, employeeId)) throw new Failure('HAS_PAYSLIPS')
    if (!(await deleteEmployee(tx.db, workspaceId, employeeId))) throw notFound()
    await removeRecords(tx, [{ workspaceId, type: 'employee', id: employeeId }])
    await tx.services.search.refresh(tx, 'employee', [employeeId])
    publish(tx, employeeRemoved({ employeeId, workspaceId }))
    return {}
  })
}
