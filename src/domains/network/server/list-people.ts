import { findProfile } from '#domains/accounts/server/index.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { type ListQuery, listPeopleWith } from './people-views.ts'
import { loadProfileAccess } from './profile-access.ts'

/** Fails with NOT_FOUND like the profile, and with LISTS_HIDDEN. */
export async function listPeople(
  ctx: MemberContext,
  { username, kind, ...query }: ListQuery & { username: string; kind: 'followers' | 'following' },
) {
  const { services, userId, viewer } = ctx
  const now = services.now()
  const profile = await findProfile(services.db, { username, role: viewer.role, now })
  const access = profile && (await loadProfileAccess(services.db, userId, profile.id, now))
  if (!profile || !access) throw notFound()
  if (!access.showsLists) throw new Failure('LISTS_HIDDEN')
  return listPeopleWith(ctx, { kind, ownerId: profile.id }, query, ({ at }) => ({ since: at.toISOString() }))
}
