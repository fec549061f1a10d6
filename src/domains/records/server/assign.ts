import { recordAssigned } from '#events/records.ts'
import { notFound } from '#platform/server/failure.ts'
import type { ResourceRef, WorkspaceContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import type { RecordView } from '../contract.ts'
import { recordActivity } from './activity.ts'
import { insertFollowers } from './followers.sql.ts'
import { loadColleagueIds, requireRecord } from './record-rights.ts'
import { loadRecordView } from './record-views.ts'
import { lockRecord, setAssignee } from './records.sql.ts'
import type { StoredValue } from './stored-change.ts'

const toPerson = (userId: string | null): StoredValue | null => (userId === null ? null : { kind: 'person', userId })

/** Fails with NOT_FOUND, also for somebody who does not see the record. */
export async function assign(ctx: WorkspaceContext, { type, id, userId }: ResourceRef & { userId: string | null }): Promise<RecordView> {
  return transact(ctx, async (tx) => {
    const key = await requireRecord(ctx, tx.db, { type, id })
    if (userId !== null && !(await loadColleagueIds(ctx.services, tx.db, key)).includes(userId)) throw notFound()
    const before = await lockRecord(tx.db, key)
    if (before !== userId) {
      await setAssignee(tx.db, key, userId)
      const change = { field: 'assignee', label: null, before: toPerson(before), after: toPerson(userId) }
      await recordActivity(tx, [{ ...key, actorId: ctx.userId, action: 'records.assigned', changes: [change] }])
      if (userId !== null) {
        await insertFollowers(tx.db, key, [userId])
        publish(tx, recordAssigned({ ...key, userId, by: ctx.userId }))
      }
    }
    return loadRecordView(tx.db, key, ctx.userId)
  })
}
