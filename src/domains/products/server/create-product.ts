import { lockProducts } from '#domains/catalog/server/index.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { ProductDraft, VendorProductView } from '../contract.ts'
import { renderPictures } from './pictures.ts'
import { recordProducts } from './product-activity.ts'
import { loadProductView } from './product-view.ts'
import { saveWithStock } from './save-with-stock.ts'

/** Fails with INVALID_INPUT, CATEGORY_GONE, SKU_TAKEN, PICTURE_REFUSED, or NOT_FOUND for an unknown upload. */
export async function createProduct(ctx: WorkspaceContext, { images, ...draft }: ProductDraft): Promise<VendorProductView> {
  const { workspaceId } = ctx.membership
  const rendered = await renderPictures(ctx.services, ctx.userId, images)
  return transact(ctx, async (tx) => {
    await lockProducts(tx, workspaceId)
    const productId = await saveWithStock(tx, ctx, null, rendered, draft)
    await recordProducts(tx, ctx, 'created', [{ productId }])
    return loadProductView(tx.db, workspaceId, productId, ctx.language)
  })
}
