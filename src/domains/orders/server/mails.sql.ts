import { type Db, schemaOf } from '#platform/server/db.ts'
import type { Tables } from './db.types.ts'

const orders = schemaOf<Tables>()

/** A mail that is sent again is the same one. */
export async function rememberMail(
  db: Db,
  mail: { id: string; orderId: string; kind: string; side: 'shopper' | 'vendor'; sentAt: Date },
): Promise<void> {
  await orders(db)
    .insertInto('orders.mails')
    .values(mail)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
