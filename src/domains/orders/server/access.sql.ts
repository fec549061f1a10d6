/** Access to orders by private link, by guest session and by account. */
import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import type { Viewer } from '#platform/server/services.ts'
import type { Tables } from './db.types.ts'
import { ORDER_COLUMNS, type OrderRow, type OrderWithTerms } from './orders.sql.ts'

const orders = schemaOf<Tables>()

export async function insertLink(db: Db, link: { tokenHash: Buffer; orderId: string; createdAt: Date }): Promise<void> {
  await orders(db).insertInto('orders.links').values(link).execute()
}

/** `mayAct`: not only read. A right to act is never reduced. */
export async function grantGuest(db: Db, access: { guestId: string; orderId: string; grantedAt: Date; mayAct: boolean }): Promise<void> {
  await orders(db)
    .insertInto('orders.guestAccess')
    .values(access)
    .onConflict((conflict) =>
      conflict.columns(['guestId', 'orderId']).doUpdateSet({ mayAct: sql<boolean>`guest_access.may_act or excluded.may_act` }),
    )
    .execute()
}

/** Whether a guest placed an order or confirmed the email address of one. */
export async function mayActOnOrders(db: Db, guestId: string): Promise<boolean> {
  const row = await orders(db)
    .selectFrom('orders.guestAccess')
    .select('orderId')
    .where('guestId', '=', guestId)
    .where('mayAct', '=', true)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Ends the private links of an order, also for reading. */
export async function revokeLinks(db: Db, orderId: string, now: Date): Promise<void> {
  await orders(db)
    .updateTable('orders.links')
    .set({ revokedAt: now })
    .where('orderId', '=', orderId)
    .where('revokedAt', 'is', null)
    .execute()
}

export async function hasActiveLink(db: Db, orderId: string): Promise<boolean> {
  const row = await orders(db)
    .selectFrom('orders.links')
    .select('orderId')
    .where('orderId', '=', orderId)
    .where('revokedAt', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The order id of an active link; null when the link is unknown or revoked. */
export async function findOrderIdByLink(db: Db, tokenHash: Buffer): Promise<string | null> {
  const row = await orders(db)
    .selectFrom('orders.links')
    .select('orderId')
    .where('tokenHash', '=', tokenHash)
    .where('revokedAt', 'is', null)
    .executeTakeFirst()
  return row?.orderId ?? null
}

/** Identity that decides which orders are visible: the account, and the guest session that placed an order or opened its link. */
export type OrderViewer = { userId: string | null; guestId: string | null }

export function toOrderViewer(viewer: Viewer): OrderViewer {
  return viewer.kind === 'member' ? { userId: viewer.id, guestId: viewer.guestId } : { userId: null, guestId: viewer.id }
}

/** Whether the order was placed by this account or guest, or its link was opened by the guest. */
export const isBuyer = ({ userId, guestId }: OrderViewer) => sql`(
  o.user_id = ${userId} or exists (select 1 from orders.guest_access a where a.order_id = o.id and a.guest_id = ${guestId}))`

/** Whether the order is this account's, or the guest placed it or confirmed its email address. */
const mayAct = ({ userId, guestId }: OrderViewer) => sql<boolean>`coalesce(
  o.user_id = ${userId} or exists (select 1 from orders.guest_access a where a.order_id = o.id and a.guest_id = ${guestId} and a.may_act), false)`

export type VisibleOrder = OrderWithTerms & { emailKey: string; mayAct: boolean }

/** An order if this viewer or this link may see it; undefined for a missing and for somebody else's order alike. */
export async function findVisibleOrder(
  db: Db,
  orderId: string,
  viewer: OrderViewer,
  tokenHash: Buffer | null,
): Promise<VisibleOrder | undefined> {
  const { rows } = await sql<VisibleOrder>`
    select ${ORDER_COLUMNS}, email_key, ${mayAct(viewer)} as may_act from orders.orders o
    where o.id = ${orderId} and (
      ${isBuyer(viewer)}
      or exists (select 1 from orders.links l where l.order_id = o.id and l.token_hash = ${tokenHash} and l.revoked_at is null)
    )`.execute(db)
  return rows[0]
}

type OrderHead = Pick<OrderRow, 'id' | 'status' | 'currency' | 'totalMinor' | 'placedAt'>

/** Summary rows of the orders this viewer may see. */
export async function loadOrderHeads(db: Db, ids: readonly string[], viewer: OrderViewer): Promise<OrderHead[]> {
  const { rows } = await sql<OrderHead>`
    select id, status, currency, total_minor, placed_at from orders.orders o
    where id = any(${ids}) and ${isBuyer(viewer)}`.execute(db)
  return rows
}

type OrderParties = { id: string; userId: string | null; isBuyer: boolean; sellers: string[] }

/** The buyer and the selling workspaces of each order. */
export async function loadOrderParties(db: Db, ids: readonly string[], viewer: OrderViewer): Promise<OrderParties[]> {
  const { rows } = await sql<OrderParties>`
    select o.id, o.user_id, coalesce(${isBuyer(viewer)}, false) as is_buyer,
      array(select p.workspace_id from orders.parts p where p.order_id = o.id order by p.number) as sellers
    from orders.orders o where o.id = any(${ids})`.execute(db)
  return rows
}
