/** Statements about the parts of bundles. */
import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import { containing } from '#platform/server/list-page.ts'
import type { ProductKind } from '../contract.ts'
import type { Tables } from './db.types.ts'
import { ON_SALE } from './products.sql.ts'

const catalog = schemaOf<Tables>()

/** A part of the bundle `bundleId`, with the units of it in one bundle. */
export type BundleUnit = { bundleId: string; variantId: string; quantity: number; onSale: boolean }

/** The parts of those variants that are bundles, in the vendor's order. */
export async function loadBundleUnits(db: Db, variantIds: readonly string[]): Promise<BundleUnit[]> {
  const { rows } = await sql<BundleUnit>`
    select b.variant_id as bundle_id, b.part_variant_id as variant_id, b.quantity, ${ON_SALE} as on_sale
    from catalog.bundle_parts b
    join catalog.variants v on v.id = b.part_variant_id
    join catalog.products p on p.id = v.product_id
    where b.variant_id = any(${variantIds}) order by b.variant_id, b.position`.execute(db)
  return rows
}

/** A bundle with one of its parts. */
export type BundleOf = { partId: string; variantId: string; productId: string; workspaceId: string }

/** The bundles that contain one of these variants, or a variant of one of these products. */
export async function findBundlesWith(
  db: Db,
  { variantIds = [], productIds = [] }: { variantIds?: readonly string[]; productIds?: readonly string[] },
): Promise<BundleOf[]> {
  const { rows } = await sql<BundleOf>`
    select b.part_variant_id as part_id, b.variant_id, v.product_id, v.workspace_id
    from catalog.bundle_parts b join catalog.variants v on v.id = b.variant_id
    where b.part_variant_id = any(${variantIds})
      or b.part_variant_id in (select id from catalog.variants where product_id = any(${productIds}))
    order by b.variant_id, b.part_variant_id`.execute(db)
  return rows
}

/** The SKUs of a product's variants, or of these variants, that bundles of other products contain, with the SKU of such a bundle. */
export async function findPartsInBundles(
  db: Db,
  { variantIds = [], productIds = [] }: { variantIds?: readonly string[]; productIds?: readonly string[] },
): Promise<{ partId: string; sku: string; bundle: string }[]> {
  const { rows } = await sql<{ partId: string; sku: string; bundle: string }>`
    select part.id as part_id, part.sku, min(bundle.sku) as bundle
    from catalog.bundle_parts b
    join catalog.variants part on part.id = b.part_variant_id
    join catalog.variants bundle on bundle.id = b.variant_id
    where (part.id = any(${variantIds}) or part.product_id = any(${productIds})) and bundle.product_id <> all(${productIds})
    group by part.id, part.sku order by part.sku`.execute(db)
  return rows
}

export type PartCandidate = { id: string; productId: string; kind: ProductKind; isBundle: boolean }

/** Variants of the workspace among `ids`. */
export async function loadPartCandidates(db: Db, workspaceId: string, ids: readonly string[]): Promise<PartCandidate[]> {
  const { rows } = await sql<PartCandidate>`
    select v.id, v.product_id, p.kind, exists (select from catalog.bundle_parts b where b.variant_id = v.id) as is_bundle
    from catalog.variants v join catalog.products p on p.id = v.product_id
    where v.workspace_id = ${workspaceId} and v.id = any(${ids})`.execute(db)
  return rows
}

/** Goods of the workspace that are no bundles, by the original name of their product or their SKU. */
export async function findPartIds(
  db: Db,
  { workspaceId, q, exceptProductId, limit }: { workspaceId: string; q: string; exceptProductId: string | null; limit: number },
): Promise<string[]> {
  const pattern = containing(q.toLowerCase())
  const { rows } = await sql<{ id: string }>`
    select v.id from catalog.variants v join catalog.products p on p.id = v.product_id
    where v.workspace_id = ${workspaceId} and p.kind = 'goods' and p.status <> 'archived' and p.id is distinct from ${exceptProductId}
      and not exists (select from catalog.bundle_parts b where b.variant_id = v.id)
      and (lower(v.sku) like ${pattern}
        or exists (select from catalog.product_texts t where t.product_id = p.id and lower(t.name) like ${pattern}))
    order by p.sort_name, p.id, v.position limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Ids by SKU in lower case, of the workspace's variants with one of these SKUs. */
export async function loadVariantIdsBySku(db: Db, workspaceId: string, skus: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; sku: string }>`
    select id, lower(sku) as sku from catalog.variants
    where workspace_id = ${workspaceId} and lower(sku) = any(${skus.map((sku) => sku.toLowerCase())})`.execute(db)
  return new Map(rows.map(({ id, sku }) => [sku, id]))
}

type BundlePartRow = { workspaceId: string; variantId: string; position: number; partVariantId: string; quantity: number }

/** Replaces the parts of these variants. */
export async function replaceBundleParts(db: Db, variantIds: readonly string[], parts: readonly BundlePartRow[]): Promise<void> {
  await sql`delete from catalog.bundle_parts where variant_id = any(${variantIds})`.execute(db)
  if (parts.length > 0) await catalog(db).insertInto('catalog.bundleParts').values(parts).execute()
}
