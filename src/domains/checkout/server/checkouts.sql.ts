import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import type { Viewer } from '#platform/server/kernel.ts'
import type { Language } from '#platform/shared/language.ts'
import type { CheckoutStatus } from '../contract.ts'
import type { Tables } from './db.types.ts'
import type { Purchase } from './purchase.ts'

const checkout = schemaOf<Tables>()

export type Checkout = {
  id: string
  owner: string
  userId: string | null
  guestId: string | null
  orderId: string
  status: CheckoutStatus
  purchase: Purchase
  totalMinor: number
  currency: string
  paymentId: string | null
  heldSince: Date
  holdUntil: Date
  moneyReturned: boolean
  language: Language
  begunAt: Date
  endedAt: Date | null
}

/** False when its owner has a live one. Waits for whoever is beginning one. */
export async function insertCheckout(db: Db, { purchase, ...row }: Checkout): Promise<boolean> {
  const inserted = await checkout(db)
    .insertInto('checkout.checkouts')
    .values({ ...row, purchase: JSON.stringify(purchase) })
    // Literal, not parameters: a prepared plan finds the partial index by them.
    .onConflict((conflict) => conflict.column('owner').where(sql<boolean>`status in ('open', 'paying')`).doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}

/** The purchase its owner is making, locked: everything about one owner happens one after the other. */
export async function lockLive(db: Db, owner: string): Promise<Checkout | null> {
  const { rows } = await sql<Checkout>`
    select * from checkout.checkouts where owner = ${owner} and status in ('open', 'paying') for update`.execute(db)
  return rows[0] ?? null
}

export async function checkoutById(db: Db, id: string): Promise<Checkout | null> {
  const { rows } = await sql<Checkout>`select * from checkout.checkouts where id = ${id}`.execute(db)
  return rows[0] ?? null
}

export async function lockById(db: Db, id: string): Promise<Checkout | null> {
  const { rows } = await sql<Checkout>`select * from checkout.checkouts where id = ${id} for update`.execute(db)
  return rows[0] ?? null
}

export async function lockByOrder(db: Db, orderId: string): Promise<Checkout | null> {
  const { rows } = await sql<Checkout>`select * from checkout.checkouts where order_id = ${orderId} for update`.execute(db)
  return rows[0] ?? null
}

/** One checkout of this viewer, or of the guest they were before they signed in. Somebody else's is as missing as none. */
export async function checkoutVisibleTo(db: Db, viewer: Viewer, id: string): Promise<Checkout | null> {
  const { userId, guestId } = mine(viewer)
  const { rows } = await sql<Checkout>`
    select * from checkout.checkouts where id = ${id} and (user_id = ${userId} or guest_id = ${guestId})`.execute(db)
  return rows[0] ?? null
}

/** The purchase this viewer is making, if any. */
export async function liveCheckoutOf(db: Db, viewer: Viewer): Promise<Checkout | null> {
  const { rows } = await sql<Checkout>`
    select * from checkout.checkouts where owner = ${viewer.id} and status in ('open', 'paying')`.execute(db)
  return rows[0] ?? null
}

export type Changes = Partial<
  Pick<Checkout, 'status' | 'purchase' | 'totalMinor' | 'paymentId' | 'heldSince' | 'holdUntil' | 'moneyReturned' | 'endedAt'>
>

/** Changes a locked checkout. Answers it as it is after. */
export async function updateCheckout(db: Db, before: Checkout, changes: Changes): Promise<Checkout> {
  const { purchase, ...rest } = changes
  await checkout(db)
    .updateTable('checkout.checkouts')
    .set({ ...rest, ...(purchase ? { purchase: JSON.stringify(purchase) } : {}) })
    .where('id', '=', before.id)
    .execute()
  return { ...before, ...changes }
}

/** Whether its owner went on to another purchase. */
export async function isSuperseded(db: Db, { owner, id, begunAt }: Checkout): Promise<boolean> {
  const { rows } = await sql`
    select 1 from checkout.checkouts where owner = ${owner} and id <> ${id} and begun_at >= ${begunAt} and status <> 'expired' limit 1`.execute(
    db,
  )
  return rows.length > 0
}

export async function idsRunOut(db: Db, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from checkout.checkouts where status in ('open', 'paying') and hold_until <= ${now} order by hold_until limit 500`.execute(db)
  return rows.map(({ id }) => id)
}

/** What was bought stands in the order; what was not is nobody's business later. */
export async function deleteEndedBefore(db: Db, time: Date): Promise<void> {
  await checkout(db).deleteFrom('checkout.checkouts').where('endedAt', '<', time).execute()
}

export async function checkoutsOfUser(db: Db, userId: string): Promise<unknown[]> {
  return checkout(db).selectFrom('checkout.checkouts').selectAll().where('userId', '=', userId).orderBy('begunAt').execute()
}

export async function deleteCheckoutsOfUser(db: Db, userId: string): Promise<void> {
  await checkout(db).deleteFrom('checkout.checkouts').where('userId', '=', userId).execute()
}

function mine(viewer: Viewer) {
  return viewer.kind === 'member' ? { userId: viewer.id, guestId: viewer.guestId } : { userId: null, guestId: viewer.id }
}
