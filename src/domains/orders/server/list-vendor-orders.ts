import { notFound } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { pageOf } from '#platform/server/keyset.ts'
import type { Total } from '#platform/server/total.ts'
import type { VendorOrderRow, VendorOrderSort } from '../contract.ts'
import { countParts, orderedBy, type PartFilter, type PartSummaryRow, pageOfParts } from './list-vendor-orders.sql.ts'
import { partNumberOf } from './order-number.ts'
import { mayCancel, partStanding } from './order-states.rules.ts'

type Query = Omit<PartFilter, 'workspaceId'> & { sort: VendorOrderSort; cursor?: string | undefined; limit: number }

/** The parts of the workspace the call names. */
export async function listVendorOrders(
  { kernel: { db }, seat }: Call,
  { sort, cursor, limit, ...filter }: Query,
): Promise<{ items: VendorOrderRow[]; nextCursor: string | null; total: Total }> {
  if (!seat) throw notFound()
  const own = { workspaceId: seat.workspaceId, ...filter }
  const order = orderedBy(sort)
  const [rows, total] = await Promise.all([pageOfParts(db, own, order, cursor, limit), countParts(db, own)])
  const { items, nextCursor } = pageOf(rows, limit, order, ({ placedAt, totalMinor, orderId }) => [
    order.cast === 'bigint' ? totalMinor : placedAt.toISOString(),
    orderId,
  ])
  return { items: items.map(vendorOrderRow), nextCursor, total }
}

export function vendorOrderRow(row: PartSummaryRow): VendorOrderRow {
  const { orderId, number, placedAt, status, buyer, city, country, goods, itemCount, openReturns, currency } = row
  const { live, shipped, delivered, returned, refunded } = row
  return {
    ...{ number: partNumberOf(orderId, number), placedAt: placedAt.toISOString(), buyer, goods, itemCount, openReturns },
    status: partStanding({ status, units: { live, shipped, delivered, returned, refunded } }),
    destination: { city, country },
    total: { amountMinor: row.totalMinor, currency },
    refunded: { amountMinor: row.refundedMinor, currency },
    toShip: mayCancel(status) ? live - shipped : 0,
  }
}
