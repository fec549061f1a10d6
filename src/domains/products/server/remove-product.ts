import { lockProducts } from '#domains/catalog/server/index.ts'
import { notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { deleteProducts } from './delete-products.ts'

/** Deletes a product permanently. Fails with NOT_FOUND, and with IN_CARTS unless `evenInCarts` is set. */
export async function removeProduct(
  ctx: WorkspaceContext,
  { productId, evenInCarts }: { productId: string; evenInCarts: boolean },
): Promise<Record<string, never>> {
  return transact(ctx, async (tx) => {
    const products = await lockProducts(tx, ctx.membership.workspaceId, { ids: [productId] })
    if (products.length === 0) throw notFound()
    await deleteProducts(tx, ctx, products, evenInCarts)
    return {}
  })
}
