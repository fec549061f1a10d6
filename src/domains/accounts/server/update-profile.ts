import { profileChanged } from '#events/accounts.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import type { ProfileView } from '../contract.ts'
import { filterProfile } from './filter-profile.ts'
import { toProfileView } from './profile-view.ts'
import { type Links, lockProfile, updateProfileRow } from './profiles.sql.ts'

/** Fails with TEXT_REFUSED, and with STALE when the profile, including its name or avatar, changed since `version`. */
export async function updateProfile(
  ctx: MemberContext,
  { version, bio, links }: { version: number; bio: string; links: Links },
): Promise<ProfileView> {
  const { id } = ctx.viewer
  await filterProfile(ctx, { bio, links })
  return transact(ctx, async (tx) => {
    const profile = await lockProfile(tx.db, id)
    if (!profile) throw notFound()
    if (profile.version !== version) throw new Failure('STALE', { current: toProfileView(profile) })
    await updateProfileRow(tx.db, id, { bio, links })
    publish(tx, profileChanged({ userId: id }))
    return toProfileView({ ...profile, bio, links, version: version + 1 })
  })
}
