import { notFound } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import type { ProfileView } from '../contract.ts'
import { toProfileView } from './profile-view.ts'
import { findProfile } from './profiles.sql.ts'
import { isSuspended } from './suspensions.sql.ts'
import { toUsernameKey } from './username.rules.ts'

/**
 * Finds a profile by any spelling of the username. Accounts being deleted are hidden from everybody, suspended ones from everybody but
 * administrators.
 */
export async function getProfile(ctx: MemberContext, { username }: { username: string }): Promise<ProfileView> {
  const { db, now } = ctx.services
  const profile = await findProfile(db, toUsernameKey(username))
  if (!profile) throw notFound()
  if (ctx.viewer.role !== 'admin' && (await isSuspended(db, profile.userId, now()))) throw notFound()
  return toProfileView(profile)
}
