import { notFound } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { loadGroups } from '../groups.sql.ts'
import { loadGroupRights } from '../rights.ts'
import { findCalendarOf } from './calendars.sql.ts'

export type CalendarInput = { groupId: string | null }

/** The address of a public group; null for one that needs a token. Fails with NOT_FOUND for those who do not read the group. */
export async function findPublicPath({ services, viewer }: MemberContext, { groupId }: CalendarInput): Promise<string | null> {
  if (groupId === null) return null
  const rights = (await loadGroupRights(services.db, viewer, [groupId])).get(groupId)
  if (!rights?.mayRead) throw notFound()
  const group = (await loadGroups(services.db, [groupId])).get(groupId)
  return group?.isPublic ? calendarPath(groupId) : null
}

export const calendarPath = (groupId: string | null): string =>
  groupId === null ? '/groups/calendar.ics' : `/groups/${groupId}/calendar.ics`

export async function getCalendar(ctx: MemberContext, input: CalendarInput): Promise<{ path: string | null; createdAt: string | null }> {
  const path = await findPublicPath(ctx, input)
  const createdAt = path === null ? await findCalendarOf(ctx.services.db, { userId: ctx.userId, ...input }) : null
  return { path, createdAt: createdAt?.toISOString() ?? null }
}
