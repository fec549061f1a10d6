/** Moves lines between the cart, saved for later, and removed. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { Place } from './cart.sql.ts'

/** Removes lines so that they can be restored. */
export async function removeLines(db: Db, owner: string, place: Place, lineIds: readonly string[], now: Date): Promise<void> {
  await sql`
    update cart.lines set removed_at = ${now}
    where owner = ${owner} and place = ${place} and line_id = any(${lineIds}) and removed_at is null`.execute(db)
}

export async function removeAllLines(db: Db, owner: string, now: Date): Promise<void> {
  await sql`update cart.lines set removed_at = ${now} where owner = ${owner} and place = 'cart' and removed_at is null`.execute(db)
}

/** Restores removed lines with their place and quantity. Lines that were added again in between are left unchanged. */
export async function restoreLines(db: Db, owner: string, place: Place, lineIds: readonly string[]): Promise<void> {
  await sql`
    update cart.lines set removed_at = null
    where owner = ${owner} and place = ${place} and line_id = any(${lineIds}) and removed_at is not null`.execute(db)
}

/**
 * Moves `quantity` units of a line to another place, merging with an existing line up to `max`; the original line is deleted. Returns the
 * quantity there, 0 without such a line.
 */
export async function moveLine(
  db: Db,
  { owner, lineId, from, to, max }: { owner: string; lineId: string; from: Place; to: Place; max: number },
): Promise<number> {
  const { rows } = await sql<{ quantity: number }>`
    with moved as (
      delete from cart.lines where owner = ${owner} and place = ${from} and line_id = ${lineId} and removed_at is null
      returning line_id, variant_id, personalization, quantity, added_at, seen_price_minor, source
    )
    insert into cart.lines as l (owner, place, line_id, variant_id, personalization, quantity, added_at, seen_price_minor, source)
    select ${owner}, ${to}, line_id, variant_id, personalization, least(quantity, ${max}::int), added_at, seen_price_minor, source from moved
    on conflict (owner, place, line_id) do update set
      quantity = case when l.removed_at is null then greatest(least(l.quantity + excluded.quantity, ${max}::int), 1) else excluded.quantity end,
      added_at = case when l.removed_at is null then l.added_at else excluded.added_at end,
      seen_price_minor = excluded.seen_price_minor, source = coalesce(l.source, excluded.source), removed_at = null
    returning quantity`.execute(db)
  return rows[0]?.quantity ?? 0
}
