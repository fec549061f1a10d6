import type { ResourceRef, WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { RecordView } from '../contract.ts'
import { deleteFollower } from './followers.sql.ts'
import { requireRecord } from './record-rights.ts'
import { loadRecordView } from './record-views.ts'

/** Fails with NOT_FOUND. Notes and mentions make the member follow again. */
export async function unfollow(ctx: WorkspaceContext, record: ResourceRef): Promise<RecordView> {
  return transact(ctx, async (tx) => {
    const key = await requireRecord(ctx, tx.db, record)
    await deleteFollower(tx.db, key, ctx.userId)
    return loadRecordView(tx.db, key, ctx.userId)
  })
}
