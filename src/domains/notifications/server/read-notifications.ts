/** The list and the number at the bell. */
import { loadVisibleUsers } from '#domains/accounts/server/index.ts'
import { loadHiddenPeople } from '#domains/network/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import type { Paging } from '#platform/server/list-page.ts'
import type { KindDeclarations } from '#platform/server/notifications/kind-declaration.ts'
import type { MemberContext } from '#platform/server/services.ts'
import type { NotificationArea } from '#platform/shared/notifications.ts'
import type { UserView } from '../../accounts/contract.ts'
import type { NotificationSummary, NotificationView } from '../contract.ts'
import { findCounter, loadSummary } from './counters.sql.ts'
import { type GroupRow, loadFaces, loadGroupPage } from './list.sql.ts'
import { isolated, renderText } from './render-text.ts'

/** The names of the kinds of an area. Rows of kinds that no domain declares any more are not shown. */
export function kindsOf(kinds: KindDeclarations, area: NotificationArea | undefined): string[] {
  return [...kinds.values()].flatMap((kind) => (area === undefined || kind.area === area ? [kind.kind] : []))
}

export async function listNotifications(
  { services, userId, viewer, language }: MemberContext,
  { unread, area, ...paging }: Paging & { unread: boolean; area?: NotificationArea | undefined },
): Promise<{ items: NotificationView[]; nextCursor: string | null }> {
  const { db, notificationKinds } = services
  const page = await loadGroupPage(db, { userId, unread, kinds: kindsOf(notificationKinds, area), ...paging })
  const faces = await loadPeopleOf(db, page.items, new Set(await loadHiddenPeople(db, viewer)))
  const { seenAt } = await findCounter(db, userId)
  const items = page.items.flatMap((row): NotificationView[] => {
    const kind = notificationKinds.get(row.kind)
    if (!kind) return []
    const people = faces.get(row.id) ?? []
    const names = people.map(({ name }) => name)
    return [
      {
        id: row.id,
        kind: row.kind,
        area: kind.area,
        text: renderText(kind, row, names, language, isolated),
        people,
        peopleCount: row.peopleCount,
        href: row.href,
        workspaceId: row.workspaceId,
        at: row.lastAt.toISOString(),
        isRead: row.readAt !== null,
        isSeen: seenAt !== null && row.lastAt <= seenAt,
      },
    ]
  })
  return { items, nextCursor: page.nextCursor }
}

/** The newest people of each group; accounts that are gone or suspended, and those in `hidden`, are left out. */
export async function loadPeopleOf(
  db: Db,
  rows: readonly GroupRow[],
  hidden: ReadonlySet<string> = new Set(),
): Promise<Map<string, UserView[]>> {
  const faces = await loadFaces(db, rows)
  const users = await loadVisibleUsers(db, [...faces.values()].flat())
  for (const id of hidden) users.delete(id)
  return new Map([...faces].map(([id, userIds]) => [id, userIds.flatMap((userId) => users.get(userId) ?? [])]))
}

export async function getSummary({ services, userId }: MemberContext): Promise<NotificationSummary> {
  return loadSummary(services.db, userId)
}
