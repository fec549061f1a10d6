import { Failure } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { type Tx, transact } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { MAX_SEGMENTS } from '../../contract/segments/segment-limits.ts'
import type { SegmentInput, SegmentView } from '../../contract.ts'
import { insertSegment, loadSegments, lockSegmentNames } from './segments.sql.ts'
import { loadSegmentView, requireConditions } from './segments.ts'

/** Fails with CONDITION_NEEDED, SEGMENT_NAME_TAKEN and TOO_MANY_SEGMENTS. */
export async function createSegment(ctx: WorkspaceContext, { name, conditions }: SegmentInput): Promise<SegmentView> {
  const { workspaceId } = ctx.membership
  return transact(ctx, async (tx) => {
    const given = await requireConditions(tx.db, workspaceId, conditions)
    const id = newId('segment')
    if ((await requireFreeName(tx, workspaceId, id, name)) >= MAX_SEGMENTS) throw new Failure('TOO_MANY_SEGMENTS')
    await insertSegment(tx.db, { workspaceId, id, name, conditions: given, createdAt: tx.now })
    return loadSegmentView(tx.db, workspaceId, id)
  })
}

/** Locks the names. Returns how many segments the workspace has. Fails with SEGMENT_NAME_TAKEN. */
export async function requireFreeName(tx: Tx, workspaceId: string, id: string, name: string): Promise<number> {
  await lockSegmentNames(tx.db, workspaceId)
  const known = await loadSegments(tx.db, workspaceId)
  if (known.some((one) => one.id !== id && one.name.toLowerCase() === name.toLowerCase())) throw new Failure('SEGMENT_NAME_TAKEN')
  return known.length
}
