import { findProfile, loadVisibleUsers } from '#domains/accounts/server/index.ts'
import { notFound } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import type { NetworkProfile } from '../contract.ts'
import { countHidden, loadMutuals } from './lists.sql.ts'
import { loadProfileAccess } from './profile-access.ts'
import { loadHiddenIds } from './restrictions.sql.ts'

/** Mutuals whose names a profile shows. */
const MUTUALS_SHOWN = 3

const NO_MUTUALS = { ids: [], count: 0 }

/**
 * Finds a profile by any spelling of the username. Nobody finds an account that is being deleted or that blocked the caller; only
 * administrators find a suspended one. The counts equal the lists: people whom the caller does not see are in neither.
 */
export async function getProfile(ctx: MemberContext, { username }: { username: string }): Promise<NetworkProfile> {
  const { services, userId, viewer } = ctx
  const { db } = services
  const now = services.now()
  const profile = await findProfile(db, { username, role: viewer.role, now })
  const access = profile && (await loadProfileAccess(db, userId, profile.id, now))
  if (!profile || !access) throw notFound()
  const { isMe, isPrivate, relation, showsLists, showsPosts } = access
  const [hiddenIds, mutuals] = await Promise.all([
    isMe ? [] : loadHiddenIds(db, userId),
    isMe || relation.blocked ? NO_MUTUALS : loadMutuals(db, userId, profile.id, MUTUALS_SHOWN),
  ])
  const hidden = hiddenIds.length > 0 ? await countHidden(db, profile.id, hiddenIds) : { followers: 0, following: 0 }
  const people = await loadVisibleUsers(db, mutuals.ids)
  const { id, name, avatarUrl, bio, links, joinedAt } = profile
  return {
    id,
    username: profile.username,
    name,
    avatarUrl,
    bio: relation.blocked ? '' : bio,
    links: relation.blocked ? [] : links,
    joinedAt,
    isMe,
    isPrivate,
    relation,
    followers: access.followers - hidden.followers,
    following: access.following - hidden.following,
    showsLists,
    showsPosts,
    mutuals: { people: [...people.values()], count: mutuals.count },
  }
}
