/** Queries for products. Each takes many ids and returns rows in no particular order. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import { type Conditions, containing, loadPage, type Page, type Paging, type Sorting } from '#platform/server/list-page.ts'
import type { Picture } from '#platform/server/picture.ts'
import type { Language } from '#platform/shared/language.ts'
import type { Measure, MeasuredUnit, PersonalField, ProductAttributes, ProductDetails, ProductKind, ProductOption } from '../contract.ts'
import type { KindFields } from './product-kind.rules.ts'

export type ProductRow = {
  id: string
  workspaceId: string
  categorySlug: string
  /** In the requested language, if translated. */
  categoryName: string
  /** The vendor's status, or `takenDown`. */
  status: string
  currency: string
  priceMinor: number
  maxPriceMinor: number
  publishedAt: Date
  name: string
  description: string
  /** Empty: nothing in it is formatted. */
  descriptionHtml: string
  /** For search engines; empty: name and description are used. */
  seoTitle: string
  seoDescription: string
  details: ProductDetails
  attributes: ProductAttributes
  options: ProductOption[]
  measure: Measure
  contentUnit: MeasuredUnit | null
  personalization: PersonalField[]
  kind: ProductKind
  /** In working days; null unless it is made to order. */
  leadDays: number | null
  /** The first ones, at most `MAX_CARD_PICTURES`. */
  pictures: ProductPicture[]
}

/** `color`: the variant color it shows. */
export type ProductPicture = Picture & { color: string | null }

/** A product card shows the first picture, and the second one on hover. */
const MAX_CARD_PICTURES = 2

export type VariantRow = {
  id: string
  productId: string
  workspaceId: string
  sku: string
  /** Values, in the order of the product's options. */
  options: string[]
  gtin: string | null
  weightGrams: number | null
  /** Net content, in thousandths of the product's content unit. */
  content: number | null
  priceMinor: number
  /** Compare-at price in minor units. */
  compareAtMinor: number | null
}

/** `ProductDetails` of the product `p`. */
export const DETAILS = sql`jsonb_build_object('brand', p.brand, 'tags', p.tags, 'origin', p.origin, 'hsCode', p.hs_code,
  'lengthMm', p.length_mm, 'widthMm', p.width_mm, 'heightMm', p.height_mm, 'manufacturer', p.manufacturer,
  'responsiblePerson', p.responsible_person)`

/** `Measure` of the product `p`. */
export const MEASURE = sql`jsonb_build_object('unit', p.unit, 'step', p.step, 'minSteps', p.min_steps, 'maxSteps', p.max_steps)`

/** `KindFields` of the product `p`. */
export const KIND = sql`p.kind, p.lead_days, p.max_downloads, p.license_keys`

/** Every query for shoppers uses one of these, so that the vendor's status never shows a product that was taken down. */
const SHOWN_STATUS = sql`case when p.taken_down then 'takenDown' else p.status end`
export const ON_SALE = sql`p.status = 'active' and not p.taken_down`

export type ProductFilter = {
  /** Query text made by `toPrefixQuery`. */
  words: string | null
  category: string | undefined
  minPriceMinor: number | undefined
  maxPriceMinor: number | undefined
}

export type ProductKey = { id: string; publishedAt: Date; priceMinor: number }

/** Sort orders of the product list. */
export const PRODUCT_ORDERS = {
  newest: {
    name: 'newest',
    by: sql`p.published_at`,
    cast: 'timestamptz',
    id: sql`p.id`,
    direction: 'desc',
    keyOf: ({ publishedAt, id }) => [publishedAt.toISOString(), id],
  },
  priceAscending: byPrice('priceAscending', 'asc'),
  priceDescending: byPrice('priceDescending', 'desc'),
} satisfies Record<string, Sorting<ProductKey>>

function byPrice(name: string, direction: 'asc' | 'desc'): Sorting<ProductKey> {
  return { name, direction, by: sql`p.price_minor`, cast: 'bigint', id: sql`p.id`, keyOf: ({ priceMinor, id }) => [priceMinor, id] }
}

/** One page of ids of products on sale. */
export async function loadProductKeys(
  db: Db,
  filter: ProductFilter,
  sort: Sorting<ProductKey>,
  { cursor, limit }: Paging,
): Promise<Page<ProductKey>> {
  return loadPage<ProductKey>(db, {
    sort,
    cursor,
    limit,
    where: productConditions(filter),
    select: (page) => sql`select p.id, p.published_at, p.price_minor from catalog.products p ${page}`,
  })
}

