import { requireConfirmedEmail } from '#domains/accounts/server/index.ts'
import { lockMembership } from '#domains/workspaces/server/index.ts'
import { notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { PayoutInput, ShopView } from '../contract.ts'
import { sealPayout } from './payout-details.ts'
import { lockShop, updatePayoutDetails } from './shop.sql.ts'
import { getShop } from './shop-view.ts'

/** Sets the payout account; only the owner may. Fails with EMAIL_NOT_CONFIRMED. */
export async function setPayout(ctx: WorkspaceContext, input: PayoutInput): Promise<ShopView> {
  return transact(ctx, async (tx) => {
    const { id } = await lockMembership(tx, ctx, 'owner')
    await requireConfirmedEmail(tx, ctx.userId)
    if (!(await lockShop(tx.db, id))) throw notFound()
    await updatePayoutDetails(tx.db, id, sealPayout(ctx.services, id, input))
    return getShop(tx.db, id, ctx.language)
  })
}
