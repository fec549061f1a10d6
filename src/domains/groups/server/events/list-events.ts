import { loadVisibleUsers } from '#domains/accounts/server/index.ts'
import { loadHiddenPeople } from '#domains/network/server/index.ts'
import { notFound } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import type { Answer } from '../../contract.ts'
import { loadGroupRights } from '../rights.ts'
import { listAnswers } from './answers.sql.ts'
import { loadReadableEvent, toEventView } from './event-views.ts'
import { listEventsOf } from './events.sql.ts'

type Paging = { cursor?: string | undefined; limit: number }

/** Fails with NOT_FOUND for those who do not read the group. */
export async function listEvents(
  { services, userId, viewer }: MemberContext,
  { groupId, when, ...paging }: Paging & { groupId: string; when: 'upcoming' | 'past' },
) {
  const now = services.now()
  const rights = (await loadGroupRights(services.db, viewer, [groupId])).get(groupId)
  if (!rights?.mayRead) throw notFound()
  const page = await listEventsOf(services.db, { groupId, readerId: userId, isPast: when === 'past', now }, paging)
  return { ...page, items: page.items.map((event) => toEventView(event, rights, now)) }
}

/** The same for the people of an event. */
export async function listAnswering(
  ctx: MemberContext,
  { eventId, answer, q, ...paging }: Paging & { eventId: string; answer: Answer; q?: string | undefined },
) {
  const { db } = ctx.services
  await loadReadableEvent(db, ctx, eventId)
  const hiddenIds = await loadHiddenPeople(db, ctx.viewer)
  const { items, nextCursor, total } = await listAnswers(db, { eventId, answer, q, hiddenIds }, paging)
  const users = await loadVisibleUsers(
    db,
    items.map(({ userId }) => userId),
  )
  return {
    items: items.flatMap(({ userId, at }) => {
      const user = users.get(userId)
      return user ? [{ ...user, answeredAt: at.toISOString() }] : []
    }),
    nextCursor,
    total,
  }
}
