import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import type { Tables } from './db.types.ts'

const cart = schemaOf<Tables>()

export type LineRow = { variantId: string; quantity: number }

/** Lines in the order they were added. */
export async function linesOf(db: Db, owner: string): Promise<LineRow[]> {
  return cart(db)
    .selectFrom('cart.lines')
    .select(['variantId', 'quantity'])
    .where('owner', '=', owner)
    .orderBy('addedAt')
    .orderBy('variantId')
    .execute()
}

/** The same, locked until the transaction ends: an order buys exactly what it read. */
export async function lockLinesOf(db: Db, owner: string): Promise<LineRow[]> {
  const rows = await cart(db)
    .selectFrom('cart.lines')
    .select(['variantId', 'quantity', 'addedAt'])
    .where('owner', '=', owner)
    .orderBy('variantId')
    .forUpdate()
    .execute()
  return rows.sort((a, b) => a.addedAt.getTime() - b.addedAt.getTime() || (a.variantId < b.variantId ? -1 : 1))
}

/** Raises a line by `quantity` up to `max`, or starts it. Two tabs adding at once both count. Answers the quantity after. */
export async function raiseLine(db: Db, line: LineRow & { owner: string; addedAt: Date }, max: number): Promise<number> {
  const { rows } = await sql<{ quantity: number }>`
    insert into cart.lines as l (owner, variant_id, quantity, added_at)
    values (${line.owner}, ${line.variantId}, least(${line.quantity}::int, ${max}::int), ${line.addedAt})
    on conflict (owner, variant_id) do update set quantity = greatest(least(l.quantity + ${line.quantity}::int, ${max}::int), 1)
    returning quantity`.execute(db)
  return rows[0]?.quantity ?? 0
}

export async function putLine(db: Db, line: LineRow & { owner: string; addedAt: Date }): Promise<void> {
  await cart(db)
    .insertInto('cart.lines')
    .values(line)
    .onConflict((conflict) => conflict.columns(['owner', 'variantId']).doUpdateSet({ quantity: line.quantity }))
    .execute()
}

export async function deleteLines(db: Db, owner: string, variantIds: readonly string[]): Promise<void> {
  await sql`delete from cart.lines where owner = ${owner} and variant_id = any(${variantIds})`.execute(db)
}

export async function deleteAllLines(db: Db, owner: string): Promise<void> {
  await cart(db).deleteFrom('cart.lines').where('owner', '=', owner).execute()
}

export async function deleteLinesAddedBefore(db: Db, time: Date): Promise<void> {
  await cart(db).deleteFrom('cart.lines').where('addedAt', '<', time).execute()
}
