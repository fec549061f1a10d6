/** A member's recently viewed products, private and limited. For guests the browser stores them. */
import type { MemberContext } from '#platform/server/services.ts'
import { MAX_VIEWS } from '../../contract.ts'
import { loadListingsInOrder } from '../listings-in-order.ts'
import { loadViews } from './views.sql.ts'

export async function listViewed(ctx: MemberContext) {
  const views = await loadViews(ctx.services.db, ctx.userId, MAX_VIEWS)
  return loadListingsInOrder(
    ctx,
    views.map(({ productId }) => productId),
  )
}
