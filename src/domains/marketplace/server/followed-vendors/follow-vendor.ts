import { addVendorFollower } from '#domains/network/server/index.ts'
import type { RateLimit } from '#platform/server/rate-limits.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { findVendorWorkspace } from './followed-vendor.ts'

const VENDORS_PER_HOUR: RateLimit = { name: 'vendor follow', points: 120, seconds: 3600 }

export async function followVendor(ctx: MemberContext, { slug }: { slug: string }): Promise<{ following: boolean }> {
  const { services, userId, idempotency } = ctx
  await services.limits.consume(VENDORS_PER_HOUR, userId, idempotency?.key)
  return transact(ctx, async (tx) => {
    await addVendorFollower(tx, { userId, workspaceId: await findVendorWorkspace(tx.db, slug) })
    return { following: true }
  })
}
