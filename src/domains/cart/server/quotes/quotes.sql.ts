/** The accepted quotes that carts hold in place of lines. */
import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import type { Tables } from '../db.types.ts'

const cart = schemaOf<Tables>()

export async function findHeldQuote(db: Db, owner: string): Promise<string | null> {
  const { rows } = await sql<{ quoteId: string }>`select quote_id from cart.quotes where owner = ${owner}`.execute(db)
  return rows[0]?.quoteId ?? null
}

export async function saveHeldQuote(db: Db, row: { owner: string; quoteId: string; takenAt: Date }): Promise<void> {
  await cart(db)
    .insertInto('cart.quotes')
    .values(row)
    .onConflict((conflict) => conflict.column('owner').doUpdateSet({ quoteId: row.quoteId, takenAt: row.takenAt }))
    .execute()
}

export async function deleteHeldQuote(db: Db, owner: string): Promise<void> {
  await cart(db).deleteFrom('cart.quotes').where('owner', '=', owner).execute()
}

export async function deleteQuotesTakenBefore(db: Db, time: Date): Promise<void> {
  await cart(db).deleteFrom('cart.quotes').where('takenAt', '<', time).execute()
}
