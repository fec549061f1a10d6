/** Statements that update a workspace's products, one or many. */
import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import type { Language } from '#platform/shared/language.ts'
import type { Measure, MeasuredUnit, PersonalField, ProductAttributes, ProductDetails, ProductOption, Status } from '../contract.ts'
import type { Tables } from './db.types.ts'
import type { KindFields } from './product-kind.rules.ts'
import type { TextRow, VariantWithCost } from './vendor-products.sql.ts'

const catalog = schemaOf<Tables>()

export async function updateProduct(
  db: Db,
  id: string,
  {
    categoryId,
    status,
    sortName,
    details,
    attributes,
    options,
    measure,
    contentUnit,
    personalization,
    kind,
    now,
  }: {
    categoryId: string
    status: Status
    sortName: string
    details: ProductDetails
    attributes: ProductAttributes
    options: readonly ProductOption[]
    measure: Measure
    contentUnit: MeasuredUnit | null
    personalization: readonly PersonalField[]
    kind: KindFields
    now: Date
  },
): Promise<void> {
  await sql`
    update catalog.products set category_id = ${categoryId}, status = ${status}, sort_name = ${sortName}, updated_at = ${now},
      version = version + 1, published_at = case when ${status} = 'active' then coalesce(published_at, ${now}) else published_at end
    where id = ${id}`.execute(db)
  await catalog(db)
    .updateTable('catalog.products')
    .set({
      ...details,
      ...measure,
      contentUnit,
      ...kind,
      tags: [...details.tags],
      attributes: JSON.stringify(attributes),
      options: JSON.stringify(options),
      personalization: JSON.stringify(personalization),
    })
    .where('id', '=', id)
    .execute()
}

/** Replaces all texts of a product. */
export async function replaceTexts(db: Db, productId: string, original: Language, texts: readonly TextRow[]): Promise<void> {
  await catalog(db).deleteFrom('catalog.productTexts').where('productId', '=', productId).execute()
  await catalog(db)
    .insertInto('catalog.productTexts')
    .values(texts.map((text) => ({ ...text, productId, original: text.language === original })))
    .execute()
}

export async function deletePictures(db: Db, productIds: readonly string[]): Promise<void> {
  await sql`delete from catalog.images where product_id = any(${productIds})`.execute(db)
}

export async function deleteVariants(db: Db, ids: readonly string[]): Promise<void> {
  await sql`delete from catalog.variants where id = any(${ids})`.execute(db)
}

/** Updates variants by id. Changed SKUs are set to the variant's id first, so that two variants can swap their SKUs. */
export async function updateVariants(
  db: Db,
  variants: readonly (Omit<VariantWithCost, 'workspaceId'> & { position: number })[],
): Promise<void> {
  if (variants.length === 0) return
  const rows = JSON.stringify(variants)
  await sql`
    update catalog.variants v set sku = v.id
    from jsonb_to_recordset(${rows}::jsonb) as w(id text, sku text) where v.id = w.id and v.sku <> w.sku`.execute(db)
  await sql`
    update catalog.variants v set sku = w.sku, options = array(select jsonb_array_elements_text(w.options)), price_minor = w."priceMinor",
      compare_at_minor = w."compareAtMinor", cost_minor = w."costMinor", gtin = w.gtin, weight_grams = w."weightGrams", content = w.content,
      position = w.position
    from jsonb_to_recordset(${rows}::jsonb) as w(id text, sku text, options jsonb, "priceMinor" bigint, "compareAtMinor" bigint,
      "costMinor" bigint, gtin text, "weightGrams" int, content int, position int)
    where v.id = w.id`.execute(db)
}

/** Updates the products' lowest and highest prices from their variants. */
export async function updatePriceRanges(db: Db, productIds: readonly string[]): Promise<void> {
  await sql`
    update catalog.products p set price_minor = r.low, max_price_minor = r.high
    from (
      select product_id, min(price_minor) as low, max(price_minor) as high from catalog.variants
      where product_id = any(${productIds}) group by product_id
    ) r where p.id = r.product_id`.execute(db)
}

export async function updateStatuses(db: Db, ids: readonly string[], status: Status, now: Date): Promise<void> {
  await sql`
    update catalog.products set status = ${status}, updated_at = ${now}, version = version + 1,
      published_at = case when ${status} = 'active' then coalesce(published_at, ${now}) else published_at end
    where id = any(${ids})`.execute(db)
}

export async function updateCategories(db: Db, ids: readonly string[], categoryId: string, now: Date): Promise<void> {
  await sql`
    update catalog.products set category_id = ${categoryId}, updated_at = ${now}, version = version + 1 where id = any(${ids})`.execute(db)
}

/**
 * Multiplies every price by `hundredths` / 10,000, rounded half up once (spec: minor units). Clears compare-at prices that are no
 * longer higher. Changes nothing and returns the highest price if it would exceed `mostMinor`.
 */
export async function multiplyPrices(
  db: Db,
  ids: readonly string[],
  { hundredths, mostMinor, now }: { hundredths: number; mostMinor: number; now: Date },
): Promise<number | null> {
  const changed = sql`round(price_minor * ${hundredths}::numeric / 10000)`
  const { rows } = await sql<{ most: number | null }>`
    select max(${changed})::bigint as most from catalog.variants where product_id = any(${ids})`.execute(db)
  const most = rows[0]?.most ?? 0
  if (most > mostMinor) return most
  await sql`
    update catalog.variants set price_minor = ${changed},
      compare_at_minor = case when compare_at_minor > ${changed} then compare_at_minor end
    where product_id = any(${ids})`.execute(db)
  await updatePriceRanges(db, ids)
  await sql`update catalog.products set updated_at = ${now}, version = version + 1 where id = any(${ids})`.execute(db)
  return null
}

/** Marks products as deleted and removes their variants. Texts and pictures stay for orders and reviews. */
export async function markDeleted(db: Db, ids: readonly string[], now: Date): Promise<void> {
  await sql`
    delete from catalog.bundle_parts where variant_id in (select id from catalog.variants where product_id = any(${ids}))`.execute(db)
  await sql`delete from catalog.variants where product_id = any(${ids})`.execute(db)
  await sql`
    update catalog.products set status = 'archived', deleted_at = ${now}, updated_at = ${now}, version = version + 1
    where id = any(${ids})`.execute(db)
}
