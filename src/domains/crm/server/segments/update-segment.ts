import { Failure } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { SegmentInput, SegmentView } from '../../contract.ts'
import { requireFreeName } from './create-segment.ts'
import { requireSegment } from './require-segment.ts'
import { saveSegment } from './segments.sql.ts'
import { loadSegmentView, requireConditions } from './segments.ts'

/** Fails with NOT_FOUND, with STALE and the current version, CONDITION_NEEDED and SEGMENT_NAME_TAKEN. */
export async function updateSegment(
  ctx: WorkspaceContext,
  { segmentId: id, version, name, conditions }: SegmentInput & { segmentId: string; version: number },
): Promise<SegmentView> {
  const { workspaceId } = ctx.membership
  return transact(ctx, async (tx) => {
    await requireSegment(tx.db, workspaceId, id)
    const given = await requireConditions(tx.db, workspaceId, conditions)
    await requireFreeName(tx, workspaceId, id, name)
    const saved = await saveSegment(tx.db, { workspaceId, id, version }, { name, conditions: given })
    const current = await loadSegmentView(tx.db, workspaceId, id)
    if (!saved) throw new Failure('STALE', { current })
    return current
  })
}
