import { notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { recordEmployees } from '../records/employee-activity.ts'
import { deleteChecklist } from './checklists.sql.ts'

/** Deletes a checklist with what was ticked. Fails with NOT_FOUND. */
export async function removeChecklist(ctx: WorkspaceContext, checklistId: string): Promise<Record<string, never>> {
  const { workspaceId } = ctx.membership
  return transact(ctx, async (tx) => {
    const deleted = await deleteChecklist(tx.db, workspaceId, checklistId)
    if (!deleted) throw notFound()
    const change = { field: 'checklist', label: null, before: { kind: 'text' as const, text: deleted.name }, after: null }
    await recordEmployees(tx, ctx.userId, 'checklistRemoved', [{ workspaceId, id: deleted.employeeId, changes: [change] }])
    return {}
  })
}
