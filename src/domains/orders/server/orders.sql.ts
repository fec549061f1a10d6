import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import type { Viewer } from '#platform/server/kernel.ts'
import type { Picture } from '#platform/server/picture.ts'
import type { LineSource } from '../../cart/contract.ts'
import type { Address, OrderStatus } from '../contract.ts'
import type { Tables } from './db.types.ts'

const orders = schemaOf<Tables>()

export type Amounts = { subtotalMinor: number; shippingMinor: number; taxMinor: number; totalMinor: number }

export type OrderRow = Amounts & {
  id: string
  userId: string | null
  email: string
  shippingAddress: Address
  note: string
  status: OrderStatus
  currency: string
  placedAt: Date
}
/** The vendor's own method as it was at the sale, its name by language; null shares the one rule. */
export type PartDelivery = { kind: 'delivery' | 'pickup'; name: Record<string, string>; minDays: number; maxDays: number }
export type PartRow = Amounts & {
  orderId: string
  number: number
  workspaceId: string
  status: OrderStatus
  vendorName: string
  vendorSlug: string
  delivery: PartDelivery | null
}
export type LineRow = {
  orderId: string
  partNumber: number
  position: number
  workspaceId: string
  productId: string
  variantId: string
  name: string
  sku: string
  size: string | null
  color: string | null
  image: Picture | null
  quantity: number
  unitPriceMinor: number
  lineTotalMinor: number
  source: LineSource | null
}
export type HistoryRow = { id: string; orderId: string; status: OrderStatus; actor: string; happenedAt: Date }

/** False when the id is taken. */
export async function insertOrder(db: Db, order: OrderRow): Promise<boolean> {
  const inserted = await orders(db)
    .insertInto('orders.orders')
    .values({ ...order, shippingAddress: JSON.stringify(order.shippingAddress) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}

export async function insertParts(db: Db, parts: PartRow[]): Promise<void> {
  await orders(db)
    .insertInto('orders.parts')
    .values(parts.map((part) => ({ ...part, delivery: jsonOrNull(part.delivery) })))
    .execute()
}

export async function insertLines(db: Db, lines: LineRow[]): Promise<void> {
  await orders(db)
    .insertInto('orders.lines')
    .values(lines.map((line) => ({ ...line, image: jsonOrNull(line.image), source: jsonOrNull(line.source) })))
    .execute()
}

export async function insertHistory(db: Db, entry: HistoryRow): Promise<void> {
  await orders(db).insertInto('orders.history').values(entry).execute()
}

export async function insertLink(db: Db, link: { tokenHash: Buffer; orderId: string; createdAt: Date }): Promise<void> {
  await orders(db).insertInto('orders.links').values(link).execute()
}

export async function grantGuest(db: Db, access: { guestId: string; orderId: string; grantedAt: Date }): Promise<void> {
  await orders(db)
    .insertInto('orders.guestAccess')
    .values(access)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The order of a link that was not revoked. */
export async function orderOfLink(db: Db, tokenHash: Buffer): Promise<string | null> {
  const row = await orders(db)
    .selectFrom('orders.links')
    .select('orderId')
    .where('tokenHash', '=', tokenHash)
    .where('revokedAt', 'is', null)
    .executeTakeFirst()
  return row?.orderId ?? null
}

/** Who may see an order: the member who placed it, and the guest who did or who opened its link. */
export type Onlooker = { userId: string | null; guestId: string | null }

export function onlookerOf(viewer: Viewer): Onlooker {
  return viewer.kind === 'member' ? { userId: viewer.id, guestId: viewer.guestId } : { userId: null, guestId: viewer.id }
}

/** One order, if this onlooker or this link may see it. Somebody else's order is as missing as none. */
export async function orderVisibleTo(
  db: Db,
  orderId: string,
  { userId, guestId }: Onlooker,
  tokenHash: Buffer | null,
): Promise<OrderRow | undefined> {
  const { rows } = await sql<OrderRow>`
    select id, user_id, email, shipping_address, note, status, currency, subtotal_minor, shipping_minor, tax_minor, total_minor, placed_at
    from orders.orders o
    where o.id = ${orderId} and (
      o.user_id = ${userId}
      or exists (select 1 from orders.guest_access a where a.order_id = o.id and a.guest_id = ${guestId})
      or exists (select 1 from orders.links l where l.order_id = o.id and l.token_hash = ${tokenHash} and l.revoked_at is null)
    )`.execute(db)
  return rows[0]
}

/** Heads of those orders this onlooker may see. */
export async function orderHeads(
  db: Db,
  ids: readonly string[],
  { userId, guestId }: Onlooker,
): Promise<Pick<OrderRow, 'id' | 'status' | 'currency' | 'totalMinor' | 'placedAt'>[]> {
  const { rows } = await sql<Pick<OrderRow, 'id' | 'status' | 'currency' | 'totalMinor' | 'placedAt'>>`
    select id, status, currency, total_minor, placed_at from orders.orders o
    where id = any(${ids})
      and (o.user_id = ${userId} or exists (select 1 from orders.guest_access a where a.order_id = o.id and a.guest_id = ${guestId}))`.execute(
    db,
  )
  return rows
}

export async function partsOf(db: Db, orderId: string): Promise<PartRow[]> {
  const { rows } = await sql<PartRow>`
    select order_id, number, workspace_id, status, vendor_name, vendor_slug, delivery,
      subtotal_minor, shipping_minor, tax_minor, total_minor
    from orders.parts where order_id = ${orderId} order by number`.execute(db)
  return rows
}

export async function linesOf(db: Db, orderId: string): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`
    select order_id, part_number, position, workspace_id, product_id, variant_id, name, sku, size, color, image, quantity,
      unit_price_minor, line_total_minor, source
    from orders.lines where order_id = ${orderId} order by position`.execute(db)
  return rows
}

export async function historyOf(db: Db, orderId: string): Promise<HistoryRow[]> {
  const { rows } = await sql<HistoryRow>`
    select id, order_id, status, actor, happened_at from orders.history where order_id = ${orderId} order by id`.execute(db)
  return rows
}

function jsonOrNull(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value)
}
