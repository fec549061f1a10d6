import type { MemberContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { lockModerated } from '../own-group.ts'
import { loadProductIds, orderProducts } from './products.sql.ts'
import { loadShelf, publishShelf } from './shelf.ts'

/** Products that are not on the shelf, any more, are passed over. */
export async function arrangeProducts(ctx: MemberContext, { groupId, productIds }: { groupId: string; productIds: readonly string[] }) {
  return transact(ctx, async (tx) => {
    const { group } = await lockModerated(tx, ctx, groupId)
    const before = await loadProductIds(tx.db, groupId)
    const named = [...new Set(productIds)].filter((id) => before.includes(id))
    await orderProducts(tx.db, groupId, [...named, ...before.filter((id) => !named.includes(id))])
    await publishShelf(tx, group)
    return loadShelf(tx.db, ctx, groupId)
  })
}
