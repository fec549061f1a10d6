import type { ResourceRef, WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { RecordView } from '../contract.ts'
import { insertFollowers } from './followers.sql.ts'
import { requireRecord } from './record-rights.ts'
import { loadRecordView } from './record-views.ts'
import { lockRecord } from './records.sql.ts'

/** Fails with NOT_FOUND. Who follows already does so. */
export async function follow(ctx: WorkspaceContext, record: ResourceRef): Promise<RecordView> {
  return transact(ctx, async (tx) => {
    const key = await requireRecord(ctx, tx.db, record)
    await lockRecord(tx.db, key)
    await insertFollowers(tx.db, key, [ctx.userId])
    return loadRecordView(tx.db, key, ctx.userId)
  })
}
