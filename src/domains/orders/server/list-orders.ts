import { pictureView } from '#platform/server/picture.ts'
import type { MemberContext } from '#platform/server/services.ts'
import type { Total } from '#platform/server/total.ts'
import { money } from '#platform/shared/money.ts'
import type { OrderGroup, OrderSummary } from '../contract.ts'
import { countGroups, type GroupCounts, listOrderRows, type SummaryRow } from './list-orders.sql.ts'

type Query = { q?: string | undefined; group?: OrderGroup | undefined; cursor?: string | undefined; limit: number }
type Listed = { items: OrderSummary[]; nextCursor: string | null; total: Total; counts: GroupCounts }

/** The member's own orders, newest first. */
export async function listOrders(
  { services: { db }, userId, language }: MemberContext,
  { cursor, limit, ...filter }: Query,
): Promise<Listed> {
  const own = { userId, ...filter }
  const [{ items, nextCursor, total }, counts] = await Promise.all([listOrderRows(db, own, { cursor, limit }), countGroups(db, userId)])
  const summary = ({ id, placedAt, status, totalMinor, refundedMinor, currency, itemCount, vendors, goods }: SummaryRow): OrderSummary => ({
    id,
    placedAt: placedAt.toISOString(),
    status,
    total: money(totalMinor, currency),
    refunded: money(refundedMinor, currency),
    itemCount,
    vendors,
    goods: goods.map(({ name, image }) => ({ name, image: image && pictureView(image, language) })),
  })
  return { items: items.map(summary), nextCursor, total, counts }
}
