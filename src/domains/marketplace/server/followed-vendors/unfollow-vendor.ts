import { removeVendorFollower } from '#domains/network/server/index.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { findVendorWorkspace } from './followed-vendor.ts'

export async function unfollowVendor(ctx: MemberContext, { slug }: { slug: string }): Promise<{ following: boolean }> {
  const { userId } = ctx
  return transact(ctx, async (tx) => {
    await removeVendorFollower(tx, { userId, workspaceId: await findVendorWorkspace(tx.db, slug) })
    return { following: false }
  })
}
