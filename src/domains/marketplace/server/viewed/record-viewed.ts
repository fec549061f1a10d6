import { loadProducts } from '#domains/catalog/server/index.ts'
import { notFound } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { MAX_VIEWS } from '../../contract.ts'
import { saveView } from './views.sql.ts'

export async function recordViewed(ctx: MemberContext, productId: string): Promise<void> {
  const { userId } = ctx
  await transact(ctx, async (tx) => {
    if ((await loadProducts(tx.db, [productId], ctx.language)).length === 0) throw notFound()
    await saveView(tx.db, { userId, productId, viewedAt: tx.now }, MAX_VIEWS)
  })
}
