import { changeProducts as changeCatalog, lockProducts } from '#domains/catalog/server/index.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { ProductChange, ProductTarget } from '../contract.ts'
import { deleteProducts } from './delete-products.ts'
import { toVendorFilter } from './products.ts'

/**
 * Changes many products. The server selects them, not the browser. Fails with CATEGORY_GONE, PRICE_TOO_HIGH, or IN_CARTS if
 * products to delete are in carts.
 */
export async function changeProducts(
  ctx: WorkspaceContext,
  { meant, change }: { meant: ProductTarget; change: ProductChange },
): Promise<{ changed: number }> {
  const { workspaceId } = ctx.membership
  return transact(ctx, async (tx) => {
    // The stock filter is read under the lock, too.
    await lockProducts(tx, workspaceId)
    const filter = 'ids' in meant ? { ids: meant.ids } : { ...(await toVendorFilter(tx.db, workspaceId, meant)), except: meant.except }
    const products = await lockProducts(tx, workspaceId, filter)
    if (products.length === 0) return { changed: 0 }
    if (change.kind === 'delete') await deleteProducts(tx, ctx, products, change.evenInCarts)
    else await changeCatalog(tx, workspaceId, products, change)
    return { changed: products.length }
  })
}
