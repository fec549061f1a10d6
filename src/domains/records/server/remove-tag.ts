import { notFound } from '#platform/server/failure.ts'
import type { ResourceRef, WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { RecordView } from '../contract.ts'
import { recordActivity } from './activity.ts'
import { requireRecord } from './record-rights.ts'
import { loadRecordView } from './record-views.ts'
import { lockRecord } from './records.sql.ts'
import { deleteRecordTag, findTag } from './tags.sql.ts'

/** Fails with NOT_FOUND. A tag that the record does not have is no failure. */
export async function removeTag(ctx: WorkspaceContext, { type, id, tagId }: ResourceRef & { tagId: string }): Promise<RecordView> {
  return transact(ctx, async (tx) => {
    const key = await requireRecord(ctx, tx.db, { type, id })
    const tag = await findTag(tx.db, key.workspaceId, tagId)
    if (!tag) throw notFound()
    await lockRecord(tx.db, key)
    if (await deleteRecordTag(tx.db, key, tagId)) {
      const change = { field: 'tag', label: null, before: { kind: 'text' as const, text: tag.name }, after: null }
      await recordActivity(tx, [{ ...key, actorId: ctx.userId, action: 'records.untagged', changes: [change] }])
    }
    return loadRecordView(tx.db, key, ctx.userId)
  })
}
