import { lockProducts } from '#domains/catalog/server/index.ts'
import { Failure } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { ProductDraft, VendorProductView } from '../contract.ts'
import { renderPictures } from './pictures.ts'
import { recordProducts } from './product-activity.ts'
import { findProductChanges } from './product-changes.rules.ts'
import { loadProductView } from './product-view.ts'
import { requireProduct, saveWithStock } from './save-with-stock.ts'

/** Fails like `createProduct`, with STALE if the product changed since `version`, and with STOCK_PROMISED. */
export async function updateProduct(
  ctx: WorkspaceContext,
  { productId, version, images, ...draft }: ProductDraft & { productId: string; version: number },
): Promise<VendorProductView> {
  const { workspaceId } = ctx.membership
  const rendered = await renderPictures(ctx.services, ctx.userId, images)
  return transact(ctx, async (tx) => {
    await lockProducts(tx, workspaceId, { ids: [productId] })
    const before = await requireProduct(tx, workspaceId, productId, ctx.language)
    const view = () => loadProductView(tx.db, workspaceId, productId, ctx.language)
    const earlier = await view()
    if (before.version !== version) throw new Failure('STALE', { current: earlier })
    await saveWithStock(tx, ctx, before, rendered, draft)
    const saved = await view()
    await recordProducts(tx, ctx, 'updated', [{ productId, changes: findProductChanges(earlier, draft, saved.category.name) }])
    return saved
  })
}
