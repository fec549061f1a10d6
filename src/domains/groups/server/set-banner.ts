import { notFound } from '#platform/server/failure.ts'
import { linkFiles, unlinkFiles } from '#platform/server/files/orphaned-files.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { consumeUpload, findUpload } from '#platform/server/uploads/consume-upload.ts'
import { makeVariants } from '#platform/server/uploads/make-variants.ts'
import type { Crop } from '#platform/shared/uploads.ts'
import type { GroupView } from '../contract.ts'
import { bannerKeys } from './banner-keys.ts'
import { updateBanner } from './groups.sql.ts'
import { BANNERS_PER_HOUR } from './limits.ts'
import { lockModerated } from './own-group.ts'
import { publishChanged } from './publish-changed.ts'
import { loadGroupRights } from './rights.ts'

const WIDTHS = [640, 1280, 1920]

type Input = { groupId: string; uploadId: string; crop: Crop; alt: string }

/** Fails with NOT_FOUND for an unknown upload. */
export async function setBanner(ctx: MemberContext, { groupId, uploadId, crop, alt }: Input): Promise<GroupView> {
  const { services, userId: senderId, viewer, language } = ctx
  if (!(await loadGroupRights(services.db, viewer, [groupId])).get(groupId)?.moderates) throw notFound()
  await services.limits.consume(BANNERS_PER_HOUR, senderId)
  const { key } = await findUpload(services.db, { uploadId, senderId }, services.now())
  const variants = await makeVariants(services, { key, crop, widths: WIDTHS })
  return transact(ctx, async (tx) => {
    const { group } = await lockModerated(tx, ctx, groupId)
    await consumeUpload(tx, { uploadId, senderId })
    await linkFiles(tx, bannerKeys(variants))
    await unlinkFiles(tx, bannerKeys(group.banner))
    await updateBanner(tx.db, groupId, { ...variants, alt: alt ? { [language]: alt } : {} })
    return publishChanged(tx, ctx, groupId)
  })
}
