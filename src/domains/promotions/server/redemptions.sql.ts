import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import type { Tables } from './db.types.ts'

const promotions = schemaOf<Tables>()

export type Redemption = {
  promotionId: string
  orderId: string
  customer: Buffer
  holder: Buffer
  status: 'held' | 'used' | 'released'
  parts: number[]
  discountMinor: number
  revenueMinor: number
  claimedAt: Date
}

/** What an order holds or uses, locked, in the order of promotions. */
export async function lockRedemptions(db: Db, orderId: string): Promise<Redemption[]> {
  const { rows } = await sql<Redemption>`
    select promotion_id, order_id, customer, holder, status, parts, discount_minor, revenue_minor, claimed_at
    from promotions.redemptions where order_id = ${orderId} order by promotion_id for update`.execute(db)
  return rows
}

export async function putRedemption(db: Db, redemption: Redemption): Promise<void> {
  const { promotionId: _, orderId: __, ...changes } = redemption
  await promotions(db)
    .insertInto('promotions.redemptions')
    .values(redemption)
    .onConflict((conflict) => conflict.columns(['promotionId', 'orderId']).doUpdateSet(changes))
    .execute()
}

export async function deleteRedemption(db: Db, promotionId: string, orderId: string): Promise<void> {
  await sql`delete from promotions.redemptions where promotion_id = ${promotionId} and order_id = ${orderId}`.execute(db)
}

/**
 * Counts one more use; false when there is none left, or it is no longer offered. One that nothing limits is only kept from changing
 * until the order is written, so that orders do not wait for each other.
 */
export async function countUse(db: Db, promotionId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update promotions.promotions set uses = uses + 1
    where id = ${promotionId} and max_uses is not null and uses < max_uses and archived_at is null and paused_at is null`.execute(db)
  if (numAffectedRows === 1n) return true
  const { rows } = await sql`
    select 1 from promotions.promotions
    where id = ${promotionId} and max_uses is null and archived_at is null and paused_at is null for share`.execute(db)
  return rows.length > 0
}

/** False when this customer may not use it again. */
export async function countCustomer(db: Db, promotionId: string, customer: Buffer): Promise<boolean> {
  const { rows } = await sql`
    insert into promotions.customers as c (promotion_id, customer, uses) values (${promotionId}, ${customer}, 1)
    on conflict (promotion_id, customer) do update set uses = c.uses + 1
    where c.uses < coalesce((select max_uses_per_customer from promotions.promotions where id = ${promotionId}), 2147483647)
    returning 1`.execute(db)
  return rows.length > 0
}

/** Takes one use back. */
export async function uncount(db: Db, promotionId: string, customer: Buffer): Promise<void> {
  await sql`update promotions.promotions set uses = uses - 1 where id = ${promotionId} and max_uses is not null and uses > 0`.execute(db)
  await sql`
    update promotions.customers set uses = uses - 1
    where promotion_id = ${promotionId} and customer = ${customer} and uses > 0`.execute(db)
}

export type Figures = { promotionId: string; uses: number; discountMinor: number; revenueMinor: number }

/** What came of promotions: orders that used them and were not cancelled. */
export async function figuresOf(db: Db, promotionIds: readonly string[]): Promise<Map<string, Figures>> {
  const { rows } = await sql<Figures>`
    select promotion_id, count(*) as uses, sum(discount_minor)::bigint as discount_minor, sum(revenue_minor)::bigint as revenue_minor
    from promotions.redemptions where promotion_id = any(${promotionIds}) and status = 'used' group by promotion_id`.execute(db)
  return new Map(rows.map((row) => [row.promotionId, row]))
}

/** Whether anybody ever began to use it. */
export async function wasEverUsed(db: Db, promotionId: string): Promise<boolean> {
  const { rows } = await sql`select 1 from promotions.redemptions where promotion_id = ${promotionId} limit 1`.execute(db)
  return rows.length > 0
}
