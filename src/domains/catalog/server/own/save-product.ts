/** A workspace's own product, written as a whole. The caller's transaction holds the catalogue's lock. */
import { productPublished, productRemoved } from '#facts/catalog.ts'
import { Failure } from '#platform/server/failure.ts'
import { announce, type Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { LANGUAGES, type Language } from '#platform/shared/language.ts'
import type { ProductText, Status, VariantInput } from '../../contract.ts'
import { type CreatedProduct, createProduct, sortNameOf } from '../create-product.ts'
import { insertPictures, insertVariants } from '../product-writes.sql.ts'
import { categoryOfWorkspace } from './categories.ts'
import { brokenRules } from './draft.rules.ts'
import { type LockedProduct, type OwnVariantRow, ownPictures, ownVariants, variantsBySku } from './own-products.sql.ts'
import { deletePictures, deleteVariants, keepRanges, replaceTexts, updateProduct, updateVariants } from './own-writes.sql.ts'
import { letGoOfPictures, type PlacedPicture } from './pictures.ts'

export type ProductDraft = {
  language: Language
  texts: Partial<Record<Language, ProductText>>
  categorySlug: string
  status: Status
  variants: readonly VariantInput[]
}

/** Fails with INVALID_INPUT, CATEGORY_GONE or SKU_TAKEN. The ids answered stand in the order of the draft's variants. */
export async function createOwn(
  tx: Tx,
  workspaceId: string,
  draft: ProductDraft,
  pictures: readonly PlacedPicture[],
): Promise<CreatedProduct> {
  await checkDraft(tx, workspaceId, null, draft)
  return createProduct(tx, { ...draft, workspaceId, pictures })
}

/**
 * The same failures. Variants the draft leaves out are gone; whoever tracks them has let go of them before. Answers all ids
 * in the order of the draft's variants.
 */
export async function updateOwn(
  tx: Tx,
  workspaceId: string,
  product: LockedProduct,
  draft: ProductDraft,
  pictures: readonly PlacedPicture[],
): Promise<{ id: string; sku: string }[]> {
  const { id } = product
  const category = await checkDraft(tx, workspaceId, id, draft)
  const [before, known] = [await ownPictures(tx.db, [id]), await ownVariants(tx.db, [id])]
  await updateProduct(tx.db, id, {
    ...{ categoryId: category.id, status: draft.status, sortName: sortNameOf(draft), now: tx.now },
  })
  await replaceTexts(
    tx.db,
    id,
    draft.language,
    LANGUAGES.flatMap((language) => {
      const text = draft.texts[language]
      return text ? [{ ...text, productId: id, language }] : []
    }),
  )
  await deletePictures(tx.db, [id])
  await insertPictures(tx.db, id, pictures)
  const gone = before.filter((picture) => !pictures.some((kept) => kept.id === picture.id))
  await letGoOfPictures(tx, gone, product.publishedAt !== null)

  const variants = draft.variants.map(({ id: variantId, sku, size, color, priceMinor, compareAtMinor, costMinor }, position) => ({
    ...{ id: variantId, productId: id, workspaceId, sku, size, color, priceMinor, compareAtMinor, costMinor, position },
  }))
  const ids = new Set(known.map((variant) => variant.id))
  const kept = variants.filter((variant): variant is OwnVariantRow & { position: number } => variant.id !== null && ids.has(variant.id))
  const fresh = variants.filter((variant) => !kept.some((other) => other === variant)).map((variant) => ({ ...variant, id: newId('var') }))
  await deleteVariants(
    tx.db,
    known.filter((variant) => !kept.some((other) => other.id === variant.id)).map((variant) => variant.id),
  )
  await updateVariants(tx.db, kept)
  if (fresh.length > 0) await insertVariants(tx.db, fresh)
  await keepRanges(tx.db, [id])

  if (draft.status === 'active') announce(tx, productPublished({ productId: id, workspaceId }))
  else if (product.status === 'active') announce(tx, productRemoved({ productId: id, workspaceId }))
  return [...kept, ...fresh].sort((a, b) => a.position - b.position).map(({ id: variantId, sku }) => ({ id: variantId, sku }))
}

async function checkDraft(tx: Tx, workspaceId: string, productId: string | null, draft: ProductDraft) {
  const broken = brokenRules(draft)
  if (broken.length > 0) throw new Failure('INVALID_INPUT', { fields: broken })
  const skus = draft.variants.map(({ sku }) => sku)
  const taken = (await variantsBySku(tx.db, workspaceId, skus)).find((variant) => variant.productId !== productId)
  if (taken) throw new Failure('SKU_TAKEN', { sku: taken.sku })
  const category = await categoryOfWorkspace(tx.db, workspaceId, draft.categorySlug)
  if (!category) throw new Failure('CATEGORY_GONE')
  return category
}
