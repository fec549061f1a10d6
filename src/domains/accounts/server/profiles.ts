import type { Db } from '#platform/server/db.ts'
import { notFound } from '#platform/server/failure.ts'
import type { Member, MemberContext } from '#platform/server/services.ts'
import { toUsernameKey } from '#platform/shared/username-key.ts'
import type { ProfileView } from '../contract.ts'
import { toProfileView } from './profile-view.ts'
import { findActiveProfile, findProfileOf, findProfile as findRow } from './profiles.sql.ts'

export async function getOwnProfile({ services, userId }: MemberContext): Promise<ProfileView> {
  const profile = await findProfileOf(services.db, userId)
  if (!profile) throw notFound()
  return toProfileView(profile)
}

/**
 * Finds a profile by any spelling of the username. Accounts being deleted are hidden from everybody, suspended ones from everybody but
 * administrators. The network knows who else may not see it.
 */
export async function findProfile(
  db: Db,
  { username, role, now }: { username: string; role: Member['role']; now: Date },
): Promise<ProfileView | null> {
  const key = toUsernameKey(username)
  const profile = await (role === 'admin' ? findRow(db, key) : findActiveProfile(db, key, now))
  return profile ? toProfileView(profile) : null
}
