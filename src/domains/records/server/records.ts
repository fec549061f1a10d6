/** Reads for the page of a record. */
import { loadVisibleUsers } from '#domains/accounts/server/index.ts'
import type { ResourceRef, WorkspaceContext } from '#platform/server/services.ts'
import type { EntryView, RecordView } from '../contract.ts'
import { type ActivityRow, loadTimeline, type NoteRow } from './entries.sql.ts'
import { loadColleagueIds, requireRecord } from './record-rights.ts'
import { loadRecordView, peopleOfActivity, peopleOfNotes, toActivityView, toNoteView } from './record-views.ts'
import { loadAssigneeIds } from './records.sql.ts'

/** Fails with NOT_FOUND. */
export async function getRecord(ctx: WorkspaceContext, record: ResourceRef): Promise<RecordView> {
  const { db } = ctx.services
  return loadRecordView(db, await requireRecord(ctx, db, record), ctx.userId)
}

/** Fails with NOT_FOUND. */
export async function listTimeline(
  ctx: WorkspaceContext,
  { type, id, ...paging }: ResourceRef & { cursor?: string | undefined; limit: number },
): Promise<{ items: EntryView[]; nextCursor: string | null }> {
  const { db } = ctx.services
  const { items, nextCursor } = await loadTimeline(db, await requireRecord(ctx, db, { type, id }), paging)
  const rows = items.map((row): { note: NoteRow } | { activity: ActivityRow } =>
    row.action === null
      ? { note: { ...row, text: row.text ?? '' } }
      : { activity: { id: row.id, actorId: row.authorId, at: row.at, action: row.action, changes: row.changes ?? [] } },
  )
  const users = await loadVisibleUsers(
    db,
    rows.flatMap((row) => ('note' in row ? peopleOfNotes([row.note]) : peopleOfActivity([row.activity]))),
  )
  return {
    items: rows.map((row) => ('note' in row ? toNoteView(row.note, users, ctx.userId) : toActivityView(row.activity, users))),
    nextCursor,
  }
}

/** Fails with NOT_FOUND. */
export async function listPeople(ctx: WorkspaceContext, record: ResourceRef) {
  const { services } = ctx
  const ids = await loadColleagueIds(services, services.db, await requireRecord(ctx, services.db, record))
  const users = await loadVisibleUsers(services.db, ids)
  return { people: [...users.values()].sort((a, b) => a.name.localeCompare(b.name)) }
}

export async function listAssignees({ services, membership: { workspaceId }, userId }: WorkspaceContext, { type }: { type: string }) {
  const { db } = services
  if (!(await loadColleagueIds(services, db, { workspaceId, type })).includes(userId)) return { people: [] }
  const users = await loadVisibleUsers(db, await loadAssigneeIds(db, workspaceId, type))
  return { people: [...users.values()].sort((a, b) => a.name.localeCompare(b.name)) }
}
