import { Failure, notFound } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { type Tx, transact } from '#platform/server/transact.ts'
import { MAX_PRODUCTS } from '../../contract.ts'
import { lockModerated } from '../own-group.ts'
import { deleteProducts, insertProduct, loadProductIds } from './products.sql.ts'
import { loadShelf, publishShelf, toProduct } from './shelf.ts'

/** Fails with SHELF_FULL, and with NOT_FOUND for a product that the moderator does not see. */
export async function addProduct(ctx: MemberContext, { groupId, productId }: { groupId: string; productId: string }) {
  return transact(ctx, async (tx) => {
    const { group } = await lockModerated(tx, ctx, groupId)
    const ids = await loadProductIds(tx.db, groupId)
    if (!ids.includes(productId)) {
      const [isVisible] = await ctx.services.resources.can(tx.db, ctx.viewer, 'view', [toProduct(productId)])
      if (!isVisible) throw notFound()
      if (ids.length >= MAX_PRODUCTS && !(await clearGone(tx, groupId, ids))) throw new Failure('SHELF_FULL')
      await insertProduct(tx.db, groupId, productId, tx.now)
      await publishShelf(tx, group)
    }
    return loadShelf(tx.db, ctx, groupId)
  })
}

/** Makes room where products are that nobody sees any more. Returns false when there are none. */
async function clearGone({ db, services }: Tx, groupId: string, ids: readonly string[]): Promise<boolean> {
  const cards = await services.resources.cards(db, { kind: 'guest', id: null }, 'en', ids.map(toProduct))
  return deleteProducts(
    db,
    groupId,
    ids.filter((_, index) => cards[index] === null),
  )
}
