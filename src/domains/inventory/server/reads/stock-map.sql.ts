/** Queries for the picture of stock: products × warehouses. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import { loadPage, type Page, type Paging, type Sorting } from '#platform/server/list-page.ts'

/** `variantId`: its first variant, whose name and picture it has. `variants`: how many are tracked. */
type StockedProduct = { productId: string; variantId: string; variants: number }

const NEWEST: Sorting<StockedProduct> = {
  name: 'newest stock',
  by: sql`s.product_id`,
  cast: 'text',
  id: sql`s.product_id`,
  direction: 'desc',
  keyOf: ({ productId }) => [productId, productId],
}

/** Products with tracked variants, newest first. `low`: of those with a variant that is low in a warehouse. */
export async function listStockedProducts(
  db: Db,
  { workspaceId, variantIds, low }: { workspaceId: string; variantIds: readonly string[] | undefined; low: boolean },
  paging: Paging,
): Promise<Page<StockedProduct>> {
  return loadPage<StockedProduct>(db, {
    ...paging,
    sort: NEWEST,
    where: [
      sql`s.workspace_id = ${workspaceId}`,
      variantIds ? sql`s.variant_id = any(${variantIds})` : null,
      low ? sql`s.quantity - s.allocated <= s.reorder_point` : null,
    ],
    select: (page) => sql`
      select p.product_id, f.variant_id, f.variants
      from (select distinct s.product_id from ${low ? sql`inventory.items` : sql`inventory.stock`} s ${page}) p
      cross join lateral (
        select min(variant_id) as variant_id, count(*) as variants from inventory.stock where product_id = p.product_id
      ) f order by p.product_id desc`,
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
