/** Queries for the picture of stock: products × warehouses. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import { loadPage, type Page, type Paging, type Sorting } from '#platform/server/list-page.ts'

type ProductKey = { productId: string }

const NEWEST: Sorting<ProductKey> = {
  name: 'newest stock',
  by: sql`s.product_id`,
  cast: 'text',
  id: sql`s.product_id`,
  direction: 'desc',
  keyOf: ({ productId }) => [productId, productId],
}

/** Ids of products with tracked variants, newest first. `low`: of those with a variant that is low in a warehouse. */
export async function listStockedProducts(
  db: Db,
  { workspaceId, variantIds, low }: { workspaceId: string; variantIds: readonly string[] | undefined; low: boolean },
  paging: Paging,
): Promise<Page<ProductKey>> {
  return loadPage<ProductKey>(db, {
    ...paging,
    sort: NEWEST,
    where: [
      sql`s.workspace_id = ${workspaceId}`,
      variantIds ? sql`s.variant_id = any(${variantIds})` : null,
      low ? sql`s.quantity - s.allocated <= s.reorder_point` : null,
    ],
    select: (page) => sql`select distinct s.product_id from ${low ? sql`inventory.items` : sql`inventory.stock`} s ${page}`,
  })
}

export type MapCell = { productId: string; warehouseId: string; onHand: number; available: number; low: number; out: number }

/** The sums of each product in each warehouse; `low` and `out` count variants. */
export async function loadMapCells(db: Db, productIds: readonly string[]): Promise<MapCell[]> {
  const { rows } = await sql<MapCell>`
    select product_id, warehouse_id, sum(quantity)::bigint as on_hand, sum(free)::bigint as available,
      count(*) filter (where free <= reorder_point and free > 0) as low, count(*) filter (where free <= 0) as out
    from inventory.items where product_id = any(${productIds}) group by product_id, warehouse_id`.execute(db)
  return rows
}

/** What each product is called after: its first variant, and how many are tracked. */
export async function loadFirstVariants(
  db: Db,
  productIds: readonly string[],
): Promise<{ productId: string; variantId: string; variants: number }[]> {
  const { rows } = await sql<{ productId: string; variantId: string; variants: number }>`
    select product_id, min(variant_id) as variant_id, count(*) as variants from inventory.stock
    where product_id = any(${productIds}) group by product_id`.execute(db)
  return rows
}
