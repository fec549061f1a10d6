import { findVendorProducts, type VendorProductFilter } from '#domains/catalog/server/index.ts'
import { findProductsByStockState } from '#domains/inventory/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import type { Total } from '#platform/server/total.ts'
import type { ProductFilter, ProductSort, VendorProductRow, VendorProductView } from '../contract.ts'
import { loadProductRows, loadProductView } from './product-view.ts'

type ProductQuery = ProductFilter & { sort: ProductSort; cursor?: string | undefined; limit: number }

/** Lists the workspace's products, on sale or not: ids by keyset, then their data in one batch. */
export async function listProducts(
  ctx: WorkspaceContext,
  query: ProductQuery,
): Promise<{ items: VendorProductRow[]; nextCursor: string | null; total: Total }> {
  const { db } = ctx.services
  const { workspaceId } = ctx.membership
  const { items, nextCursor, total } = await findVendorProducts(db, await toVendorFilter(db, workspaceId, query), query)
  const ids = items.map(({ id }) => id)
  return { items: await loadProductRows(db, workspaceId, ids, ctx.language), nextCursor, total }
}

export async function getProduct(ctx: WorkspaceContext, productId: string): Promise<VendorProductView> {
  return loadProductView(ctx.services.db, ctx.membership.workspaceId, productId, ctx.language)
}

/** Translates the filter for the catalog, which doesn't know about stock. */
export async function toVendorFilter(
  db: Db,
  workspaceId: string,
  { q, status, category, stock }: ProductFilter,
): Promise<VendorProductFilter> {
  const among = stock ? await findProductsByStockState(db, workspaceId, stock) : undefined
  return { workspaceId, q: q || undefined, status, category, among }
}
