import { productPublished } from '#events/catalog.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { LANGUAGES, type Language } from '#platform/shared/language.ts'
import { BASE_CURRENCY } from '#platform/shared/money.ts'
import {
  type BundlePartInput,
  type Measure,
  type MeasuredUnit,
  NO_DETAILS,
  type PersonalField,
  PIECES,
  type ProductAttributes,
  type ProductDetails,
  type ProductOption,
} from '../contract.ts'
import { saveBundleParts } from './bundles.ts'
import { loadCategories } from './categories.sql.ts'
import { mergeDescription } from './description.rules.ts'
import { type KindInput, mergeKind } from './product-kind.rules.ts'
import { insertPictures, insertProduct, insertTexts, insertVariants } from './product-writes.sql.ts'
import type { ProductPicture } from './products.sql.ts'

export type NewVariant = {
  sku: string
  /** Values, in the order of the product's options. */
  options?: readonly string[] | undefined
  priceMinor: number
  /** Compare-at price in minor units, higher than the price. */
  compareAtMinor?: number | null | undefined
  /** Cost per item in minor units. */
  costMinor?: number | null | undefined
  gtin?: string | null | undefined
  weightGrams?: number | null | undefined
  content?: number | null | undefined
  bundleParts?: readonly BundlePartInput[] | undefined
}

type NewText = { name: string; description: string; descriptionHtml?: string | undefined; seoTitle?: string; seoDescription?: string }

export type NewProduct = KindInput & {
  workspaceId: string
  categorySlug: string
  status: 'active' | 'draft' | 'archived'
  /** The product's original language. */
  language: Language
  texts: Partial<Record<Language, NewText>>
  pictures: readonly ProductPicture[]
  variants: readonly NewVariant[]
  details?: Partial<ProductDetails> | undefined
  attributes?: ProductAttributes | undefined
  options?: readonly ProductOption[] | undefined
  measure?: Measure | undefined
  contentUnit?: MeasuredUnit | null | undefined
  personalization?: readonly PersonalField[] | undefined
  /** Default: now. Demo data sets earlier dates. */
  publishedAt?: Date
}

export type CreatedProduct = { id: string; variants: { id: string; sku: string }[] }

/** Creates a product with its variants and publishes `productPublished` if it is active. Throws if the category does not exist, and fails like `saveBundleParts`. */
export async function createProduct(tx: Tx, product: NewProduct): Promise<CreatedProduct> {
  const category = (await loadCategories(tx.db)).find(({ slug }) => slug === product.categorySlug)
  if (!category) throw new Error(`unknown category ${product.categorySlug}`)
  const { workspaceId, status } = product
  const publishedAt = product.publishedAt ?? tx.now
  const id = newId('prod')
  const kindFields = mergeKind(product)
  const prices = product.variants.map(({ priceMinor }) => priceMinor)
  await insertProduct(tx.db, {
    id,
    workspaceId,
    status,
    categoryId: category.id,
    currency: BASE_CURRENCY,
    priceMinor: Math.min(...prices),
    maxPriceMinor: Math.max(...prices),
    sortName: sortNameFor(product),
    publishedAt: status === 'active' ? publishedAt : null,
    createdAt: publishedAt,
    updatedAt: publishedAt,
    details: { ...NO_DETAILS, ...product.details },
    attributes: product.attributes ?? {},
    options: product.options ?? [],
    measure: product.measure ?? PIECES,
    contentUnit: product.contentUnit ?? null,
    personalization: product.personalization ?? [],
    ...kindFields,
  })
  const texts = LANGUAGES.flatMap((language) => {
    const text = product.texts[language]
    return text ? [{ productId: id, language, original: language === product.language, ...text, ...mergeDescription(text) }] : []
  })
  await insertTexts(tx.db, texts)
  await insertPictures(tx.db, id, product.pictures)
  const variants = product.variants.map(
    ({ sku, options, priceMinor, compareAtMinor, costMinor, gtin, weightGrams, content }, position) => ({
      id: newId('var'),
      productId: id,
      workspaceId,
      sku,
      priceMinor,
      position,
      options: [...(options ?? [])],
      compareAtMinor: compareAtMinor ?? null,
      costMinor: costMinor ?? null,
      gtin: gtin ?? null,
      weightGrams: weightGrams ?? null,
      content: content ?? null,
    }),
  )
  await insertVariants(tx.db, variants)
  const parts = variants.map((variant, index) => ({ id: variant.id, bundleParts: product.variants[index]?.bundleParts }))
  await saveBundleParts(tx, workspaceId, { id, kind: kindFields.kind }, parts)
  if (status === 'active') publish(tx, productPublished({ productId: id, workspaceId, first: true }))
  return { id, variants: variants.map(({ id: variantId, sku }) => ({ id: variantId, sku })) }
}

/** Sort key of the vendor's product list: the original name in lower case. */
export function sortNameFor({ language, texts }: Pick<NewProduct, 'language' | 'texts'>): string {
  return (texts[language]?.name ?? '').toLowerCase()
}
