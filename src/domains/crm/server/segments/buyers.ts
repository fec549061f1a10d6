/** Which segments a buyer is in, for domains that limit something to a segment. */
import type { Db } from '#platform/server/db.ts'
import type { Tx } from '#platform/server/transact.ts'
import { hasLinkedContact } from '../contacts/contacts.sql.ts'
import { deleteSegmentUse, findSegment, lockSegment, saveSegmentUse } from './segments.sql.ts'

type SegmentRef = { workspaceId: string; segmentId: string }

/** Those of the segments with a contact that is linked with the account. Nobody else matches: neither a guest nor a typed email. */
export async function filterSegmentsOfBuyer(db: Db, userId: string | null, segments: readonly SegmentRef[]): Promise<Set<string>> {
  const found = new Set<string>()
  if (userId === null) return found
  for (const { workspaceId, segmentId } of segments) {
    const segment = await findSegment(db, { workspaceId, id: segmentId })
    if (segment && (await hasLinkedContact(db, { ...segment.conditions, workspaceId }, userId))) found.add(segmentId)
  }
  return found
}

/** Limits something to a segment, which can't be removed then; null ends it. Returns false if there is no such segment. */
export async function limitToSegment(tx: Tx, use: { type: string; usedBy: string }, segment: SegmentRef | null): Promise<boolean> {
  if (segment === null) {
    await deleteSegmentUse(tx.db, use)
    return true
  }
  const ref = { workspaceId: segment.workspaceId, id: segment.segmentId }
  if (!(await lockSegment(tx.db, ref))) return false
  await saveSegmentUse(tx.db, ref, use)
  return true
}
