import { profileChanged } from '#events/accounts.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import { linkFiles, unlinkFiles } from '#platform/server/files/orphaned-files.ts'
import type { Picture } from '#platform/server/picture.ts'
import { toPixels } from '#platform/server/pictures/render-widths.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { publish, type Tx, transact } from '#platform/server/transact.ts'
import { consumeUpload, findUpload, type Upload } from '#platform/server/uploads/consume-upload.ts'
import { makeVariants } from '#platform/server/uploads/make-variants.ts'
import type { Crop } from '#platform/shared/uploads.ts'
import type { ProfileView } from '../contract.ts'
import { AVATAR_PER_HOUR } from './limits.ts'
import { toProfileView } from './profile-view.ts'
import { lockProfile, type ProfileRow, updateAvatar } from './profiles.sql.ts'

/** Widths in pixels, from list items to the profile header, at double density. */
const AVATAR_WIDTHS = [48, 96, 160, 320, 640]

/** Sets a square crop of an upload as the avatar. Fails with NOT_FOUND when the upload is not available to the caller. */
export async function setAvatar(ctx: MemberContext, { uploadId, crop }: { uploadId: string; crop: Crop }): Promise<ProfileView> {
  const { services } = ctx
  const { id } = ctx.viewer
  await services.limits.consume(AVATAR_PER_HOUR, id)
  const upload = await findUpload(services.db, { uploadId, senderId: id }, services.now())
  rejectNonSquare(crop, upload)
  const variants = await makeVariants(services, { key: upload.key, crop, widths: AVATAR_WIDTHS })
  return transact(ctx, async (tx) => {
    await consumeUpload(tx, { uploadId, senderId: id })
    const profile = await lockProfile(tx.db, id)
    if (!profile) throw notFound()
    await linkFiles(tx, avatarFileKeys(variants))
    return replaceAvatar(tx, profile, { ...variants, alt: {} })
  })
}

/** Removes the avatar, so that the generated one is shown. */
export async function removeAvatar(ctx: MemberContext): Promise<ProfileView> {
  const { id } = ctx.viewer
  return transact(ctx, async (tx) => {
    const profile = await lockProfile(tx.db, id)
    if (!profile) throw notFound()
    return profile.avatar ? replaceAvatar(tx, profile, null) : toProfileView(profile)
  })
}

async function replaceAvatar(tx: Tx, profile: ProfileRow, avatar: Picture | null): Promise<ProfileView> {
  await unlinkFiles(tx, avatarFileKeys(profile.avatar))
  await updateAvatar(tx.db, profile.userId, avatar)
  publish(tx, profileChanged({ userId: profile.userId }))
  return toProfileView({ ...profile, avatar, version: profile.version + 1 })
}

export function avatarFileKeys(avatar: Pick<Picture, 'sources'> | null): string[] {
  return avatar?.sources.map(({ key }) => key) ?? []
}

function rejectNonSquare(crop: Crop, upload: Upload): void {
  const { width, height } = toPixels(crop, upload)
  if (width !== height) throw new Failure('INVALID_INPUT', { fields: [{ path: 'crop', rule: 'square', params: {} }] })
}
