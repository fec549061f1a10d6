/** Products somebody would like to have one day. */
import { productsById } from '#domains/catalog/server/index.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { pageOf } from '#platform/server/keyset.ts'
import { transact } from '#platform/server/transact.ts'
import { MAX_WISHES } from '../../contract.ts'
import { memberId } from '../member-id.ts'
import { listingsInOrder } from '../some-listings.ts'
import { countWishes, deleteWish, insertWish, NEWEST_WISH, wishesOf, wishPage } from './wishes.sql.ts'

/** The newest first; what is no longer on sale is left out, and comes back with it. */
export async function listWishes(call: Call, { cursor, limit }: { cursor?: string | undefined; limit: number }) {
  const { db } = call.kernel
  const page = pageOf(await wishPage(db, memberId(call), cursor, limit), limit, NEWEST_WISH, ({ wishedAt, productId }) => [
    wishedAt.toISOString(),
    productId,
  ])
  const items = await listingsInOrder(
    call,
    page.items.map(({ productId }) => productId),
  )
  return { items, nextCursor: page.nextCursor }
}

/** All of them, for the hearts of lists. */
export async function wishedIds(call: Call): Promise<string[]> {
  return (await wishesOf(call.kernel.db, memberId(call))).map(({ productId }) => productId)
}

/** Wishes for a product, or no longer. Fails with WISHES_FULL. */
export async function setWish(call: Call, { productId, wished }: { productId: string; wished: boolean }): Promise<void> {
  const userId = memberId(call)
  await transact(call, async (tx) => {
    if (!wished) return deleteWish(tx.db, { userId, productId })
    const [product] = await productsById(tx.db, [productId], call.language)
    if (product?.status !== 'active') throw notFound()
    await insertWish(tx.db, { userId, productId, wishedAt: tx.now })
    if ((await countWishes(tx.db, userId)) > MAX_WISHES) throw new Failure('WISHES_FULL', { most: MAX_WISHES })
  })
}
