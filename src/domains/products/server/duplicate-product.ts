import { loadVendorProducts, lockProducts, saveProduct } from '#domains/catalog/server/index.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { type Tx, transact } from '#platform/server/transact.ts'
import { FALLBACK_LANGUAGE } from '#platform/shared/language.ts'
import { copyPictures, linkPictures } from './pictures.ts'
import { recordProducts } from './product-activity.ts'
import { requireProduct } from './save-with-stock.ts'

const MAX_SKU = 64

/** Copies a product as a draft, with new SKUs and no stock. Fails with TAKEN_DOWN. */
export async function duplicateProduct(ctx: WorkspaceContext, { productId }: { productId: string }): Promise<{ id: string }> {
  const { services, language } = ctx
  const { workspaceId } = ctx.membership
  const [shown] = await loadVendorProducts(services.db, { workspaceId, ids: [productId] }, language)
  if (!shown) throw notFound()
  const pictures = await copyPictures(services, shown.pictures)
  return transact(ctx, async (tx) => {
    await lockProducts(tx, workspaceId)
    const original = await requireProduct(tx, workspaceId, productId, language)
    if (original.takedown) throw new Failure('TAKEN_DOWN')
    const skus = await freeSkus(
      tx,
      workspaceId,
      original.variants.map(({ sku }) => sku),
    )
    await linkPictures(tx, pictures)
    const { id } = await saveProduct(tx, workspaceId, null, {
      pictures,
      language: original.language,
      texts: original.texts,
      categorySlug: original.categorySlug,
      status: 'draft',
      details: original.details,
      attributes: original.attributes,
      options: original.options,
      measure: original.measure,
      contentUnit: original.contentUnit,
      personalization: original.personalization,
      kind: original.kind,
      leadDays: original.leadDays,
      maxDownloads: original.maxDownloads,
      // Its keys belong to the original.
      licenseKeys: false,
      // Another product has another GTIN.
      variants: original.variants.map((variant, index) => ({ ...variant, id: null, gtin: null, sku: skus[index] ?? variant.sku })),
    })
    await recordProducts(tx, ctx, 'duplicated', [{ productId: id }])
    return { id }
  })
}

/** Appends `-2`, or the next number with which all SKUs are free. */
async function freeSkus(tx: Tx, workspaceId: string, skus: readonly string[]): Promise<string[]> {
  for (let number = 2; ; number += 1) {
    const ending = `-${number}`
    const wanted = skus.map((sku) => `${sku.slice(0, MAX_SKU - ending.length)}${ending}`)
    if ((await loadVendorProducts(tx.db, { workspaceId, skus: wanted }, FALLBACK_LANGUAGE)).length === 0) return wanted
  }
}
