/** Members whose review of a product a moderator rejected. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'

type Author = { productId: string; userId: string }

export async function insertRejection(db: Db, { productId, userId }: Author, now: Date): Promise<void> {
  await sql`
    insert into reviews.rejections (product_id, user_id, rejected_at) values (${productId}, ${userId}, ${now})
    on conflict (product_id, user_id) do update set rejected_at = excluded.rejected_at`.execute(db)
}

export async function deleteRejection(db: Db, { productId, userId }: Author): Promise<void> {
  await sql`delete from reviews.rejections where product_id = ${productId} and user_id = ${userId}`.execute(db)
}

export async function hasRejection(db: Db, productId: string, userId: string): Promise<boolean> {
  const { rows } = await sql`select from reviews.rejections where product_id = ${productId} and user_id = ${userId}`.execute(db)
  return rows.length > 0
}
