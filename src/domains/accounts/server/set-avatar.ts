import { profileChanged } from '#facts/accounts.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import { keepFiles, letGoOfFiles } from '#platform/server/files/loose-files.ts'
import type { Call } from '#platform/server/kernel.ts'
import type { Picture } from '#platform/server/picture.ts'
import { pixelsOf } from '#platform/server/pictures/render-widths.ts'
import { announce, type Tx, transact } from '#platform/server/transact.ts'
import { makeVariants } from '#platform/server/uploads/make-variants.ts'
import { findUpload, takeUpload, type Upload } from '#platform/server/uploads/take-upload.ts'
import type { Crop } from '#platform/shared/uploads.ts'
import type { ProfileView } from '../contract.ts'
import { AVATAR_PER_HOUR } from './limits.ts'
import { profileView } from './profile-view.ts'
import { lockProfile, type ProfileRow, putAvatar } from './profiles.sql.ts'
import { memberIn } from './sessions.ts'

/** From a place in a list to the head of a profile, at twice the density of the screen. */
const WIDTHS = [48, 96, 160, 320, 640]

/** A square part of what they uploaded becomes their picture. Fails with NOT_FOUND for an upload that is not there to be used. */
export async function setAvatar(call: Call, { uploadId, crop }: { uploadId: string; crop: Crop }): Promise<ProfileView> {
  const { kernel } = call
  const { id } = memberIn(call)
  await kernel.limits.consume(AVATAR_PER_HOUR, id)
  const upload = await findUpload(kernel.db, { uploadId, senderId: id }, kernel.now())
  refuseOblong(crop, upload)
  const variants = await makeVariants(kernel, { key: upload.key, crop, widths: WIDTHS })
  return transact(call, async (tx) => {
    await takeUpload(tx, { uploadId, senderId: id })
    const profile = await lockProfile(tx.db, id)
    if (!profile) throw notFound()
    await keepFiles(tx, keysOf(variants))
    return replaceAvatar(tx, profile, { ...variants, alt: {} })
  })
}

/** Back to the generated picture. */
export async function removeAvatar(call: Call): Promise<ProfileView> {
  const { id } = memberIn(call)
  return transact(call, async (tx) => {
    const profile = await lockProfile(tx.db, id)
    if (!profile) throw notFound()
    return profile.avatar ? replaceAvatar(tx, profile, null) : profileView(profile)
  })
}

async function replaceAvatar(tx: Tx, profile: ProfileRow, avatar: Picture | null): Promise<ProfileView> {
  await letGoOfFiles(tx, keysOf(profile.avatar))
  await putAvatar(tx.db, profile.userId, avatar)
  announce(tx, profileChanged({ userId: profile.userId }))
  return profileView({ ...profile, avatar, version: profile.version + 1 })
}

export function keysOf(avatar: Pick<Picture, 'sources'> | null): string[] {
  return avatar?.sources.map(({ key }) => key) ?? []
}

function refuseOblong(crop: Crop, upload: Upload): void {
  const { width, height } = pixelsOf(crop, upload)
  if (width !== height) throw new Failure('INVALID_INPUT', { fields: [{ path: 'crop', rule: 'square', params: {} }] })
}
