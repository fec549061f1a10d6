import { loadProducts } from '#domains/catalog/server/index.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { MAX_WISHES } from '../../contract.ts'
import { countWishes, deleteWish, insertWish } from './wishes.sql.ts'

/** Adds or removes a wish. Fails with WISHES_FULL. */
export async function setWish(ctx: MemberContext, { productId, wished }: { productId: string; wished: boolean }): Promise<void> {
  const { userId } = ctx
  await transact(ctx, async (tx) => {
    if (!wished) return deleteWish(tx.db, { userId, productId })
    const [product] = await loadProducts(tx.db, [productId], ctx.language)
    if (product?.status !== 'active') throw notFound()
    await insertWish(tx.db, { userId, productId, wishedAt: tx.now })
    if ((await countWishes(tx.db, userId)) > MAX_WISHES) throw new Failure('WISHES_FULL', { most: MAX_WISHES })
  })
}
