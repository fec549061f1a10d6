import { requireConfirmedEmail } from '#domains/accounts/server/index.ts'
import { lockMembership } from '#domains/workspaces/server/index.ts'
import { notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { ShopView } from '../contract.ts'
import { lockShop, unfreezePayout } from './shop.sql.ts'
import { getShop } from './shop-view.ts'

/** The owner recognizes the payout account, so that money can be paid to it again. Fails with NOT_FOUND when there is none. */
export async function confirmPayout(ctx: WorkspaceContext): Promise<ShopView> {
  return transact(ctx, async (tx) => {
    const { id } = await lockMembership(tx, ctx, 'owner')
    await requireConfirmedEmail(tx, ctx.userId)
    const shop = await lockShop(tx.db, id)
    if (!shop?.payoutSealed) throw notFound()
    await unfreezePayout(tx.db, id)
    return getShop(tx.db, id, ctx.language)
  })
}
