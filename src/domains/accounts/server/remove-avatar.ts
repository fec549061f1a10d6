import { notFound } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { ProfileView } from '../contract.ts'
import { toProfileView } from './profile-view.ts'
import { lockProfile } from './profiles.sql.ts'
import { replaceAvatar } from './replace-avatar.ts'

/** Removes the avatar, so that the generated one is shown. */
export async function removeAvatar(ctx: MemberContext): Promise<ProfileView> {
  const { id } = ctx.viewer
  return transact(ctx, async (tx) => {
    const profile = await lockProfile(tx.db, id)
    if (!profile) throw notFound()
    return profile.avatar ? replaceAvatar(tx, profile, null) : toProfileView(profile)
  })
}
