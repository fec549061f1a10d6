import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import type { Tables } from './db.types.ts'

const cart = schemaOf<Tables>()

/** Adds a code; beyond `most` the oldest are deleted. */
export async function saveCode(db: Db, entry: { owner: string; code: string; enteredAt: Date }, most: number): Promise<void> {
  await cart(db)
    .insertInto('cart.codes')
    .values(entry)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await sql`
    delete from cart.codes where owner = ${entry.owner} and code in (
      select code from cart.codes where owner = ${entry.owner} order by entered_at desc, code desc offset ${most})`.execute(db)
}

export async function deleteCodes(db: Db, owner: string, codes: readonly string[]): Promise<void> {
  await sql`delete from cart.codes where owner = ${owner} and code = any(${codes})`.execute(db)
}

export async function deleteAllCodes(db: Db, owner: string): Promise<void> {
  await cart(db).deleteFrom('cart.codes').where('owner', '=', owner).execute()
}

/** Moves a guest's codes to the member they became. */
export async function moveCodes(db: Db, { from, to }: { from: string; to: string }): Promise<void> {
  await sql`
    insert into cart.codes (owner, code, entered_at) select ${to}, code, entered_at from cart.codes where owner = ${from}
    on conflict (owner, code) do nothing`.execute(db)
  await deleteAllCodes(db, from)
}

export async function deleteCodesEnteredBefore(db: Db, time: Date): Promise<void> {
  await cart(db).deleteFrom('cart.codes').where('enteredAt', '<', time).execute()
}
