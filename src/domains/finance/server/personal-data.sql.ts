/** Payouts requested or decided by one person. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'

export async function loadPayoutsOfUser(db: Db, userId: string): Promise<unknown> {
  const { rows } = await sql<{ exported: unknown }>`
    select coalesce(jsonb_agg(jsonb_build_object('id', id, 'amountMinor', amount_minor, 'currency', currency, 'status', status,
      'requestedAt', requested_at) order by requested_at), '[]') as exported
    from finance.payouts where requested_by = ${userId}`.execute(db)
  return rows[0]?.exported
}

/** Anonymizes the payouts, which the books must keep. */
export async function anonymizePerson(db: Db, userId: string): Promise<void> {
  await sql`
    update finance.payouts set requested_by = nullif(requested_by, ${userId}), approved_by = nullif(approved_by, ${userId}),
      settled_by = nullif(settled_by, ${userId})
    where ${userId} in (requested_by, approved_by, settled_by)`.execute(db)
}
