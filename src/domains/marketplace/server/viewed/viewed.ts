/** A member's recently viewed products, private and limited. For guests the browser stores them. */
import { loadProducts } from '#domains/catalog/server/index.ts'
import { notFound } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { MAX_VIEWS } from '../../contract.ts'
import { loadListingsInOrder } from '../listings-in-order.ts'
import { deleteViewsOfUser, loadViews, saveView } from './views.sql.ts'

export async function listViewed(ctx: MemberContext) {
  const views = await loadViews(ctx.services.db, ctx.userId, MAX_VIEWS)
  return loadListingsInOrder(
    ctx,
    views.map(({ productId }) => productId),
  )
}

export async function recordViewed(ctx: MemberContext, productId: string): Promise<void> {
  const { userId } = ctx
  await transact(ctx, async (tx) => {
    if ((await loadProducts(tx.db, [productId], ctx.language)).length === 0) throw notFound()
    await saveView(tx.db, { userId, productId, viewedAt: tx.now }, MAX_VIEWS)
  })
}

export async function clearViewed(ctx: MemberContext): Promise<void> {
  const { userId } = ctx
  await transact(ctx, (tx) => deleteViewsOfUser(tx.db, userId))
}
