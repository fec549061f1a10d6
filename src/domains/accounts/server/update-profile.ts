import { profileChanged } from '#events/accounts.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import type { ProfileView } from '../contract.ts'
import { rejectBadDisplayName, rejectNameOfOther } from './display-names.ts'
import { filterProfile } from './filter-profile.ts'
import { toProfileView } from './profile-view.ts'
import { type Links, lockProfile, updateProfileRow } from './profiles.sql.ts'

/**
 * A display name that is left out stays. Fails with TEXT_REFUSED, with DISPLAY_NAME_TAKEN, and with STALE when the profile, including its
 * name or avatar, changed since `version`.
 */
export async function updateProfile(
  ctx: MemberContext,
  { version, displayName, bio, links }: { version: number; displayName?: string | undefined; bio: string; links: Links },
): Promise<ProfileView> {
  const { id } = ctx.viewer
  rejectBadDisplayName(displayName ?? '')
  await filterProfile(ctx, { displayName: displayName ?? '', bio, links })
  return transact(ctx, async (tx) => {
    const profile = await lockProfile(tx.db, id)
    if (!profile) throw notFound()
    if (profile.version !== version) throw new Failure('STALE', { current: toProfileView(profile) })
    const changed = { displayName: displayName ?? profile.displayName, bio, links }
    if (changed.displayName !== profile.displayName) await rejectNameOfOther(tx, id, changed.displayName)
    await updateProfileRow(tx.db, id, changed)
    if (changed.displayName !== profile.displayName) await tx.services.search.refresh(tx, 'user', [id])
    publish(tx, profileChanged({ userId: id }))
    return toProfileView({ ...profile, ...changed, version: version + 1 })
  })
}
