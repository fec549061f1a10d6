import { countOwn, OWN_ORDERS, type OwnFilter, ownKeys } from '#domains/catalog/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { notFound } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { pageOf } from '#platform/server/keyset.ts'
import type { Total } from '#platform/server/total.ts'
import type { GoodsFilter, GoodsRow, GoodsSort } from '../../contract.ts'
import { productsWithStock } from './adjust.sql.ts'
import { goodsRows } from './show-goods.ts'

export type GoodsQuery = GoodsFilter & { sort: GoodsSort; cursor?: string | undefined; limit: number }

/** The workspace's own products, on sale or not: ids by keyset, then everything a row shows in one batch. */
export async function listGoods(
  { kernel: { db }, seat, language }: Call,
  query: GoodsQuery,
): Promise<{ items: GoodsRow[]; nextCursor: string | null; total: Total }> {
  if (!seat) throw notFound()
  const filter = await ownFilter(db, seat.workspaceId, query)
  const [{ ids, nextCursor }, total] = [await pageOfIds(db, filter, query), await countOwn(db, filter)]
  return { items: await goodsRows(db, seat.workspaceId, ids, language), nextCursor, total }
}

export async function pageOfIds(
  db: Db,
  filter: OwnFilter,
  { sort, cursor, limit }: Pick<GoodsQuery, 'sort' | 'cursor' | 'limit'>,
): Promise<{ ids: string[]; nextCursor: string | null }> {
  const order = OWN_ORDERS[sort]
  const keys = await ownKeys(db, filter, order, cursor, limit)
  const { items, nextCursor } = pageOf(keys, limit, order, ({ id, sortName, priceMinor, updatedAt }) => {
    if (order.cast === 'text') return [sortName, id]
    return [order.cast === 'bigint' ? priceMinor : updatedAt.toISOString(), id]
  })
  return { ids: items.map(({ id }) => id), nextCursor }
}

/** What a filter means to the catalogue, which knows no stock. */
export async function ownFilter(db: Db, workspaceId: string, { q, status, category, stock }: GoodsFilter): Promise<OwnFilter> {
  const among = stock ? await productsWithStock(db, workspaceId, stock) : undefined
  return { workspaceId, q: q || undefined, status, category, among }
}
