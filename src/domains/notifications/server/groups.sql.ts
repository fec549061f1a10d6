/** Statements that write groups of notices: one row per member, kind and target within twelve hours. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { NoticeParams } from '#platform/server/notifications/kind-declaration.ts'
import type { ResourceRef } from '#platform/server/services.ts'

export type OpenGroup = { id: string; userId: string; targetType: string; targetId: string; inBell: boolean; readAt: Date | null }

export type GroupChange = {
  id: string
  userId: string
  target: ResourceRef
  workspaceId: string | null
  href: string
  params: NoticeParams
  events: number
  at: Date
}

/** The newest group of each member and target that began since then and was not cleared. */
export async function findOpenGroups(
  db: Db,
  kind: string,
  wanted: readonly { userId: string; target: ResourceRef }[],
  since: Date,
): Promise<OpenGroup[]> {
  const { rows } = await sql<OpenGroup>`
    select distinct on (n.user_id, n.target_type, n.target_id) n.id, n.user_id, n.target_type, n.target_id, n.in_bell, n.read_at
    from unnest(${wanted.map(({ userId }) => userId)}::text[], ${wanted.map(({ target }) => target.type)}::text[],
      ${wanted.map(({ target }) => target.id)}::text[]) w (user_id, type, id)
    join notifications.notifications n on n.user_id = w.user_id and n.kind = ${kind} and n.target_type = w.type and n.target_id = w.id
    where n.created_at > ${since} and n.cleared_at is null
    order by n.user_id, n.target_type, n.target_id, n.created_at desc`.execute(db)
  return rows
}

/** How many groups of the kind each member got since then. */
export async function countNewGroups(db: Db, kind: string, userIds: readonly string[], since: Date): Promise<Map<string, number>> {
  const { rows } = await sql<{ userId: string; count: number }>`
    select user_id, count(*) as count from notifications.notifications
    where user_id = any(${userIds}) and kind = ${kind} and created_at > ${since} group by user_id`.execute(db)
  return new Map(rows.map(({ userId, count }) => [userId, count]))
}

export async function insertGroups(db: Db, kind: string, wanted: readonly (GroupChange & { inBell: boolean })[]): Promise<void> {
  if (wanted.length === 0) return
  const rows = wanted.map(({ target, events, at, ...row }) => ({
    ...row,
    type: target.type,
    target: target.id,
    events,
    at: at.toISOString(),
  }))
  await sql`
    insert into notifications.notifications (id, user_id, kind, target_type, target_id, workspace_id, href, params, event_count, in_bell,
      created_at, last_at)
    select r.id, r."userId", ${kind}, r.type, r.target, r."workspaceId", r.href, r.params, r.events, r."inBell", r.at, r.at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) r (id text, "userId" text, type text, target text, "workspaceId" text,
      href text, params jsonb, events int, "inBell" boolean, at timestamptz)`.execute(db)
}

/** Adds events to groups, which become unread and newest. */
export async function extendGroups(db: Db, wanted: readonly GroupChange[]): Promise<void> {
  if (wanted.length === 0) return
  const rows = wanted.map(({ id, href, params, events, at }) => ({ id, href, params, events, at: at.toISOString() }))
  await sql`
    update notifications.notifications n
    set href = r.href, params = r.params, event_count = n.event_count + r.events, last_at = greatest(n.last_at, r.at), read_at = null
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) r (id text, href text, params jsonb, events int, at timestamptz)
    where n.id = r.id`.execute(db)
}

/** Adds people to groups and counts those who are new there. */
export async function addPeople(db: Db, people: readonly { id: string; userId: string; at: Date }[]): Promise<void> {
  if (people.length === 0) return
  await sql`
    with added as (
      insert into notifications.people (notification_id, user_id, at)
      select id, user_id, max(at) from unnest(${people.map(({ id }) => id)}::text[], ${people.map(({ userId }) => userId)}::text[],
        ${people.map(({ at }) => at)}::timestamptz[]) p (id, user_id, at) group by id, user_id
      on conflict (notification_id, user_id) do nothing
      returning notification_id
    )
    update notifications.notifications n set people_count = n.people_count + a.count
    from (select notification_id, count(*)::int as count from added group by notification_id) a where n.id = a.notification_id`.execute(db)
}
