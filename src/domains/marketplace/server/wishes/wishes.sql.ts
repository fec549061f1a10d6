import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import { loadPage, type Page, type Paging, type Sorting } from '#platform/server/list-page.ts'
import type { Tables } from '../db.types.ts'

const marketplace = schemaOf<Tables>()

const NEWEST_WISH: Sorting<Wish> = {
  name: 'wished',
  by: sql`w.wished_at`,
  cast: 'timestamptz',
  id: sql`w.product_id`,
  direction: 'desc',
  keyOf: ({ wishedAt, productId }) => [wishedAt.toISOString(), productId],
}

export type Wish = { productId: string; wishedAt: Date }

/** Newest first. Loads one wish more than `limit` when there is a next page. */
export async function loadWishPage(db: Db, userId: string, paging: Paging): Promise<Page<Wish>> {
  return loadPage<Wish>(db, {
    ...paging,
    sort: NEWEST_WISH,
    where: [sql`w.user_id = ${userId}`],
    select: (page) => sql`select w.product_id, w.wished_at from marketplace.wishes w ${page}`,
  })
}

export async function loadWishesOfUser(db: Db, userId: string): Promise<Wish[]> {
  return marketplace(db)
    .selectFrom('marketplace.wishes')
    .select(['productId', 'wishedAt'])
    .where('userId', '=', userId)
    .orderBy('wishedAt', 'desc')
    .orderBy('productId', 'desc')
    .execute()
}

/** An existing wish is left unchanged. */
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

export async function deleteWishesOfUser(db: Db, userId: string): Promise<void> {
  await marketplace(db).deleteFrom('marketplace.wishes').where('userId', '=', userId).execute()
}
