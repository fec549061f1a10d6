import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import { afterCursor, type Keyset, orderBy } from '#platform/server/keyset.ts'
import type { Tables } from '../db.types.ts'

const marketplace = schemaOf<Tables>()

export const NEWEST_WISH: Keyset = {
  ...{ name: 'wished', by: sql`w.wished_at`, cast: 'timestamptz' },
  ...{ id: sql`w.product_id`, direction: 'desc' },
}

export type Wish = { productId: string; wishedAt: Date }

/** One page, the newest first, one more than `limit` when there are further ones. */
export async function wishPage(db: Db, userId: string, cursor: string | undefined, limit: number): Promise<Wish[]> {
  const after = afterCursor(NEWEST_WISH, cursor)
  const { rows } = await sql<Wish>`
    select w.product_id, w.wished_at from marketplace.wishes w
    where w.user_id = ${userId} ${after ? sql`and ${after}` : sql``} ${orderBy(NEWEST_WISH)} limit ${limit + 1}`.execute(db)
  return rows
}

export async function wishesOf(db: Db, userId: string): Promise<Wish[]> {
  return marketplace(db)
    .selectFrom('marketplace.wishes')
    .select(['productId', 'wishedAt'])
    .where('userId', '=', userId)
    .orderBy('wishedAt', 'desc')
    .orderBy('productId', 'desc')
    .execute()
}

/** One that is there already stays as it is. */
export async function insertWish(db: Db, wish: { userId: string; productId: string; wishedAt: Date }): Promise<void> {
  await marketplace(db)
    .insertInto('marketplace.wishes')
    .values(wish)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function countWishes(db: Db, userId: string): Promise<number> {
  const row = await marketplace(db)
    .selectFrom('marketplace.wishes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirst()
  return row?.count ?? 0
}

export async function deleteWish(db: Db, { userId, productId }: { userId: string; productId: string }): Promise<void> {
  await marketplace(db).deleteFrom('marketplace.wishes').where('userId', '=', userId).where('productId', '=', productId).execute()
}

export async function deleteWishesOf(db: Db, userId: string): Promise<void> {
  await marketplace(db).deleteFrom('marketplace.wishes').where('userId', '=', userId).execute()
}
