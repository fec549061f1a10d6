import { employeeChanged } from '#events/hr.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import { checkManager } from './check-manager.ts'
import { loadEmployeeView } from './employees.ts'
import { recordEmployees } from './records/employee-activity.ts'
import { managerChange } from './records/employee-changes.rules.ts'
import { findLatestLastDay, lockReportingLines, moveReports } from './reporting-lines.sql.ts'

type Input = { employeeId: string; managerId: string | null }

/** Gives the reports of an employee another manager. Fails with NOT_FOUND, and when the new manager is one of the reports or below them. */
export async function reassignEmployee(ctx: WorkspaceContext, { employeeId, managerId }: Input): Promise<{ moved: number }> {
  const { workspaceId } = ctx.membership
  return transact(ctx, async (tx) => {
    await lockReportingLines(tx.db, workspaceId)
    const before = await loadEmployeeView(tx.db, workspaceId, employeeId)
    const lastDay = await findLatestLastDay(tx.db, workspaceId, employeeId)
    // One of the reports can only lead the others after getting another manager themselves.
    await checkManager(tx, workspaceId, { id: employeeId, lastDay, managerId })
    const moved = await moveReports(tx.db, workspaceId, employeeId, managerId)
    const after = managerId === null ? null : await loadEmployeeView(tx.db, workspaceId, managerId)
    const changes = [managerChange(before.name, after?.name ?? null)]
    await recordEmployees(
      tx,
      ctx.userId,
      'updated',
      moved.map((id) => ({ workspaceId, id, changes })),
    )
    for (const id of moved) publish(tx, employeeChanged({ employeeId: id, workspaceId }))
    return { moved: moved.length }
  })
}
