import { notFound } from '#platform/server/failure.ts'
import type { AdminContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { openPayout, type PayoutDetails } from './payout-details.ts'
import { recordAction, requireLockedShop } from './vendors.ts'

/** Decrypts the payout details and records the access in the audit log. Fails with NOT_FOUND if there are none. */
export async function revealPayout(ctx: AdminContext, { id }: { id: string }): Promise<PayoutDetails> {
  return transact(ctx, async (tx) => {
    const { payoutSealed } = await requireLockedShop(tx, id)
    if (payoutSealed === null) throw notFound()
    await recordAction(tx, ctx, 'vendors.payoutRead', id)
    return openPayout(ctx.services, id, payoutSealed)
  })
}
