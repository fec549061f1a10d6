import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import type { Viewer } from '#platform/server/services.ts'
import type { Language } from '#platform/shared/language.ts'
import type { CheckoutStatus } from '../contract.ts'
import type { Tables } from './db.types.ts'
import type { Purchase } from './prepare-purchase.ts'

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
  mayHold: boolean
  heldInFull: boolean
  moneyReturned: boolean
  language: Language
  startedAt: Date
  endedAt: Date | null
}

/** False when the owner has a live checkout. Waits for a concurrent insert of the same owner. */
export async function insertCheckout(db: Db, { purchase, ...row }: Checkout): Promise<boolean> {
  const inserted = await checkout(db)
    .insertInto('checkout.checkouts')
    .values({ ...row, purchase: JSON.stringify(purchase) })
    // Literals instead of parameters, so that a prepared plan can use the partial index.
    .onConflict((conflict) => conflict.column('owner').where(sql<boolean>`status in ('open', 'paying')`).doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}

/** Locks the owner's live checkout, so that changes of one owner are serialized. */
export async function lockLiveCheckout(db: Db, owner: string): Promise<Checkout | null> {
  const { rows } = await sql<Checkout>`
    select * from checkout.checkouts where owner = ${owner} and status in ('open', 'paying') for update`.execute(db)
  return rows[0] ?? null
}

export async function findCheckout(db: Db, id: string): Promise<Checkout | null> {
  const { rows } = await sql<Checkout>`select * from checkout.checkouts where id = ${id}`.execute(db)
  return rows[0] ?? null
}

export async function lockCheckout(db: Db, id: string): Promise<Checkout | null> {
  const { rows } = await sql<Checkout>`select * from checkout.checkouts where id = ${id} for update`.execute(db)
  return rows[0] ?? null
}

export async function lockCheckoutByOrder(db: Db, orderId: string): Promise<Checkout | null> {
  const { rows } = await sql<Checkout>`select * from checkout.checkouts where order_id = ${orderId} for update`.execute(db)
  return rows[0] ?? null
}

/** A checkout of this viewer or of their guest session before login; null for a missing and for somebody else's checkout alike. */
export async function findVisibleCheckout(db: Db, viewer: Viewer, id: string): Promise<Checkout | null> {
  const { userId, guestId } = toOwnerIds(viewer)
  const { rows } = await sql<Checkout>`
    select * from checkout.checkouts where id = ${id} and (user_id = ${userId} or guest_id = ${guestId})`.execute(db)
  return rows[0] ?? null
}

/** The live checkout of this viewer, if any. */
export async function findLiveCheckout(db: Db, viewer: Viewer): Promise<Checkout | null> {
  const { rows } = await sql<Checkout>`
    select * from checkout.checkouts where owner = ${viewer.id} and status in ('open', 'paying')`.execute(db)
  return rows[0] ?? null
}

export type CheckoutChanges = Partial<
  Pick<
    Checkout,
    'status' | 'purchase' | 'totalMinor' | 'paymentId' | 'heldSince' | 'holdUntil' | 'heldInFull' | 'moneyReturned' | 'endedAt'
  >
>

/** Updates a locked checkout and returns the new row. */
export async function updateCheckout(db: Db, before: Checkout, changes: CheckoutChanges): Promise<Checkout> {
  const { purchase, ...rest } = changes
  await checkout(db)
    .updateTable('checkout.checkouts')
    .set({ ...rest, ...(purchase ? { purchase: JSON.stringify(purchase) } : {}) })
    .where('id', '=', before.id)
    .execute()
  return { ...before, ...changes }
}

/** Whether its owner began another checkout later. */
export async function isSuperseded(db: Db, { owner, id, startedAt }: Checkout): Promise<boolean> {
  const { rows } = await sql`
    select 1 from checkout.checkouts where owner = ${owner} and id <> ${id} and started_at >= ${startedAt} and status <> 'expired' limit 1`.execute(
    db,
  )
  return rows.length > 0
}

export async function listExpiredIds(db: Db, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from checkout.checkouts where status in ('open', 'paying') and hold_until <= ${now} order by hold_until limit 500`.execute(db)
  return rows.map(({ id }) => id)
}

/** Deletes checkouts that ended before `time`. Placed ones live on as orders. */
export async function deleteEndedBefore(db: Db, time: Date): Promise<void> {
  await checkout(db).deleteFrom('checkout.checkouts').where('endedAt', '<', time).execute()
}

export async function exportCheckouts(db: Db, userId: string): Promise<unknown[]> {
  return checkout(db).selectFrom('checkout.checkouts').selectAll().where('userId', '=', userId).orderBy('startedAt').execute()
}

export async function deleteUserCheckouts(db: Db, userId: string): Promise<void> {
  await checkout(db).deleteFrom('checkout.checkouts').where('userId', '=', userId).execute()
}

function toOwnerIds(viewer: Viewer) {
  return viewer.kind === 'member' ? { userId: viewer.id, guestId: viewer.guestId } : { userId: null, guestId: viewer.id }
}
