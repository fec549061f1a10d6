/** Imports products from a file: saves every valid row and reports the problems of the others. */
import { isDeepStrictEqual } from 'node:util'
import { loadVariantIdsBySku, lockProducts } from '#domains/catalog/server/index.ts'
import { picturesNamed } from '#events/products.ts'
import { defineImport } from '#platform/server/define-import.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import { FALLBACK_LANGUAGE } from '#platform/shared/language.ts'
import { ATTRIBUTE_PREFIX } from '../../contract/file-columns.ts'
import { type NamedPicture, namePictures } from '../pictures-by-url/picture-urls.sql.ts'
import { recordProducts } from '../product-activity.ts'
import { findProductChanges } from '../product-changes.rules.ts'
import { requireProduct, saveWithStock } from '../save-with-stock.ts'
import { type AwaitedParts, resolveParts } from './apply-bundle-parts.rules.ts'
import { columns } from './columns.ts'
import { toDraft, toRowProblem } from './merge-rows.rules.ts'
import { type ImportedProduct, planProducts } from './plan-products.ts'

export const productImport = defineImport({
  columns,
  isMore: (heading) => heading.startsWith(ATTRIBUTE_PREFIX),
  save,
  unique: { column: 'sku', rule: 'skuTwice' },
  lock: async (tx, ctx) => void (await lockProducts(tx, ctx.membership.workspaceId)),
  plan: (db, ctx, rows) => planProducts(db, ctx.membership.workspaceId, rows),
  repair: (row) => ({ ...row, values: { ...row.values, sku: row.values.sku ?? '' } }),
  isUnchanged: ({ before, draft, awaited, pictures }) =>
    before !== null && awaited.length === 0 && pictures.length === 0 && isDeepStrictEqual(draft, toDraft(before)),
  toProblem: toRowProblem,
})

/** A product keeps its pictures; those that the file names are fetched afterwards. */
async function save(
  tx: Tx,
  ctx: WorkspaceContext,
  { before, draft: planned, awaited, pictures }: ImportedProduct,
): Promise<'created' | 'updated'> {
  const draft = awaited.length > 0 ? await withAwaitedParts(tx, ctx, planned, awaited) : planned
  if (!before) {
    const productId = await saveWithStock(tx, ctx, null, [], draft)
    await recordProducts(tx, ctx, 'imported', [{ productId }])
    await fetchLater(tx, ctx, productId, pictures)
    return 'created'
  }
  const { workspaceId } = ctx.membership
  await lockProducts(tx, workspaceId, { ids: [before.id] })
  const current = await requireProduct(tx, workspaceId, before.id, FALLBACK_LANGUAGE)
  const kept = before.images.map(({ id, alt, color }) => ({ imageId: id, alt, color }))
  await fetchLater(tx, ctx, await saveWithStock(tx, ctx, current, kept, draft), pictures)
  const category = before.category.slug === draft.categorySlug ? before.category.name : draft.categorySlug
  await recordProducts(tx, ctx, 'imported', [{ productId: before.id, changes: findProductChanges(before, draft, category) }])
  return 'updated'
}

async function fetchLater(tx: Tx, { membership }: WorkspaceContext, productId: string, pictures: readonly NamedPicture[]): Promise<void> {
  if (pictures.length === 0) return
  const product = { workspaceId: membership.workspaceId, productId }
  await namePictures(tx.db, product, pictures, tx.now)
  publish(tx, picturesNamed(product))
}

/** The rows that add the parts were saved before. */
async function withAwaitedParts(
  tx: Tx,
  { membership }: WorkspaceContext,
  draft: ImportedProduct['draft'],
  awaited: readonly AwaitedParts[],
): Promise<ImportedProduct['draft']> {
  const skus = awaited.flatMap(({ parts }) => parts.map(({ sku }) => sku))
  const ids = await loadVariantIdsBySku(tx.db, membership.workspaceId, skus)
  const partsOf = new Map(awaited.map(({ variant, parts }) => [variant, resolveParts(parts, (sku) => ids.get(sku.toLowerCase()))]))
  return {
    ...draft,
    variants: draft.variants.map((variant, index) => ({ ...variant, bundleParts: partsOf.get(index) ?? variant.bundleParts })),
  }
}
