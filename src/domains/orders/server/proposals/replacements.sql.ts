import { type Db, schemaOf } from '#platform/server/db.ts'
import type { Tables } from '../db.types.ts'
import type { Tracking } from '../parcels.sql.ts'

const orders = schemaOf<Tables>()

/** A replacement that was cancelled cannot be agreed again: its proposal has ended. */
export async function insertReplacement(
  db: Db,
  row: { proposalId: string; workspaceId: string; orderId: string; partNumber: number; agreedAt: Date },
): Promise<void> {
  await orders(db).insertInto('orders.replacements').values(row).execute()
}

export async function setReplacementShipped(db: Db, proposalId: string, tracking: Tracking, shippedAt: Date): Promise<void> {
  await orders(db)
    .updateTable('orders.replacements')
    .set({ ...tracking, shippedAt })
    .where('proposalId', '=', proposalId)
    .execute()
}

export async function setReplacementCancelled(db: Db, proposalId: string, cancelledAt: Date): Promise<void> {
  await orders(db).updateTable('orders.replacements').set({ cancelledAt }).where('proposalId', '=', proposalId).execute()
}
