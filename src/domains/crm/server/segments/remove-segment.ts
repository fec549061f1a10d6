import { Failure, notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { deleteSegment, findSegment, lockSegment } from './segments.sql.ts'

/** Fails with NOT_FOUND, and with SEGMENT_IN_USE while something is limited to it. */
export async function removeSegment(ctx: WorkspaceContext, segmentId: string): Promise<Record<string, never>> {
  const ref = { workspaceId: ctx.membership.workspaceId, id: segmentId }
  return transact(ctx, async (tx) => {
    if (!(await lockSegment(tx.db, ref))) throw notFound()
    const { uses = 0 } = (await findSegment(tx.db, ref)) ?? {}
    if (uses > 0) throw new Failure('SEGMENT_IN_USE', { count: uses })
    await deleteSegment(tx.db, ref)
    return {}
  })
}
