import { findVariantIds } from '#domains/catalog/server/index.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import type { StockMapRow } from '../../contract.ts'
import { loadWarehouseNames } from '../warehouses/warehouses.sql.ts'
import { listStockedProducts, loadMapCells, type MapCell } from './stock-map.sql.ts'
import { loadStockedVariants } from './variant-cards.ts'

const MAX_FOUND = 2000

type MapQuery = { q?: string | undefined; low?: boolean | undefined; cursor?: string | undefined; limit: number }

export async function getStockMap(
  { services: { db }, membership: { workspaceId }, language }: WorkspaceContext,
  { q, low = false, cursor, limit }: MapQuery,
): Promise<{ warehouses: { id: string; name: string }[]; items: StockMapRow[]; nextCursor: string | null }> {
  const variantIds = q ? await findVariantIds(db, workspaceId, q, MAX_FOUND) : undefined
  const { items, nextCursor } = await listStockedProducts(db, { workspaceId, variantIds, low }, { cursor, limit })
  const ids = items.map(({ productId }) => productId)
  const warehouses = await loadWarehouseNames(db, workspaceId)
  const cells = new Map((await loadMapCells(db, ids)).map((cell) => [`${cell.productId} ${cell.warehouseId}`, cell]))
  const variants = await loadStockedVariants(
    db,
    items.map(({ variantId }) => variantId),
    language,
  )
  return {
    warehouses,
    nextCursor,
    items: items.flatMap(({ productId, variantId, variants: count }) => {
      const variant = variants.get(variantId)
      if (!variant) return []
      return [{ product: variant.product, variants: count, cells: warehouses.map(({ id }) => toCell(cells.get(`${productId} ${id}`))) }]
    }),
  }
}

function toCell(cell: MapCell | undefined): StockMapRow['cells'][number] {
  return cell ? { onHand: cell.onHand, available: cell.available, low: cell.low, out: cell.out } : null
}
