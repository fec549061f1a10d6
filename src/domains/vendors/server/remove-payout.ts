import { lockMembership } from '#domains/workspaces/server/index.ts'
import { notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { ShopView } from '../contract.ts'
import { lockShop, updatePayoutDetails } from './shop.sql.ts'
import { getShop } from './shop-view.ts'

/** Removes the payout account; only the owner may. */
export async function removePayout(ctx: WorkspaceContext): Promise<ShopView> {
  return transact(ctx, async (tx) => {
    const { id } = await lockMembership(tx, ctx, 'owner')
    if (!(await lockShop(tx.db, id))) throw notFound()
    await updatePayoutDetails(tx.db, id, { payoutSealed: null, payoutHint: null })
    return getShop(tx.db, id, ctx.language)
  })
}
