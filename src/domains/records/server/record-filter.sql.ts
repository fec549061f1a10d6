import { type RawBuilder, sql } from 'kysely'
import { NOBODY } from '../contract/limits.ts'
import type { RecordFilter } from '../contract/record-filter.ts'

type Listed = RecordFilter & { workspaceId: string; type: string }

/** Conditions of a list whose rows have the record's id in the column `id`. */
export function recordConditions(
  id: RawBuilder<unknown>,
  { workspaceId, type, tagId, assigneeId }: Listed,
): (RawBuilder<unknown> | null)[] {
  const own = sql`select record_id from records.records where workspace_id = ${workspaceId} and type = ${type}`
  return [
    tagId
      ? sql`${id} in (select record_id from records.record_tags where tag_id = ${tagId} and type = ${type} and workspace_id = ${workspaceId})`
      : null,
    assigneeId === NOBODY ? sql`${id} not in (${own} and assignee_id is not null)` : null,
    assigneeId && assigneeId !== NOBODY ? sql`${id} in (${own} and assignee_id = ${assigneeId})` : null,
  ]
}
