import { employeeRemoved } from '#events/hr.ts'
import { notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import { deleteEmployee } from './employees.sql.ts'

/** Deletes an employee permanently. Fails with NOT_FOUND. */
export async function removeEmployee(ctx: WorkspaceContext, employeeId: string): Promise<Record<string, never>> {
  const { workspaceId } = ctx.membership
  return transact(ctx, async (tx) => {
    if (!(await deleteEmployee(tx.db, workspaceId, employeeId))) throw notFound()
    publish(tx, employeeRemoved({ employeeId, workspaceId }))
    return {}
  })
}
