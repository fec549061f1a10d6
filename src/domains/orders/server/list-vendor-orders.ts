import type { WorkspaceContext } from '#platform/server/services.ts'
import type { Total } from '#platform/server/total.ts'
import { money } from '#platform/shared/money.ts'
import type { VendorOrderRow, VendorOrderSort } from '../contract.ts'
import { listPartRows, type PartFilter, type PartSummaryRow } from './list-vendor-orders.sql.ts'
import { formatPartNumber } from './order-number.ts'
import { isCancellable, partDisplayStatus } from './order-states.rules.ts'

type Query = Omit<PartFilter, 'workspaceId'> & { sort: VendorOrderSort; cursor?: string | undefined; limit: number }

/** The parts of the caller's workspace. */
export async function listVendorOrders(
  { services: { db }, membership }: WorkspaceContext,
  { sort, cursor, limit, ...filter }: Query,
): Promise<{ items: VendorOrderRow[]; nextCursor: string | null; total: Total }> {
  const own = { workspaceId: membership.workspaceId, ...filter }
  const { items, nextCursor, total } = await listPartRows(db, own, sort, { cursor, limit })
  return { items: items.map(toVendorOrderRow), nextCursor, total }
}

export function toVendorOrderRow(row: PartSummaryRow): VendorOrderRow {
  const { orderId, number, placedAt, status, buyer, city, country, goods, itemCount, openReturns, currency } = row
  const { live, shipped, delivered, returned, refunded } = row
  return {
    number: formatPartNumber(orderId, number),
    placedAt: placedAt.toISOString(),
    buyer,
    goods,
    itemCount,
    openReturns,
    toConfirm: row.toConfirm && status !== 'Cancelled',
    status: partDisplayStatus({ status, units: { live, shipped, delivered, returned, refunded } }),
    destination: { city, country },
    total: money(row.totalMinor, currency),
    refunded: money(row.refundedMinor, currency),
    toShip: isCancellable(status) ? live - shipped : 0,
  }
}
