import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import type { Tables } from '../db.types.ts'

const marketplace = schemaOf<Tables>()

export type View = { productId: string; viewedAt: Date }

/** Newest first. */
export async function loadViews(db: Db, userId: string, limit: number): Promise<View[]> {
  return marketplace(db)
    .selectFrom('marketplace.views')
    .select(['productId', 'viewedAt'])
    .where('userId', '=', userId)
    .orderBy('viewedAt', 'desc')
    .orderBy('productId', 'desc')
    .limit(limit)
    .execute()
}

/** Updates the time of a repeated view and deletes the oldest views beyond `kept`. */
export async function saveView(db: Db, view: { userId: string; productId: string; viewedAt: Date }, kept: number): Promise<void> {
  await marketplace(db)
    .insertInto('marketplace.views')
    .values(view)
    .onConflict((conflict) => conflict.columns(['userId', 'productId']).doUpdateSet(({ ref }) => ({ viewedAt: ref('excluded.viewedAt') })))
    .execute()
  await sql`
    delete from marketplace.views where user_id = ${view.userId} and product_id in (
      select product_id from marketplace.views where user_id = ${view.userId} order by viewed_at desc, product_id desc offset ${kept}
    )`.execute(db)
}

export async function deleteViewsOfUser(db: Db, userId: string): Promise<void> {
  await marketplace(db).deleteFrom('marketplace.views').where('userId', '=', userId).execute()
}

export async function deleteViewsBefore(db: Db, moment: Date): Promise<void> {
  await marketplace(db).deleteFrom('marketplace.views').where('viewedAt', '<', moment).execute()
}
