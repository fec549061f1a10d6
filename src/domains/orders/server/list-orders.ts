import { notFound } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { pageOf } from '#platform/server/keyset.ts'
import { pictureView } from '#platform/server/picture.ts'
import type { Total } from '#platform/server/total.ts'
import type { OrderGroup, OrderSummary } from '../contract.ts'
import { countGroups, countOrders, type GroupCounts, NEWEST, pageOfOrders, type SummaryRow } from './list-orders.sql.ts'

type Query = { q?: string | undefined; group?: OrderGroup | undefined; cursor?: string | undefined; limit: number }
type Listed = { items: OrderSummary[]; nextCursor: string | null; total: Total; counts: GroupCounts }

/** The member's own orders, newest first. */
export async function listOrders({ kernel: { db }, viewer, language }: Call, { cursor, limit, ...filter }: Query): Promise<Listed> {
  if (viewer.kind !== 'member') throw notFound()
  const own = { userId: viewer.id, ...filter }
  const [rows, total, counts] = await Promise.all([pageOfOrders(db, own, cursor, limit), countOrders(db, own), countGroups(db, viewer.id)])
  const { items, nextCursor } = pageOf(rows, limit, NEWEST, ({ placedAt, id }) => [placedAt.toISOString(), id])
  const summary = ({ id, placedAt, status, totalMinor, currency, itemCount, vendors, goods }: SummaryRow): OrderSummary => ({
    ...{ id, placedAt: placedAt.toISOString(), status, total: { amountMinor: totalMinor, currency }, itemCount, vendors },
    goods: goods.map(({ name, image }) => ({ name, image: image && pictureView(image, language) })),
  })
  return { items: items.map(summary), nextCursor, total, counts }
}
