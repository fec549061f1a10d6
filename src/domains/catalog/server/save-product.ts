/** Creates and updates a workspace's product as a whole. The caller's transaction holds the lock of `lockProducts`. */
import { productPublished, productRemoved } from '#events/catalog.ts'
import { Failure } from '#platform/server/failure.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { LANGUAGES, type Language } from '#platform/shared/language.ts'
import type {
  Measure,
  MeasuredUnit,
  PersonalField,
  ProductAttributes,
  ProductDetails,
  ProductOption,
  ProductText,
  Status,
  VariantInput,
} from '../contract.ts'
import { rejectPartsInBundles, saveBundleParts } from './bundles.ts'
import { putIntoCollections } from './collections/put-into-collections.ts'
import { type CreatedProduct, createProduct, sortNameFor } from './create-product.ts'
import { mergeDescription } from './description.rules.ts'
import { type KindInput, mergeKind } from './product-kind.rules.ts'
import { insertPictures, insertVariants } from './product-writes.sql.ts'
import type { ProductPicture } from './products.sql.ts'
import { unlinkPictures } from './unlink-pictures.ts'
import {
  deletePictures,
  deleteVariants,
  replaceTexts,
  updatePriceRanges,
  updateProduct,
  updateVariants,
} from './vendor-product-writes.sql.ts'
import { findTakenSku } from './vendor-products.sql.ts'
import type { VendorProduct } from './vendor-products.ts'
import { findAssignableCategory } from './workspace-categories.ts'

export type ProductFields = KindInput & {
  language: Language
  texts: Partial<Record<Language, ProductText>>
  categorySlug: string
  status: Status
  details?: ProductDetails | undefined
  attributes?: ProductAttributes | undefined
  options: readonly ProductOption[]
  measure?: Measure | undefined
  contentUnit?: MeasuredUnit | null | undefined
  personalization?: readonly PersonalField[] | undefined
  /** Slugs; undefined: unchanged. */
  collections?: readonly string[] | undefined
  variants: readonly VariantInput[]
  pictures: readonly (ProductPicture & { id: string })[]
}

/**
 * Saves all fields of a product; `before` is null for a new one. Deletes variants that the fields omit; the caller has stopped
 * tracking their stock. Returns variant ids in the order of the fields. Fails with CATEGORY_GONE, SKU_TAKEN, UNKNOWN_COLLECTION, COLLECTION_FULL, PART_OF_BUNDLE for an omitted
 * variant that a bundle contains, or INVALID_INPUT for the parts of a bundle.
 */
export async function saveProduct(
  tx: Tx,
  workspaceId: string,
  before: VendorProduct | null,
  fields: ProductFields,
): Promise<CreatedProduct> {
  const sku = await findTakenSku(tx.db, { workspaceId, productId: before?.id ?? null, skus: fields.variants.map((variant) => variant.sku) })
  if (sku !== null) throw new Failure('SKU_TAKEN', { sku })
  const category = await findAssignableCategory(tx.db, workspaceId, fields.categorySlug)
  if (!category) throw new Failure('CATEGORY_GONE')
  if (!before) {
    const created = await createProduct(tx, { ...fields, workspaceId })
    if (fields.collections) await putIntoCollections(tx, workspaceId, created.id, fields.collections)
    return created
  }

  const { id, status, takenDown, publishedAt } = before
  const kind = mergeKind(fields, before)
  await updateProduct(tx.db, id, {
    categoryId: category.id,
    status: fields.status,
    sortName: sortNameFor(fields),
    details: fields.details ?? before.details,
    attributes: fields.attributes ?? before.attributes,
    options: fields.options,
    measure: fields.measure ?? before.measure,
    contentUnit: fields.contentUnit === undefined ? before.contentUnit : fields.contentUnit,
    personalization: fields.personalization ?? before.personalization,
    kind,
    now: tx.now,
  })
  const texts = LANGUAGES.flatMap((language) => {
    const text = fields.texts[language]
    return text ? [{ ...text, ...mergeDescription(text, before.texts[language]), productId: id, language }] : []
  })
  await replaceTexts(tx.db, id, fields.language, texts)
  await deletePictures(tx.db, [id])
  await insertPictures(tx.db, id, fields.pictures)
  const removed = before.pictures.filter((picture) => !fields.pictures.some((kept) => kept.id === picture.id))
  await unlinkPictures(tx, removed, publishedAt !== null)
  const variants = await replaceVariants(tx, workspaceId, before, fields.variants)
  const parts = variants.map((variant, index) => ({ id: variant.id, bundleParts: fields.variants[index]?.bundleParts }))
  await saveBundleParts(tx, workspaceId, { id, kind: kind.kind }, parts)
  if (fields.collections) await putIntoCollections(tx, workspaceId, id, fields.collections)
  if (takenDown) return { id, variants }
  if (fields.status === 'active')
    publish(tx, productPublished({ productId: id, workspaceId, ...(publishedAt === null && { first: true }) }))
  else if (status === 'active') publish(tx, productRemoved({ productId: id, workspaceId }))
  return { id, variants }
}

async function replaceVariants(
  tx: Tx,
  workspaceId: string,
  { id: productId, variants: before }: VendorProduct,
  inputs: readonly VariantInput[],
): Promise<CreatedProduct['variants']> {
  const known = new Map(before.map((variant) => [variant.id, variant]))
  const variants = inputs.map(({ id, sku, options, priceMinor, compareAtMinor, costMinor, ...given }, position) => ({
    id: (id !== null && known.get(id)?.id) || newId('var'),
    productId,
    workspaceId,
    sku,
    options: [...options],
    priceMinor,
    compareAtMinor,
    costMinor,
    ...withPackage(given, id === null ? undefined : known.get(id)),
    position,
  }))
  const kept = new Set(variants.map(({ id }) => id))
  const removed = before.map(({ id }) => id).filter((id) => !kept.has(id))
  await rejectPartsInBundles(tx, { variantIds: removed })
  await deleteVariants(tx.db, removed)
  await updateVariants(
    tx.db,
    variants.filter(({ id }) => known.has(id)),
  )
  const added = variants.filter(({ id }) => !known.has(id))
  if (added.length > 0) await insertVariants(tx.db, added)
  await updatePriceRanges(tx.db, [productId])
  return variants.map(({ id, sku }) => ({ id, sku }))
}

type Package = Pick<VariantInput, 'gtin' | 'weightGrams' | 'content'>

/** GTIN, weight and content, from the variant before where they are left out. */
function withPackage(given: Package, before: Package | undefined) {
  const { gtin = before?.gtin ?? null, weightGrams = before?.weightGrams ?? null, content = before?.content ?? null } = given
  return { gtin, weightGrams, content }
}
