/** How lines change their place: out and back, aside and back. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { Place } from './cart.sql.ts'

/** Takes lines out so that they can come back as they were. */
export async function takeOut(db: Db, owner: string, place: Place, variantIds: readonly string[], now: Date): Promise<void> {
  await sql`
    update cart.lines set removed_at = ${now}
    where owner = ${owner} and place = ${place} and variant_id = any(${variantIds}) and removed_at is null`.execute(db)
}

export async function takeAllOut(db: Db, owner: string, now: Date): Promise<void> {
  await sql`update cart.lines set removed_at = ${now} where owner = ${owner} and place = 'cart' and removed_at is null`.execute(db)
}

/** Puts lines that were taken out back where they were, with their quantities. What came anew meanwhile stays as it is. */
export async function putBack(db: Db, owner: string, place: Place, variantIds: readonly string[]): Promise<void> {
  await sql`
    update cart.lines set removed_at = null
    where owner = ${owner} and place = ${place} and variant_id = any(${variantIds}) and removed_at is not null`.execute(db)
}

/**
 * Moves `quantity` units of a line to another place, where they join what is there, up to `max`; the line is gone from where it was.
 * Answers the quantity there, 0 when there was no such line.
 */
export async function moveLine(
  db: Db,
  { owner, variantId, from, to, max }: { owner: string; variantId: string; from: Place; to: Place; max: number },
): Promise<number> {
  const { rows } = await sql<{ quantity: number }>`
    with moved as (
      delete from cart.lines where owner = ${owner} and place = ${from} and variant_id = ${variantId} and removed_at is null
      returning variant_id, quantity, added_at, seen_price_minor, source
    )
    insert into cart.lines as l (owner, place, variant_id, quantity, added_at, seen_price_minor, source)
    select ${owner}, ${to}, variant_id, least(quantity, ${max}::int), added_at, seen_price_minor, source from moved
    on conflict (owner, place, variant_id) do update set
      quantity = case when l.removed_at is null then greatest(least(l.quantity + excluded.quantity, ${max}::int), 1) else excluded.quantity end,
      added_at = case when l.removed_at is null then l.added_at else excluded.added_at end,
      seen_price_minor = excluded.seen_price_minor, source = coalesce(l.source, excluded.source), removed_at = null
    returning quantity`.execute(db)
  return rows[0]?.quantity ?? 0
}
