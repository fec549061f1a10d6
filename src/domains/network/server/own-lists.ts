/** The member’s own lists. */
import type { MemberContext } from '#platform/server/services.ts'
import { type ListQuery, listPeopleWith } from './people-views.ts'

export async function listRequests(ctx: MemberContext, { direction, ...query }: ListQuery & { direction: 'received' | 'sent' }) {
  return listPeopleWith(ctx, { kind: direction, ownerId: ctx.userId }, query, ({ at, note }) => ({ note, sentAt: at.toISOString() }))
}

export async function listRestrictions(ctx: MemberContext, { kind, ...query }: ListQuery & { kind: 'blocked' | 'muted' }) {
  return listPeopleWith(ctx, { kind, ownerId: ctx.userId }, query, ({ at }) => ({ since: at.toISOString() }))
}
