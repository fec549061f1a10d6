/** Activity and notes in one timeline. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import { loadPage, type Paging, type Sorting } from '#platform/server/list-page.ts'
import type { RecordKey } from './records.sql.ts'
import type { StoredChange } from './stored-change.ts'

export type NewEntry = RecordKey & {
  entryId: string
  happenedAt: Date
  actorId: string | null
  action: string
  changes: readonly StoredChange[]
}

/** The rows of their records are there. */
export async function insertEntries(db: Db, entries: readonly NewEntry[]): Promise<void> {
  const rows = entries.map(({ entryId, workspaceId, type, id, happenedAt, actorId, action, changes }) => ({
    id: entryId,
    workspace_id: workspaceId,
    type,
    record_id: id,
    happened_at: happenedAt,
    actor_id: actorId,
    action,
    changes,
  }))
  await sql`
    insert into records.entries (id, workspace_id, type, record_id, happened_at, actor_id, action, changes)
    select e.id, e.workspace_id, e.type, e.record_id, e.happened_at, e.actor_id, e.action, e.changes
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as e (id text, workspace_id text, type text, record_id text, happened_at timestamptz, actor_id text, action text, changes jsonb)`.execute(
    db,
  )
}

export type NoteRow = {
  id: string
  authorId: string | null
  text: string
  mentions: { userId: string; name: string }[]
  at: Date
  editedAt: Date | null
  version: number
}
export type ActivityRow = { id: string; actorId: string | null; at: Date; action: string; changes: StoredChange[] }
type Both = Omit<NoteRow, 'text'> & { text: string | null; action: string | null; changes: StoredChange[] | null }

const NEWEST: Sorting<Both> = {
  name: 'newest',
  by: sql`e.at`,
  cast: 'timestamptz',
  id: sql`e.id`,
  direction: 'desc',
  keyOf: ({ at, id }) => [at.toISOString(), id],
}

/** `action` is null for notes. */
export async function loadTimeline(db: Db, { workspaceId, type, id }: RecordKey, paging: Paging) {
  const here = sql`workspace_id = ${workspaceId} and type = ${type} and record_id = ${id}`
  return loadPage<Both>(db, {
    ...paging,
    sort: NEWEST,
    where: [],
    select: (page) => sql<Both>`
      select e.*, (select coalesce(jsonb_agg(jsonb_build_object('userId', m.user_id, 'name', m.name)), '[]')
        from records.mentions m where m.note_id = e.id) as mentions
      from (
        select id, happened_at as at, actor_id as author_id, action, changes, null as text, null::timestamptz as edited_at, 0 as version
        from records.entries where ${here}
        union all
        select id, written_at, author_id, null, null, text, edited_at, version from records.notes where ${here}
      ) e ${page}`,
  })
}
