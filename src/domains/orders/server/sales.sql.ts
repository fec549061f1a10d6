/** Sales figures of a vendor. Times are order times; days are UTC days. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'

export type Period = { from: Date; before: Date }

/** The distinct products of an order with their vendors. */
export async function loadOrderProducts(db: Db, orderId: string): Promise<{ productId: string; workspaceId: string }[]> {
  const { rows } = await sql<{ productId: string; workspaceId: string }>`
    select distinct product_id, workspace_id from orders.lines where order_id = ${orderId} order by 1`.execute(db)
  return rows
}

/** Fully cancelled parts are neither orders nor sales. */
export const isSold = (workspaceId: string, { from, before }: Period) =>
  sql`workspace_id = ${workspaceId} and placed_at >= ${from} and placed_at < ${before} and status <> 'Cancelled'`

/**
 * Sales of a vendor by day of placement: part totals (items, shipping and tax) less all refunds of them up to now.
 */
export async function loadSalesByDay(
  db: Db,
  workspaceId: string,
  period: Period,
): Promise<{ day: string; orders: number; salesMinor: number }[]> {
  const { rows } = await sql<{ day: string; orders: number; salesMinor: number }>`
    select (placed_at at time zone 'UTC')::date as day, count(*) as orders, sum(total_minor - refunded_minor)::bigint as sales_minor
    from orders.parts
    where ${isSold(workspaceId, period)}
    group by 1 order by 1`.execute(db)
  return rows
}

export type SoldLineRow = {
  orderId: string
  partNumber: number
  position: number
  productId: string
  variantId: string
  name: string
  quantity: number
  cancelled: number
  returned: number
  goodsMinor: number
  shippingMinor: number
  taxMinor: number
  /** Refunds of the line up to now; `taxBackMinor` is their tax, `unsentShippingMinor` the shipping of cancelled units. */
  backMinor: number
  taxBackMinor: number
  unsentShippingMinor: number
  /** Unit cost of the vendor at the sale; null when the vendor had not set one. */
  unitCostMinor: number | null
}

/** Lines of a vendor's parts placed in a period, with their refunds. Fully cancelled parts are excluded. */
export async function loadSoldLines(db: Db, workspaceId: string, { from, before }: Period): Promise<SoldLineRow[]> {
  const { rows } = await sql<SoldLineRow>`
    select l.order_id, l.part_number, l.position, l.product_id, l.variant_id, l.name, l.quantity, l.cancelled, l.returned, l.unit_cost_minor,
      l.goods_minor, l.shipping_minor, l.tax_minor, b.*
    from orders.parts p
    join orders.lines l on l.order_id = p.order_id and l.part_number = p.number
    cross join lateral (
      select coalesce(sum(r.goods_minor + r.shipping_minor + r.tax_minor), 0)::bigint as back_minor,
        coalesce(sum(r.tax_minor), 0)::bigint as tax_back_minor,
        coalesce(sum(r.shipping_minor) filter (where f.cause = 'cancelled'), 0)::bigint as unsent_shipping_minor
      from orders.refund_lines r join orders.refunds f on f.id = r.refund_id
      where r.order_id = l.order_id and r.position = l.position
    ) b
    where p.workspace_id = ${workspaceId} and p.placed_at >= ${from} and p.placed_at < ${before} and p.status <> 'Cancelled'
    order by p.placed_at, l.order_id, l.position`.execute(db)
  return rows
}
