import { notFound } from '#platform/server/failure.ts'
import { unlinkFiles } from '#platform/server/files/orphaned-files.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { recordActivity } from '../activity.ts'
import { deleteAttachmentRow, findAttachment } from '../attachments.sql.ts'
import { requireRecord } from '../record-rights.ts'
import { lockRecord } from '../records.sql.ts'

/** Fails with NOT_FOUND, also for a file of somebody else unless the member manages the workspace. */
export async function deleteAttachment(ctx: WorkspaceContext, { attachmentId }: { attachmentId: string }): Promise<Record<string, never>> {
  return transact(ctx, async (tx) => {
    const file = await findAttachment(tx.db, attachmentId)
    if (!file || file.record.workspaceId !== ctx.membership.workspaceId) throw notFound()
    const key = await requireRecord(ctx, tx.db, file.record)
    if (file.uploadedBy !== ctx.userId && ctx.membership.role === 'staff') throw notFound()
    await lockRecord(tx.db, key)
    const keys = await deleteAttachmentRow(tx.db, attachmentId)
    if (keys.length === 0) throw notFound()
    await unlinkFiles(tx, keys)
    const change = { field: 'file', label: null, before: { kind: 'text' as const, text: file.name }, after: null }
    await recordActivity(tx, [{ ...key, actorId: ctx.userId, action: 'records.fileDeleted', changes: [change] }])
    return {}
  })
}
