import { loadAttachments } from '#domains/records/server/index.ts'
import { fileShared } from '#events/hr.ts'
import { notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import { recordEmployees } from '../records/employee-activity.ts'
import { findUserOf } from './employments.sql.ts'
import { deleteSharedFile, insertSharedFile } from './shared-files.sql.ts'

type Input = { employeeId: string; attachmentId: string; shared: boolean }

/** Fails with NOT_FOUND, also for a file of another record. Twice is once. */
export async function shareFile(ctx: WorkspaceContext, { employeeId, attachmentId, shared }: Input): Promise<Record<string, never>> {
  const { workspaceId } = ctx.membership
  return transact(ctx, async (tx) => {
    const employee = await findUserOf(tx.db, workspaceId, employeeId)
    const files = employee ? await loadAttachments(tx.db, { workspaceId, type: 'employee', id: employeeId }) : []
    const file = files.find(({ id }) => id === attachmentId)
    if (!employee || !file) throw notFound()
    const row = { workspaceId, employeeId, attachmentId }
    const changed = shared ? await insertSharedFile(tx.db, { ...row, sharedAt: tx.now }) : await deleteSharedFile(tx.db, row)
    if (!changed) return {}
    const name = { kind: 'text' as const, text: file.name }
    const changes = [{ field: 'file', label: null, before: shared ? null : name, after: shared ? name : null }]
    await recordEmployees(tx, ctx.userId, shared ? 'fileShared' : 'fileHidden', [{ workspaceId, id: employeeId, changes }])
    const { userId } = employee
    if (shared && userId !== null)
      publish(tx, fileShared({ employeeId, workspaceId, attachmentId, name: file.name, userId, actor: ctx.userId }))
    return {}
  })
}
