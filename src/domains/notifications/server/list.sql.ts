import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import { loadPage, type Page, type Paging, type Sorting } from '#platform/server/list-page.ts'
import type { NoticeParams } from '#platform/server/notifications/kind-declaration.ts'
import { MAX_FACES } from '#platform/shared/notifications.ts'

export type GroupRow = {
  id: string
  userId: string
  kind: string
  targetType: string
  targetId: string
  workspaceId: string | null
  href: string
  params: NoticeParams
  peopleCount: number
  eventCount: number
  lastAt: Date
  readAt: Date | null
}

const NEWEST: Sorting<GroupRow> = {
  name: 'newest',
  by: sql`last_at`,
  cast: 'timestamptz',
  id: sql`id`,
  direction: 'desc',
  keyOf: ({ lastAt, id }) => [lastAt.toISOString(), id],
}

const COLUMNS = sql`id, user_id, kind, target_type, target_id, workspace_id, href, params, people_count, event_count, last_at, read_at`

export type ListFilter = { userId: string; unread: boolean; kinds: readonly string[] }

export async function loadGroupPage(db: Db, { userId, unread, kinds, ...paging }: ListFilter & Paging): Promise<Page<GroupRow>> {
  return loadPage<GroupRow>(db, {
    ...paging,
    sort: NEWEST,
    where: [sql`user_id = ${userId} and in_bell and cleared_at is null`, unread ? sql`read_at is null` : null, sql`kind = any(${kinds})`],
    select: (page) => sql`select ${COLUMNS} from notifications.notifications ${page}`,
  })
}

/** The ids of the newest people of each group. */
export async function loadFaces(db: Db, wanted: readonly { id: string; peopleCount: number }[]): Promise<Map<string, string[]>> {
  const ids = wanted.flatMap(({ id, peopleCount }) => (peopleCount > 0 ? [id] : []))
  const { rows } = await sql<{ id: string; userIds: string[] }>`
    select g.id, f.user_ids from unnest(${ids}::text[]) g (id) cross join lateral (
      select array_agg(user_id order by at desc, user_id desc) as user_ids from (
        select user_id, at from notifications.people where notification_id = g.id order by at desc, user_id desc limit ${MAX_FACES}) p
    ) f`.execute(db)
  return new Map(rows.map(({ id, userIds }) => [id, userIds ?? []]))
}

/** Those that a mail or a push is still about: neither read nor cleared. */
export async function loadPendingGroups(db: Db, ids: readonly string[]): Promise<GroupRow[]> {
  const { rows } = await sql<GroupRow>`
    select ${COLUMNS} from notifications.notifications where id = any(${ids}) and read_at is null and cleared_at is null
    order by last_at desc, id desc`.execute(db)
  return rows
}
