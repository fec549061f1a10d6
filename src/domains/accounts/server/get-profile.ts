import { notFound } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import type { ProfileView } from '../contract.ts'
import { profileView } from './profile-view.ts'
import { profileByName } from './profiles.sql.ts'
import { memberIn } from './sessions.ts'
import { isSuspended } from './suspensions.sql.ts'
import { usernameKey } from './username.rules.ts'

/** By any spelling of the username. Whoever is leaving is not there, nor, except for administrators, whoever is suspended. */
export async function getProfile(call: Call, { username }: { username: string }): Promise<ProfileView> {
  const { db, now } = call.kernel
  const profile = await profileByName(db, usernameKey(username))
  if (!profile) throw notFound()
  if (memberIn(call).role !== 'admin' && (await isSuspended(db, profile.userId, now()))) throw notFound()
  return profileView(profile)
}
