import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import type { PersonalValue } from '../../catalog/contract.ts'
import type { LineSource } from '../contract.ts'
import type { Tables } from './db.types.ts'

const cart = schemaOf<Tables>()

/** A line is in the cart or saved for later. */
export type Place = 'cart' | 'saved'

/** `lineId`: see line-id.rules.ts. `seenPriceMinor` is the last unit price the owner saw; null when unknown. */
export type LineRow = {
  lineId: string
  variantId: string
  personalization: PersonalValue[]
  quantity: number
  seenPriceMinor: number | null
  source: LineSource | null
}
export type PlacedLine = LineRow & { place: Place }
export type NewLine = LineRow & { owner: string; place: Place; addedAt: Date }

const inOrder = (a: { addedAt: Date; lineId: string }, b: { addedAt: Date; lineId: string }) =>
  a.addedAt.getTime() - b.addedAt.getTime() || (a.lineId < b.lineId ? -1 : 1)

/** Lines in the cart and saved lines, each in the order they were added. */
export async function loadCartLinesWithPlace(db: Db, owner: string): Promise<PlacedLine[]> {
  const { rows } = await sql<PlacedLine>`
    select place, line_id, variant_id, personalization, quantity, seen_price_minor, source from cart.lines
    where owner = ${owner} and removed_at is null order by place, added_at, line_id`.execute(db)
  return rows
}

export async function loadCartLines(db: Db, owner: string): Promise<LineRow[]> {
  return (await loadCartLinesWithPlace(db, owner)).filter(({ place }) => place === 'cart').map(({ place: _, ...line }) => line)
}

/** Locks the lines until the transaction ends, so that an order buys exactly what it read. */
export async function lockCartLines(db: Db, owner: string, place: Place = 'cart'): Promise<(LineRow & { addedAt: Date })[]> {
  const { rows } = await sql<LineRow & { addedAt: Date }>`
    select line_id, variant_id, personalization, quantity, seen_price_minor, source, added_at from cart.lines
    where owner = ${owner} and place = ${place} and removed_at is null order by line_id for update`.execute(db)
  return rows.sort(inOrder)
}

/**
 * Adds `quantity` to a line up to `max`, or creates it. Concurrent additions both count. Updates the seen price to the current one and
 * keeps the last known source. Returns the new quantity.
 */
export async function addToLine(db: Db, line: NewLine, max: number): Promise<number> {
  const { rows } = await sql<{ quantity: number }>`
    insert into cart.lines as l (owner, place, line_id, variant_id, personalization, quantity, added_at, seen_price_minor, source)
    values (${line.owner}, ${line.place}, ${line.lineId}, ${line.variantId}, ${JSON.stringify(line.personalization)}, least(${line.quantity}::int, ${max}::int), ${line.addedAt},
      ${line.seenPriceMinor}, ${jsonOrNull(line.source)})
    on conflict (owner, place, line_id) do update set
      quantity = case when l.removed_at is null then greatest(least(l.quantity + ${line.quantity}::int, ${max}::int), 1) else excluded.quantity end,
      added_at = case when l.removed_at is null then l.added_at else excluded.added_at end,
      seen_price_minor = excluded.seen_price_minor, source = coalesce(excluded.source, l.source), removed_at = null
    returning quantity`.execute(db)
  return rows[0]?.quantity ?? 0
}

/** Sets a line's quantity; a missing or removed line is created again. */
export async function saveLine(db: Db, line: NewLine): Promise<void> {
  await sql`
    insert into cart.lines as l (owner, place, line_id, variant_id, personalization, quantity, added_at, seen_price_minor, source)
    values (${line.owner}, ${line.place}, ${line.lineId}, ${line.variantId}, ${JSON.stringify(line.personalization)}, ${line.quantity},
      ${line.addedAt}, ${line.seenPriceMinor}, ${jsonOrNull(line.source)})
    on conflict (owner, place, line_id) do update set
      quantity = excluded.quantity,
      added_at = case when l.removed_at is null then l.added_at else excluded.added_at end,
      seen_price_minor = case when l.removed_at is null then l.seen_price_minor else excluded.seen_price_minor end,
      removed_at = null`.execute(db)
}

/** The personalization of a line in the cart, also of a removed one; null without such a line. */
export async function findPersonalization(db: Db, owner: string, lineId: string): Promise<PersonalValue[] | null> {
  const { rows } = await sql<{ personalization: PersonalValue[] }>`
    select personalization from cart.lines where owner = ${owner} and place = 'cart' and line_id = ${lineId}`.execute(db)
  return rows[0]?.personalization ?? null
}

/** Records the price the owner saw. */
export async function updateSeenPrice(
  db: Db,
  owner: string,
  { lineId, unitPriceMinor }: { lineId: string; unitPriceMinor: number },
): Promise<void> {
  await sql`
    update cart.lines set seen_price_minor = ${unitPriceMinor}
    where owner = ${owner} and line_id = ${lineId} and removed_at is null`.execute(db)
}

/** Permanently deletes lines that were bought or merged. */
export async function deleteLines(db: Db, owner: string, lineIds: readonly string[], place: Place = 'cart'): Promise<void> {
  await sql`
    delete from cart.lines where owner = ${owner} and place = ${place} and line_id = any(${lineIds}) and removed_at is null`.execute(db)
}

export async function deleteAllLines(db: Db, owner: string): Promise<void> {
  await cart(db).deleteFrom('cart.lines').where('owner', '=', owner).execute()
}

/** Deletes expired lines, and removed lines past the undo period. */
export async function deleteLinesBefore(db: Db, { added, removed }: { added: Date; removed: Date }): Promise<void> {
  await sql`delete from cart.lines where added_at < ${added} or removed_at < ${removed}`.execute(db)
}

function jsonOrNull(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value)
}

/** Counts carts that contain one of these variants; saved lines don't count. */
export async function countCartsWith(db: Db, variantIds: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct owner) from cart.lines where variant_id = any(${variantIds}) and place = 'cart' and removed_at is null`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}
