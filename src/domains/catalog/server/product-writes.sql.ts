/** Statements that insert and update products. */
import type { Db } from '#platform/server/db.ts'
import { schemaOf } from '#platform/server/db.ts'
import { newId } from '#platform/shared/ids.ts'
import type { Language } from '#platform/shared/language.ts'
import type { Measure, MeasuredUnit, PersonalField, ProductAttributes, ProductDetails, ProductOption } from '../contract.ts'
import type { Tables } from './db.types.ts'
import type { KindFields } from './product-kind.rules.ts'
import type { ProductPicture, VariantRow } from './products.sql.ts'

const catalog = schemaOf<Tables>()

export async function insertProduct(
  db: Db,
  product: {
    id: string
    workspaceId: string
    categoryId: string
    status: 'active' | 'draft' | 'archived'
    currency: string
    priceMinor: number
    maxPriceMinor: number
    sortName: string
    publishedAt: Date | null
    createdAt: Date
    updatedAt: Date
    details: ProductDetails
    attributes: ProductAttributes
    options: readonly ProductOption[]
    measure: Measure
    contentUnit: MeasuredUnit | null
    personalization: readonly PersonalField[]
  } & KindFields,
): Promise<void> {
  const { details, attributes, options, measure, personalization, ...row } = product
  await catalog(db)
    .insertInto('catalog.products')
    .values({
      ...row,
      ...details,
      ...measure,
      tags: [...details.tags],
      attributes: JSON.stringify(attributes),
      options: JSON.stringify(options),
      personalization: JSON.stringify(personalization),
    })
    .execute()
}

export async function insertTexts(
  db: Db,
  texts: {
    productId: string
    language: Language
    original: boolean
    name: string
    description: string
    descriptionHtml: string
    seoTitle?: string
    seoDescription?: string
  }[],
): Promise<void> {
  await catalog(db).insertInto('catalog.productTexts').values(texts).execute()
}

/** Inserts pictures in the given order. Pictures with an id keep it. */
export async function insertPictures(db: Db, productId: string, pictures: readonly (ProductPicture & { id?: string })[]): Promise<void> {
  if (pictures.length === 0) return
  const rows = pictures.map(({ id = newId('img'), sources, width, height, alt, color }, position) => ({
    id,
    productId,
    position,
    sources: JSON.stringify(sources),
    width,
    height,
    color,
    alt: JSON.stringify(alt),
  }))
  await catalog(db).insertInto('catalog.images').values(rows).execute()
}

export async function insertVariants(db: Db, variants: (VariantRow & { costMinor: number | null; position: number })[]): Promise<void> {
  await catalog(db).insertInto('catalog.variants').values(variants).execute()
}

/** Sets a product's status; returns false if it didn't change. */
export async function updateStatus(
  db: Db,
  productId: string,
  status: 'active' | 'draft' | 'archived',
  publishedAt: Date,
): Promise<boolean> {
  const updated = await catalog(db)
    .updateTable('catalog.products')
    .set(({ eb, fn }) => ({ status, publishedAt: fn.coalesce('publishedAt', eb.val(publishedAt)), version: eb('version', '+', 1) }))
    .where('id', '=', productId)
    .where('status', '<>', status)
    .executeTakeFirst()
  return updated.numUpdatedRows === 1n
}

/** Sets a variant's price, updates the product's price range and clears a compare-at price that isn't higher. Returns the product id. */
export async function updateVariantPrice(db: Db, variantId: string, priceMinor: number): Promise<string | null> {
  const variant = await catalog(db)
    .updateTable('catalog.variants')
    .set(({ eb }) => ({
      priceMinor,
      compareAtMinor: eb.case().when('compareAtMinor', '>', priceMinor).then(eb.ref('compareAtMinor')).end(),
    }))
    .where('id', '=', variantId)
    .returning('productId')
    .executeTakeFirst()
  if (!variant) return null
  const range = await catalog(db)
    .selectFrom('catalog.variants')
    .select(({ fn }) => [fn.min('priceMinor').as('low'), fn.max('priceMinor').as('high')])
    .where('productId', '=', variant.productId)
    .executeTakeFirstOrThrow()
  await catalog(db)
    .updateTable('catalog.products')
    .set(({ eb }) => ({ priceMinor: range.low, maxPriceMinor: range.high, version: eb('version', '+', 1) }))
    .where('id', '=', variant.productId)
    .execute()
  return variant.productId
}
