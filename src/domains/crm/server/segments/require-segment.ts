import type { Db } from '#platform/server/db.ts'
import { notFound } from '#platform/server/failure.ts'
import { findSegment, type SegmentRow } from './segments.sql.ts'

/** Fails with NOT_FOUND. */
export async function requireSegment(db: Db, workspaceId: string, id: string): Promise<SegmentRow> {
  const row = await findSegment(db, { workspaceId, id })
  if (!row) throw notFound()
  return row
}
