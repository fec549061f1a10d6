import { unlinkFiles } from '#platform/server/files/orphaned-files.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { GroupView } from '../contract.ts'
import { bannerKeys } from './banner-keys.ts'
import { updateBanner } from './groups.sql.ts'
import { lockModerated } from './own-group.ts'
import { publishChanged } from './publish-changed.ts'

export async function removeBanner(ctx: MemberContext, { groupId }: { groupId: string }): Promise<GroupView> {
  return transact(ctx, async (tx) => {
    const { group } = await lockModerated(tx, ctx, groupId)
    await unlinkFiles(tx, bannerKeys(group.banner))
    await updateBanner(tx.db, groupId, null)
    return publishChanged(tx, ctx, groupId)
  })
}
