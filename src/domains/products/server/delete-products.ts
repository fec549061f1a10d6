import { changeProducts, type LockedProduct, loadVariants } from '#domains/catalog/server/index.ts'
import { adjustStock } from '#domains/inventory/server/index.ts'
import { removeRecords } from '#domains/records/server/index.ts'
import { Failure } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import type { Tx } from '#platform/server/transact.ts'
import { adjusterFor } from './save-with-stock.ts'

/** Deletes locked products and their stock. Fails with IN_CARTS unless `evenInCarts` is set, and with PART_OF_BUNDLE. */
export async function deleteProducts(
  tx: Tx,
  ctx: WorkspaceContext,
  products: readonly LockedProduct[],
  evenInCarts: boolean,
): Promise<void> {
  const ids = products.map(({ id }) => id)
  const carts = evenInCarts ? 0 : await tx.services.resources.holders(tx.db, 'product', ids)
  if (carts > 0) throw new Failure('IN_CARTS', { carts })
  const variants = await loadVariants(tx.db, ids)
  await adjustStock(
    tx,
    adjusterFor(ctx),
    variants.map(({ id, productId, sku }) => ({ productId, variantId: id, sku, to: null })),
  )
  const { workspaceId } = ctx.membership
  await changeProducts(tx, workspaceId, products, { kind: 'delete' })
  await removeRecords(
    tx,
    ids.map((id) => ({ workspaceId, type: 'product', id })),
  )
}
