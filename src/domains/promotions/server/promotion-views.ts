import { findOwnCollections, loadProducts } from '#domains/catalog/server/index.ts'
import { loadSegments } from '#domains/crm/server/index.ts'
import { loadApprovedVendors } from '#domains/vendors/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { localized } from '#platform/server/picture.ts'
import type { Language } from '#platform/shared/language.ts'
import { money } from '#platform/shared/money.ts'
import type { PromotionView } from '../contract.ts'
import { promotionState } from './promotion-state.rules.ts'
import type { PromotionRow } from './promotions.sql.ts'
import { loadFigures } from './redemptions.sql.ts'

/** Promotions as their owner sees them, with uses, discounts and sales. */
export async function toPromotionViews(db: Db, rows: readonly PromotionRow[], language: Language, now: Date): Promise<PromotionView[]> {
  const figures = await loadFigures(
    db,
    rows.map(({ id }) => id),
  )
  const products = await loadProductNames(db, rows, language)
  const collections = await loadCollectionNames(db, rows, language)
  const segments = await loadSegmentNames(db, rows)
  const vendors = await loadApprovedVendors(
    db,
    rows.flatMap(({ vendors }) => vendors),
  )
  return rows.map((row) => {
    const { uses = 0, discountMinor = 0, revenueMinor = 0 } = figures.get(row.id) ?? {}
    const { id, name, code, offer, minimumMinor, maxUses, maxUsesPerCustomer, onDelivery, segmentId, version } = row
    return {
      id,
      name,
      code,
      offer,
      minimumMinor,
      maxUses,
      maxUsesPerCustomer,
      onDelivery,
      segmentId,
      version,
      uses,
      products: row.products,
      categories: row.categories,
      tags: row.tags,
      collections: row.collections,
      vendors: row.vendors,
      startsAt: row.startsAt.toISOString(),
      endsAt: row.endsAt?.toISOString() ?? null,
      state: promotionState(row, now),
      discount: money(discountMinor),
      revenue: money(revenueMinor),
      scope: {
        products: row.products.map((id) => ({ id, name: products.get(id) ?? '' })),
        // A deleted collection stays in the scope, which would be everything without it.
        collections: row.collections.map((id) => ({ id, name: collections.get(id) ?? id })),
        segment: segmentId === null ? null : { id: segmentId, name: segments.get(segmentId) ?? '' },
        vendors: row.vendors.map((id) => ({ id, name: vendors.get(id)?.name ?? '' })),
      },
    }
  })
}

async function loadProductNames(db: Db, rows: readonly PromotionRow[], language: Language): Promise<Map<string, string>> {
  const ids = [...new Set(rows.flatMap(({ products }) => products))]
  if (ids.length === 0) return new Map()
  return new Map((await loadProducts(db, ids, language)).map(({ id, name }) => [id, name]))
}

/** All rows have the same owner. */
async function loadSegmentNames(db: Db, rows: readonly PromotionRow[]): Promise<Map<string, string>> {
  const [owner] = rows.flatMap(({ workspaceId, segmentId }) => (segmentId === null ? [] : (workspaceId ?? [])))
  return new Map(owner === undefined ? [] : (await loadSegments(db, owner)).map(({ id, name }) => [id, name]))
}

/** All rows have the same owner. */
async function loadCollectionNames(db: Db, rows: readonly PromotionRow[], language: Language): Promise<Map<string, string>> {
  const ids = [...new Set(rows.flatMap(({ collections }) => collections))]
  const [owner] = rows.map(({ workspaceId }) => workspaceId)
  if (ids.length === 0 || owner === undefined) return new Map()
  const found = await findOwnCollections(db, owner, { ids }, ids.length)
  return new Map(found.map(({ id, name }) => [id, localized(name, language)]))
}
