import { Failure, notFound } from '#platform/server/failure.ts'
import { linkFiles } from '#platform/server/files/orphaned-files.ts'
import { toPixels } from '#platform/server/pictures/render-widths.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { consumeUpload, findUpload, type Upload } from '#platform/server/uploads/consume-upload.ts'
import { makeVariants } from '#platform/server/uploads/make-variants.ts'
import type { Crop } from '#platform/shared/uploads.ts'
import type { ProfileView } from '../contract.ts'
import { AVATAR_PER_HOUR } from './limits.ts'
import { lockProfile } from './profiles.sql.ts'
import { avatarFileKeys, replaceAvatar } from './replace-avatar.ts'

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

function rejectNonSquare(crop: Crop, upload: Upload): void {
  const { width, height } = toPixels(crop, upload)
  if (width !== height) throw new Failure('INVALID_INPUT', { fields: [{ path: 'crop', rule: 'square', params: {} }] })
}
