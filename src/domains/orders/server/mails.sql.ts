import { type Db, schemaOf } from '#platform/server/db.ts'
import type { Tables } from './db.types.ts'

const orders = schemaOf<Tables>()

/** Records a sent mail; a repeated send keeps the first record. */
export async function insertMail(
  db: Db,
  mail: { id: string; orderId: string; kind: string; side: 'shopper' | 'vendor'; sentAt: Date },
): Promise<void> {
  await orders(db)
    .insertInto('orders.mails')
    .values(mail)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
