import type { Db } from '#platform/server/db.ts'
import { Failure } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import type { SegmentConditions, SegmentView } from '../../contract.ts'
import { countContacts } from '../contacts/contacts.sql.ts'
import { requireRecords } from '../deals/choices.ts'
import { requireSegment } from './require-segment.ts'
import { loadSegments, type SegmentRow } from './segments.sql.ts'

/** Each is counted by the list's own query. */
export async function listSegments({ services, membership }: WorkspaceContext): Promise<{ items: SegmentView[] }> {
  const rows = await loadSegments(services.db, membership.workspaceId)
  return { items: await Promise.all(rows.map((row) => toSegmentView(services.db, row))) }
}

export async function loadSegmentView(db: Db, workspaceId: string, id: string): Promise<SegmentView> {
  return toSegmentView(db, await requireSegment(db, workspaceId, id))
}

async function toSegmentView(db: Db, { workspaceId, ...row }: SegmentRow): Promise<SegmentView> {
  return { ...row, total: await countContacts(db, { ...row.conditions, workspaceId }) }
}

/** Fails with CONDITION_NEEDED, and with NOT_FOUND for a company of another workspace. Empty texts are no condition. */
export async function requireConditions(db: Db, workspaceId: string, conditions: SegmentConditions): Promise<SegmentConditions> {
  const given = Object.fromEntries(Object.entries(conditions).filter(([, value]) => value !== undefined && value !== ''))
  if (Object.keys(given).length === 0) throw new Failure('CONDITION_NEEDED')
  await requireRecords(db, workspaceId, { companyId: conditions.companyId })
  return given
}
