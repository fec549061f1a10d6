import { profileChanged } from '#facts/accounts.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { announce, transact } from '#platform/server/transact.ts'
import type { ProfileView } from '../contract.ts'
import { profileView } from './profile-view.ts'
import { type Links, lockProfile, putProfile } from './profiles.sql.ts'
import { memberIn } from './sessions.ts'

/** Fails with STALE when it changed since `version`, also by another name or picture. */
export async function updateProfile(
  call: Call,
  { version, bio, links }: { version: number; bio: string; links: Links },
): Promise<ProfileView> {
  const { id } = memberIn(call)
  return transact(call, async (tx) => {
    const profile = await lockProfile(tx.db, id)
    if (!profile) throw notFound()
    if (profile.version !== version) throw new Failure('STALE', { current: profileView(profile) })
    await putProfile(tx.db, id, { bio, links })
    announce(tx, profileChanged({ userId: id }))
    return profileView({ ...profile, bio, links, version: version + 1 })
  })
}
