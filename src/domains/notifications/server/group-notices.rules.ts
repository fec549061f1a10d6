/** Which notices become one row, and how many rows an hour can bring. */
import type { NoticeParams } from '#platform/server/notifications/kind-declaration.ts'
import type { Notice } from '#platform/server/notifications/notification-kind.ts'
import type { ResourceRef } from '#platform/server/services.ts'

/** Events of one kind about one target within this time after the first one are one row. */
export const GROUP_MS = 12 * 3600_000
/** A member gets at most this many rows of one kind within an hour; the others are collected in one more row. */
export const MAX_GROUPS_PER_HOUR = 50
export const HOUR_MS = 3600_000

/** The target of the row that collects what is beyond the limit. */
export const OVERFLOW: ResourceRef = { type: 'notifications', id: 'overflow' }

export type NoticeGroup = {
  userId: string
  target: ResourceRef
  workspaceId: string | null
  href: string
  params: NoticeParams
  events: number
  actorIds: string[]
}

const keyOf = (userId: string, { type, id }: ResourceRef) => JSON.stringify([userId, type, id])

/** Joins notices of one member and target; the newest one gives the words and the link. Nobody hears of their own acts. */
export function groupNotices(notices: readonly Notice[]): NoticeGroup[] {
  const groups = new Map<string, NoticeGroup>()
  for (const { userId, target, actorId, params, href, workspaceId = null } of notices) {
    if (actorId === userId) continue
    const before = groups.get(keyOf(userId, target))
    groups.set(keyOf(userId, target), {
      userId,
      target,
      workspaceId,
      href,
      params,
      events: (before?.events ?? 0) + 1,
      actorIds: [...(before?.actorIds ?? []), ...(actorId === null ? [] : [actorId])],
    })
  }
  return [...groups.values()]
}

/** Moves groups beyond the hourly limit of their member into the row that collects them. `newGroups`: rows of the past hour. */
export function limitGroups(groups: readonly NoticeGroup[], newGroups: ReadonlyMap<string, number>): NoticeGroup[] {
  const counts = new Map(newGroups)
  const kept: NoticeGroup[] = []
  const overflow = new Map<string, NoticeGroup>()
  for (const group of groups) {
    const count = counts.get(group.userId) ?? 0
    if (count < MAX_GROUPS_PER_HOUR) {
      counts.set(group.userId, count + 1)
      kept.push(group)
      continue
    }
    const before = overflow.get(group.userId)
    overflow.set(group.userId, { ...group, target: OVERFLOW, actorIds: [], events: (before?.events ?? 0) + group.events })
  }
  return [...kept, ...overflow.values()]
}