function productConditions({ words, category, minPriceMinor, maxPriceMinor }: ProductFilter): Conditions {
  return [
    ON_SALE,
    category === undefined ? null : sql`p.category_id = (select id from catalog.categories where slug = ${category})`,
    minPriceMinor === undefined ? null : sql`p.price_minor >= ${minPriceMinor}`,
    maxPriceMinor === undefined ? null : sql`p.price_minor <= ${maxPriceMinor}`,
    words === null
      ? null
      : sql`p.id in (select product_id from catalog.product_texts where words @@ to_tsquery('simple', platform.searchable(${words})))`,
  ]
}

/** Current cost per item by variant id, in minor units; of a bundle without one, what its parts cost. Variants without a cost are missing. */
export async function loadVariantCosts(db: Db, variantIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; costMinor: number }>`
    select v.id, coalesce(v.cost_minor, parts.cost_minor) as cost_minor from catalog.variants v
    left join lateral (
      select sum(part.cost_minor * b.quantity)::bigint as cost_minor
      from catalog.bundle_parts b join catalog.variants part on part.id = b.part_variant_id
      where b.variant_id = v.id having count(*) = count(part.cost_minor)
    ) parts on true
    where v.id = any(${variantIds}) and coalesce(v.cost_minor, parts.cost_minor) is not null`.execute(db)
  return new Map(rows.map(({ id, costMinor }) => [id, costMinor]))
}

/** Products with texts in the language, or in their original one. */
export async function loadProducts(db: Db, ids: readonly string[], language: Language): Promise<ProductRow[]> {
  const { rows } = await sql<ProductRow>`
    select p.id, p.workspace_id, c.slug as category_slug, coalesce(c.names ->> ${language}, c.name) as category_name, ${SHOWN_STATUS} as status, p.currency, p.price_minor, p.max_price_minor,
      p.published_at, ${DETAILS} as details, p.attributes, p.options, ${MEASURE} as measure, p.content_unit, p.personalization, p.kind, p.lead_days, t.name, t.description, t.description_html, t.seo_title, t.seo_description, coalesce(i.pictures, '[]') as pictures
    from catalog.products p
    join catalog.categories c on c.id = p.category_id
    join lateral (
      select name, description, description_html, seo_title, seo_description from catalog.product_texts
      where product_id = p.id order by language = ${language} desc, original desc limit 1
    ) t on true
    left join lateral (
      select jsonb_agg(picture order by position) as pictures from (
        select position, jsonb_build_object('sources', sources, 'width', width, 'height', height, 'alt', alt, 'color', color) as picture
        from catalog.images where product_id = p.id order by position limit ${MAX_CARD_PICTURES}
      ) first
    ) i on true
    where p.id = any(${ids})`.execute(db)
  return rows
}

