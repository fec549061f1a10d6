/** The file of the team calendar that calendar programs ask for again and again. It says who is away, never why. */
import ical from 'ical-generator'
import { loadVisibleUsers } from '#domains/accounts/server/index.ts'
import { filterPermittedWorkspaces, loadWorkspaceNames } from '#domains/workspaces/server/index.ts'
import { notFound } from '#platform/server/failure.ts'
import type { RateLimit } from '#platform/server/rate-limits.ts'
import { hashToken } from '#platform/server/secret-tokens.ts'
import type { Services } from '#platform/server/services.ts'
import { findFeed } from './feeds.sql.ts'
import { type FeedRow, loadFeedLeave } from './team.sql.ts'

const READS_PER_HOUR: RateLimit = { name: 'leave calendar file', points: 120, seconds: 3600 }
const DAY_MS = 86_400_000
const PAST_MS = 90 * DAY_MS
const MAX_EVENTS = 5000

/** Works as long as its member holds the permission. Fails with NOT_FOUND and RATE_LIMITED. */
export async function getLeaveCalendarFile(services: Services, token: string): Promise<string> {
  const hash = hashToken(token)
  await services.limits.consume(READS_PER_HOUR, hash.toString('base64url'))
  const { db } = services
  const feed = await findFeed(db, hash)
  if (!feed || !(await loadVisibleUsers(db, [feed.userId])).has(feed.userId)) throw notFound()
  const permitted = await filterPermittedWorkspaces(db, feed.userId, [feed.workspaceId], 'hr')
  if (!permitted.has(feed.workspaceId)) throw notFound()
  const since = new Date(services.now().getTime() - PAST_MS).toISOString().slice(0, 10)
  const name = (await loadWorkspaceNames(db, [feed.workspaceId])).get(feed.workspaceId) ?? ''
  return writeFile(services, name, await loadFeedLeave(db, feed.workspaceId, since, MAX_EVENTS))
}

/** Whole days without a time zone; the last day is exclusive, as RFC 5545 has it. */
function writeFile({ publicOrigin, now }: Services, name: string, rows: readonly FeedRow[]): string {
  const calendar = ical({ name, prodId: { company: 'Plaza', product: 'Leave', language: 'EN' } })
  for (const { id, name: person, startDate, endDate } of rows)
    calendar.createEvent({
      id: `${id}@${new URL(publicOrigin).hostname}`,
      stamp: now(),
      start: new Date(`${startDate}T00:00:00Z`),
      end: new Date(Date.parse(`${endDate}T00:00:00Z`) + DAY_MS),
      allDay: true,
      summary: `${person}: away`,
    })
  return calendar.toString()
}
