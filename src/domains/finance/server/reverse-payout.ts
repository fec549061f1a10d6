import { payoutReversed } from '#events/finance.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { AdminContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import type { PayoutView } from '../contract.ts'
import { reversalMoves } from './ledger.rules.ts'
import { payoutView } from './payout-view.ts'
import { lockPayout, markPayoutReversed } from './payouts.sql.ts'
import { postPayoutEntries, recordPayoutAction, toAdministrator } from './settle-payout.ts'

/**
 * The bank sent a completed transfer back: the amount is available to the vendor again. Fails with WRONG_STATUS when the payout is not
 * completed, also when it was reversed before.
 */
export async function reversePayout(ctx: AdminContext, { id, reason }: { id: string; reason: string }): Promise<PayoutView> {
  const by = toAdministrator(ctx)
  return transact(ctx, async (tx) => {
    const payout = await lockPayout(tx.db, id)
    if (!payout) throw notFound()
    if (payout.status !== 'completed') throw new Failure('WRONG_STATUS', { status: payout.status })
    const { workspaceId, currency, amountMinor } = payout
    await markPayoutReversed(tx.db, id, { reason, by: by.userId, now: tx.now })
    await postPayoutEntries(tx, payout, reversalMoves(amountMinor))
    publish(tx, payoutReversed({ payoutId: id, workspaceId, currency, amountMinor, reason }))
    await recordPayoutAction(tx, 'finance.payoutReversed', payout, by)
    return payoutView(tx.db, { ...payout, status: 'reversed', reason })
  })
}
