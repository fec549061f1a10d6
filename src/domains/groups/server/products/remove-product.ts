import type { MemberContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { lockModerated } from '../own-group.ts'
import { deleteProducts } from './products.sql.ts'
import { loadShelf, publishShelf } from './shelf.ts'

/** Removing twice changes nothing. */
export async function removeProduct(ctx: MemberContext, { groupId, productId }: { groupId: string; productId: string }) {
  return transact(ctx, async (tx) => {
    const { group } = await lockModerated(tx, ctx, groupId)
    if (await deleteProducts(tx.db, groupId, [productId])) await publishShelf(tx, group)
    return loadShelf(tx.db, ctx, groupId)
  })
}
