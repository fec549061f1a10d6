import { Failure, notFound } from '#platform/server/failure.ts'
import type { AdminContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { openPayout, type PayoutDetails } from './payout-details.ts'
import { recordAction, requireLockedShop } from './vendors.ts'

/**
 * Decrypts the payout details and records the access in the audit log. Fails with NOT_FOUND if there are none, and with
 * PAYOUT_ACCOUNT_FROZEN while their owner has not confirmed them.
 */
export async function revealPayout(ctx: AdminContext, { id }: { id: string }): Promise<PayoutDetails> {
  return transact(ctx, async (tx) => {
    const { payoutSealed, payoutFrozenAt } = await requireLockedShop(tx, id)
    if (payoutSealed === null) throw notFound()
    if (payoutFrozenAt) throw new Failure('PAYOUT_ACCOUNT_FROZEN')
    await recordAction(tx, ctx, 'vendors.payoutRead', id)
    return openPayout(ctx.services, id, payoutSealed)
  })
}
