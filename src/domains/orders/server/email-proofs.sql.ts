/** One-time links that prove the email address of an order. */
import { type Db, schemaOf } from '#platform/server/db.ts'
import type { Tables } from './db.types.ts'

const orders = schemaOf<Tables>()

/** A repeated insert keeps the first row, so that a retried mail has the same link. */
export async function insertEmailProof(db: Db, proof: { id: string; orderId: string; tokenHash: Buffer; expiresAt: Date }): Promise<void> {
  await orders(db)
    .insertInto('orders.emailProofs')
    .values(proof)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** Uses a link of this order once. False when it is unknown, used or expired. */
export async function consumeEmailProof(db: Db, orderId: string, tokenHash: Buffer, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await orders(db)
    .updateTable('orders.emailProofs')
    .set({ usedAt: now })
    .where('tokenHash', '=', tokenHash)
    .where('orderId', '=', orderId)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function deleteEmailProofsBefore(db: Db, time: Date): Promise<void> {
  await orders(db).deleteFrom('orders.emailProofs').where('expiresAt', '<', time).execute()
}
