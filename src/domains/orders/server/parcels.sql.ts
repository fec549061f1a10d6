/** Parcels and their history. */
import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import type { ChosenUnits, ParcelKind, ParcelLot, ParcelStep, Side } from '../contract.ts'
import type { Tables } from './db.types.ts'

const orders = schemaOf<Tables>()

export type Tracking = { carrier: string; trackingNumber: string; trackingUrl: string | null }

export type NewParcel = Tracking & {
  id: string
  workspaceId: string
  orderId: string
  partNumber: number
  kind: ParcelKind
  shippedAt: Date
}

export async function insertParcel(db: Db, parcel: NewParcel, lines: readonly ChosenUnits[]): Promise<void> {
  await orders(db).insertInto('orders.parcels').values(parcel).execute()
  await orders(db)
    .insertInto('orders.parcelLines')
    .values(lines.map(({ position, quantity }) => ({ parcelId: parcel.id, orderId: parcel.orderId, position, quantity })))
    .execute()
}

/** The batches and serial numbers in a parcel. */
export async function setParcelLots(db: Db, parcelId: string, lots: readonly ParcelLot[]): Promise<void> {
  await sql`update orders.parcels set lots = ${JSON.stringify(lots)}::jsonb where id = ${parcelId}`.execute(db)
}

export async function setDelivered(db: Db, parcelId: string, deliveredAt: Date): Promise<void> {
  await orders(db).updateTable('orders.parcels').set({ deliveredAt }).where('id', '=', parcelId).execute()
}

export async function setTracking(db: Db, parcelId: string, { carrier, trackingNumber, trackingUrl }: Tracking): Promise<void> {
  await orders(db).updateTable('orders.parcels').set({ carrier, trackingNumber, trackingUrl }).where('id', '=', parcelId).execute()
}

export type ParcelHistoryRow = { id: string; parcelId: string; step: ParcelStep; actor: string; side: Side; happenedAt: Date }

export async function insertParcelHistory(db: Db, entry: ParcelHistoryRow): Promise<void> {
  await orders(db).insertInto('orders.parcelHistory').values(entry).execute()
}

/** History of all parcels of a part, oldest first. */
export async function loadParcelHistory(db: Db, orderId: string, number: number): Promise<ParcelHistoryRow[]> {
  const { rows } = await sql<ParcelHistoryRow>`
    select h.id, h.parcel_id, h.step, h.actor, h.side, h.happened_at
    from orders.parcel_history h join orders.parcels c on c.id = h.parcel_id
    where c.order_id = ${orderId} and c.part_number = ${number} order by h.id`.execute(db)
  return rows
}
