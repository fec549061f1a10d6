import { notFound } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { pageOf } from '#platform/server/keyset.ts'
import type { Total } from '#platform/server/total.ts'
import type { OrderStanding, OrderStatus, ReturnStatus } from '../contract.ts'
import { countParts, LATEST, pageOfParts } from './list-vendor-orders.sql.ts'
import { partNumberOf } from './order-number.ts'
import { partStanding } from './order-states.rules.ts'

type Query = {
  status?: OrderStatus | undefined
  returns?: ReturnStatus | undefined
  q?: string | undefined
  cursor?: string | undefined
  limit: number
}
type Row = {
  number: string
  placedAt: string
  status: OrderStanding
  buyer: string
  itemCount: number
  total: { amountMinor: number; currency: string }
}

/** The parts of the workspace the call names, newest first. */
export async function listVendorOrders(
  { kernel: { db }, seat }: Call,
  { cursor, limit, ...filter }: Query,
): Promise<{ items: Row[]; nextCursor: string | null; total: Total }> {
  if (!seat) throw notFound()
  const own = { workspaceId: seat.workspaceId, ...filter }
  const [rows, total] = await Promise.all([pageOfParts(db, own, cursor, limit), countParts(db, own)])
  const { items, nextCursor } = pageOf(rows, limit, LATEST, ({ placedAt, orderId, number }) => [
    placedAt.toISOString(),
    partNumberOf(orderId, number),
  ])
  return {
    items: items.map(({ orderId, number, placedAt, status, live, shipped, delivered, returned, ...row }) => ({
      ...{ number: partNumberOf(orderId, number), placedAt: placedAt.toISOString(), buyer: row.buyer, itemCount: row.itemCount },
      status: partStanding({ status, units: { live, shipped, delivered, returned } }),
      total: { amountMinor: row.totalMinor, currency: row.currency },
    })),
    nextCursor,
    total,
  }
}
