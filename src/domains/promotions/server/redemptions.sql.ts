import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import type { Tables } from './db.types.ts'
import type { UsedDay } from './history.rules.ts'

const promotions = schemaOf<Tables>()

export type Redemption = {
  promotionId: string
  orderId: string
  /** Sorted. */
  customers: Buffer[]
  holder: Buffer
  status: 'held' | 'used' | 'released'
  parts: number[]
  discountMinor: number
  revenueMinor: number
  claimedAt: Date
}

/** Locks and loads the redemptions of an order, sorted by promotion. */
export async function lockRedemptions(db: Db, orderId: string): Promise<Redemption[]> {
  const { rows } = await sql<Redemption>`
    select promotion_id, order_id, customers, holder, status, parts, discount_minor, revenue_minor, claimed_at
    from promotions.redemptions where order_id = ${orderId} order by promotion_id for update`.execute(db)
  return rows
}

export async function saveRedemption(db: Db, redemption: Redemption): Promise<void> {
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
 * Counts a use; returns false if the limit is reached or the promotion is paused or archived. A promotion without limit only gets a
 * shared lock, so that orders don't wait for each other.
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

/** Counts a use for each key of a customer, in their order; returns false if one has reached the limit. */
export async function countCustomerUse(db: Db, promotionId: string, customers: readonly Buffer[]): Promise<boolean> {
  const { rows } = await sql`
    insert into promotions.customers as c (promotion_id, customer, uses) select ${promotionId}, k, 1 from unnest(${customers}::bytea[]) as k
    on conflict (promotion_id, customer) do update set uses = c.uses + 1
    where c.uses < coalesce((select max_uses_per_customer from promotions.promotions where id = ${promotionId}), 2147483647)
    returning 1`.execute(db)
  return rows.length === customers.length
}

/** Decrements the uses of a promotion and of a customer. */
export async function decrementUses(db: Db, promotionId: string, customers: readonly Buffer[]): Promise<void> {
  await sql`update promotions.promotions set uses = uses - 1 where id = ${promotionId} and max_uses is not null and uses > 0`.execute(db)
  await sql`
    update promotions.customers set uses = uses - 1
    where promotion_id = ${promotionId} and customer = any(${customers}) and uses > 0`.execute(db)
}

export type Figures = { promotionId: string; uses: number; discountMinor: number; revenueMinor: number }

/** Figures of promotions, from orders that were not cancelled. */
export async function loadFigures(db: Db, promotionIds: readonly string[]): Promise<Map<string, Figures>> {
  const { rows } = await sql<Figures>`
    select promotion_id, count(*) as uses, sum(discount_minor)::bigint as discount_minor, sum(revenue_minor)::bigint as revenue_minor
    from promotions.redemptions where promotion_id = any(${promotionIds}) and status = 'used' group by promotion_id`.execute(db)
  return new Map(rows.map((row) => [row.promotionId, row]))
}

/** The figures of a promotion by the UTC day of the order, for days with a use, in order. */
export async function loadUsedDays(db: Db, promotionId: string): Promise<UsedDay[]> {
  const { rows } = await sql<UsedDay>`
    select to_char(claimed_at at time zone 'UTC', 'YYYY-MM-DD') as day, count(*) as uses, sum(discount_minor)::bigint as discount_minor,
      sum(revenue_minor)::bigint as revenue_minor
    from promotions.redemptions where promotion_id = ${promotionId} and status = 'used' group by 1 order by 1`.execute(db)
  return rows
}

/** Whether any order ever held or used it. */
export async function wasEverUsed(db: Db, promotionId: string): Promise<boolean> {
  const { rows } = await sql`select 1 from promotions.redemptions where promotion_id = ${promotionId} limit 1`.execute(db)
  return rows.length > 0
}
