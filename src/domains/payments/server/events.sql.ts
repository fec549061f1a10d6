import { type Db, schemaOf } from '#platform/server/db.ts'
import type { Tables } from './db.types.ts'

const payments = schemaOf<Tables>()

export type EventRow = { provider: string; eventId: string; kind: string; paymentId: string | null; receivedAt: Date }

/** False when this event was processed before. Waits for a concurrent insert of the same event. */
export async function insertEvent(db: Db, event: EventRow): Promise<boolean> {
  const inserted = await payments(db)
    .insertInto('payments.events')
    .values(event)
    .onConflict((conflict) => conflict.columns(['provider', 'eventId']).doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}

export async function deleteEventsBefore(db: Db, time: Date): Promise<void> {
  await payments(db).deleteFrom('payments.events').where('receivedAt', '<', time).execute()
}
