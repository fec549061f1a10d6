/** Who may see an order: links, guests, and what either sees. */
import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import type { Viewer } from '#platform/server/kernel.ts'
import type { Tables } from './db.types.ts'
import { ORDER, type OrderRow, type SeenOrderRow } from './orders.sql.ts'

const orders = schemaOf<Tables>()

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

/** Whether a guest placed an order or opened the link of one. */
export async function maySeeOrders(db: Db, guestId: string): Promise<boolean> {
  const row = await orders(db).selectFrom('orders.guestAccess').select('orderId').where('guestId', '=', guestId).limit(1).executeTakeFirst()
  return row !== undefined
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
): Promise<SeenOrderRow | undefined> {
  const { rows } = await sql<SeenOrderRow>`
    select ${ORDER} from orders.orders o
    where o.id = ${orderId} and (
      o.user_id = ${userId}
      or exists (select 1 from orders.guest_access a where a.order_id = o.id and a.guest_id = ${guestId})
      or exists (select 1 from orders.links l where l.order_id = o.id and l.token_hash = ${tokenHash} and l.revoked_at is null)
    )`.execute(db)
  return rows[0]
}

type OrderHead = Pick<OrderRow, 'id' | 'status' | 'currency' | 'totalMinor' | 'placedAt'>

/** Heads of those orders this onlooker may see. */
export async function orderHeads(db: Db, ids: readonly string[], { userId, guestId }: Onlooker): Promise<OrderHead[]> {
  const { rows } = await sql<OrderHead>`
    select id, status, currency, total_minor, placed_at from orders.orders o
    where id = any(${ids})
      and (o.user_id = ${userId} or exists (select 1 from orders.guest_access a where a.order_id = o.id and a.guest_id = ${guestId}))`.execute(
    db,
  )
  return rows
}