/** The options of each product, by product id. */
export async function loadProductOptions(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, ProductOption[]>> {
  const { rows } = await sql<{ id: string; options: ProductOption[] }>`
    select id, options from catalog.products where id = any(${ids})`.execute(db)
  return new Map(rows.map(({ id, options }) => [id, options]))
}

/** All pictures of a product, in order. */
export async function loadProductPictures(db: Db, productId: string): Promise<ProductPicture[]> {
  const { rows } = await sql<ProductPicture>`
    select sources, width, height, alt, color from catalog.images where product_id = ${productId} order by position`.execute(db)
  return rows
}

/**
 * `lowestBeforeMinor`: of a reduced variant, the lowest price in the 30 days before its price now (Directive 98/6/EC, article 6a); null when it
 * had no other price then.
 */
export type ShownVariant = VariantRow & { lowestBeforeMinor: number | null }

export async function loadVariants(db: Db, productIds: readonly string[]): Promise<ShownVariant[]> {
  const { rows } = await sql<ShownVariant>`
    select id, product_id, workspace_id, sku, options, gtin, weight_grams, content, price_minor, compare_at_minor,
      case when compare_at_minor is not null then (
        select min(past.price_minor)
        from catalog.prices now join catalog.prices past on past.variant_id = now.variant_id and past.until > now.since - interval '30 days'
        where now.variant_id = v.id and now.until is null
      ) end as lowest_before_minor
    from catalog.variants v where product_id = any(${productIds}) order by product_id, position`.execute(db)
  return rows
}

/** `options`: the product's options, each with the variant's value only. `bundleUnits`: the parts of a bundle. */
export type VariantForCart = Omit<VariantRow, 'content' | 'options'> &
  KindFields & {
    options: ProductOption[]
    bundleUnits: { variantId: string; quantity: number }[]
    measure: Measure
    personalization: PersonalField[]
    status: string
    category: string
    tags: string[]
    collections: string[]
    name: string
    currency: string
    image: Picture | null
  }

/** The options of product `p`, each with the value of variant `v` only. */
export const OWN_OPTIONS = sql`(
  select coalesce(jsonb_agg(o.option || jsonb_build_object('values',
    (select jsonb_agg(each) from jsonb_array_elements(o.option -> 'values') each where each ->> 'value' = v.options[o.place])) order by o.place), '[]')
  from jsonb_array_elements(p.options) with ordinality as o(option, place))`

const BUNDLE_UNITS = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('variantId', b.part_variant_id, 'quantity', b.quantity) order by b.position), '[]')
  from catalog.bundle_parts b where b.variant_id = v.id)`

/** Variants with the product data that carts and orders need, on sale or not. */
export async function loadVariantsForCart(db: Db, ids: readonly string[], language: Language): Promise<VariantForCart[]> {
  const { rows } = await sql<VariantForCart>`
    select v.id, v.product_id, v.workspace_id, v.sku, v.gtin, ${OWN_OPTIONS} as options, ${BUNDLE_UNITS} as bundle_units, ${MEASURE} as measure, p.personalization, v.weight_grams, v.price_minor, v.compare_at_minor, ${SHOWN_STATUS} as status, p.currency,
      c.slug as category, p.tags, array(select m.collection_id from catalog.collection_products m where m.product_id = p.id) as collections,
      ${KIND}, t.name, i.image
    from catalog.variants v
    join catalog.products p on p.id = v.product_id
    join catalog.categories c on c.id = p.category_id
    join lateral (
      select name from catalog.product_texts where product_id = p.id order by language = ${language} desc, original desc limit 1
    ) t on true
    left join lateral (
      select jsonb_build_object('sources', sources, 'width', width, 'height', height, 'alt', alt) as image
      from catalog.images where product_id = p.id order by position limit 1
    ) i on true
    where v.id = any(${ids})`.execute(db)
  return rows
}

/** All texts of these products, for read models. */
export async function loadProductTexts(
  db: Db,
  ids: readonly string[],
): Promise<{ productId: string; language: Language; original: boolean; name: string; description: string }[]> {
  const { rows } = await sql<{ productId: string; language: Language; original: boolean; name: string; description: string }>`
    select product_id, language, original, name, description from catalog.product_texts where product_id = any(${ids})`.execute(db)
  return rows
}

/** One batch of ids of products on sale after `afterId`, of one workspace or of all, for rebuilding read models. */
export async function loadActiveProductIds(db: Db, afterId: string, limit: number, workspaceId: string | null = null): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id from catalog.products p
    where ${ON_SALE} and p.id > ${afterId} ${workspaceId === null ? sql`` : sql`and p.workspace_id = ${workspaceId}`}
    order by p.id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** One batch of ids of products on sale after `afterId` that have an attribute, or an option with one of these keys. */
export async function loadActiveProductIdsWithAttribute(
  db: Db,
  { key, optionKeys }: { key: string; optionKeys: readonly string[] },
  afterId: string,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id from catalog.products p
    where ${ON_SALE} and p.id > ${afterId}
      and (p.attributes ? ${key} or exists (select from jsonb_array_elements(p.options) o where o ->> 'key' = any(${optionKeys})))
    order by p.id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** The workspace of each product, on sale or not. Deleted products are left out. */
export async function loadProductOwners(db: Db, ids: readonly string[]): Promise<{ id: string; workspaceId: string }[]> {
  const { rows } = await sql<{ id: string; workspaceId: string }>`
    select id, workspace_id from catalog.products where id = any(${ids}) and deleted_at is null`.execute(db)
  return rows
}

/** One batch of products on sale after `afterId`, for sitemaps. */
export async function loadProductUrls(db: Db, afterId: string, limit: number): Promise<{ id: string; changedAt: Date }[]> {
  const { rows } = await sql<{ id: string; changedAt: Date }>`
    select p.id, greatest(p.published_at, p.updated_at) as changed_at from catalog.products p where ${ON_SALE} and p.id > ${afterId} order by p.id limit ${limit}`.execute(
    db,
  )
  return rows
}

/** Ids of a workspace's variants with this text in their SKU or in the name of their product, in any language. */
export async function findVariantIds(db: Db, workspaceId: string, text: string, limit: number): Promise<string[]> {
  const pattern = containing(text.toLowerCase())
  const { rows } = await sql<{ id: string }>`
    select id from catalog.variants where workspace_id = ${workspaceId} and lower(sku) like ${pattern}
    union
    select v.id from catalog.product_texts t join catalog.variants v on v.product_id = t.product_id
    where v.workspace_id = ${workspaceId} and lower(t.name) like ${pattern}
    limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}
