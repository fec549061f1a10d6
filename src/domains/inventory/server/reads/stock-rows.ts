import { findVariantIds } from '#domains/catalog/server/index.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import type { Total } from '#platform/server/total.ts'
import type { StockRowView, StockSort } from '../../contract.ts'
import { COVER_DAYS, daysOfCover, toFigures } from './stock-figures.rules.ts'
import { listStockRows, type StockFilter } from './stock-rows.sql.ts'
import { loadStockedVariants } from './variant-cards.ts'

/** More variants than anybody looks through: a longer text finds less. */
const MAX_FOUND = 2000
const DAY_MS = 86_400_000

type StockQuery = Omit<StockFilter, 'workspaceId' | 'variantIds' | 'shippedSince'> & {
  q?: string | undefined
  sort: StockSort
  cursor?: string | undefined
  limit: number
}

export async function listStock(
  { services: { db, now }, membership: { workspaceId }, language }: WorkspaceContext,
  { q, sort, cursor, limit, ...filter }: StockQuery,
): Promise<{ items: StockRowView[]; nextCursor: string | null; total: Total }> {
  const variantIds = q ? await findVariantIds(db, workspaceId, q, MAX_FOUND) : undefined
  const shippedSince = new Date(now().getTime() - COVER_DAYS * DAY_MS)
  const { items, nextCursor, total } = await listStockRows(
    db,
    { workspaceId, variantIds, ...filter, shippedSince },
    { sort, cursor, limit },
  )
  const variants = await loadStockedVariants(
    db,
    items.map(({ variantId }) => variantId),
    language,
  )
  return {
    nextCursor,
    total,
    items: items.flatMap((row) => {
      const variant = variants.get(row.variantId)
      if (!variant) return []
      const figures = toFigures(row)
      const warehouse = { id: row.warehouseId, name: row.warehouse }
      return [{ id: row.id, variant, warehouse, ...figures, daysOfCover: daysOfCover(figures.available, row.shipped) }]
    }),
  }
}
