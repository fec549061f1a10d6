import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'

/** False when the order was invited before, is no longer in status Delivered, or has no email address. */
export async function claimReviewInvitation(db: Db, orderId: string, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into orders.review_invitations (order_id, invited_at)
    select id, ${now} from orders.orders where id = ${orderId} and status = 'Delivered' and email <> ''
    on conflict do nothing`.execute(db)
  return numAffectedRows === 1n
}
