import { ownRows, productsById } from '#domains/catalog/server/index.ts'
import { vendorsOf } from '#domains/vendors/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import type { Language } from '#platform/shared/language.ts'
import { BASE_CURRENCY } from '#platform/shared/money.ts'
import type { PromotionView } from '../contract.ts'
import type { PromotionRow } from './promotions.sql.ts'
import { figuresOf } from './redemptions.sql.ts'
import { stateOf } from './standing.rules.ts'

/** Promotions as whoever keeps them reads them, with what came of each. */
export async function promotionViews(db: Db, rows: readonly PromotionRow[], language: Language, now: Date): Promise<PromotionView[]> {
  const figures = await figuresOf(
    db,
    rows.map(({ id }) => id),
  )
  const products = await productNames(db, rows, language)
  const vendors = await vendorsOf(
    db,
    rows.flatMap(({ vendors }) => vendors),
  )
  return rows.map((row) => {
    const { uses = 0, discountMinor = 0, revenueMinor = 0 } = figures.get(row.id) ?? {}
    const { id, name, code, offer, minimumMinor, maxUses, maxUsesPerCustomer, version } = row
    return {
      ...{ id, name, code, offer, minimumMinor, maxUses, maxUsesPerCustomer, version, uses },
      ...{ products: row.products, categories: row.categories, vendors: row.vendors },
      startsAt: row.startsAt.toISOString(),
      endsAt: row.endsAt?.toISOString() ?? null,
      state: stateOf(row, now),
      discount: { amountMinor: discountMinor, currency: BASE_CURRENCY },
      revenue: { amountMinor: revenueMinor, currency: BASE_CURRENCY },
      scope: {
        products: row.products.map((id) => ({ id, name: products.get(id) ?? '' })),
        vendors: row.vendors.map((id) => ({ id, name: vendors.get(id)?.name ?? '' })),
      },
    }
  })
}

async function productNames(db: Db, rows: readonly PromotionRow[], language: Language): Promise<Map<string, string>> {
  const ids = [...new Set(rows.flatMap(({ products }) => products))]
  if (ids.length === 0) return new Map()
  return new Map((await productsById(db, ids, language)).map(({ id, name }) => [id, name]))
}

/** Those of a workspace's own products that there are. */
export async function ownProducts(db: Db, workspaceId: string, ids: readonly string[], language: Language) {
  return ids.length === 0 ? [] : (await ownRows(db, workspaceId, ids, language)).map(({ id, name }) => ({ id, name }))
}
