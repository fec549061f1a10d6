import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import type { Language } from '#platform/shared/language.ts'
import type { Tables } from '../db.types.ts'

const marketplace = schemaOf<Tables>()

/** Of a member or of an address alone. */
export type Notice = {
  id: string
  variantId: string
  productId: string
  userId: string | null
  email: string | null
  language: Language
}

/** One that waits already stays as it is; one that was sent waits anew. */
export async function insertNotice(db: Db, notice: Notice & { tokenHash: Buffer; askedAt: Date }): Promise<void> {
  const { variantId, userId, email } = notice
  await sql`
    delete from marketplace.stock_notices
    where variant_id = ${variantId} and sent_at is not null and (user_id = ${userId} or lower(email) = lower(${email}::text))`.execute(db)
  await marketplace(db)
    .insertInto('marketplace.stockNotices')
    .values(notice)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Those who wait for a variant, in order after `afterId`. */
export async function noticesFor(db: Db, variantId: string, afterId: string, limit: number): Promise<Notice[]> {
  const { rows } = await sql<Notice>`
    select id, variant_id, product_id, user_id, email, language from marketplace.stock_notices
    where variant_id = ${variantId} and sent_at is null and id > ${afterId} order by id limit ${limit}`.execute(db)
  return rows
}

/** Those of the variants that somebody waits for. */
export async function awaited(db: Db, variantIds: readonly string[]): Promise<string[]> {
  if (variantIds.length === 0) return []
  const { rows } = await sql<{ variantId: string }>`
    select distinct variant_id from marketplace.stock_notices where variant_id = any(${variantIds}) and sent_at is null`.execute(db)
  return rows.map(({ variantId }) => variantId)
}

export async function isWaiting(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`select from marketplace.stock_notices where id = ${id} and sent_at is null`.execute(db)
  return rows.length > 0
}

export async function setSent(db: Db, id: string, sentAt: Date): Promise<void> {
  await marketplace(db).updateTable('marketplace.stockNotices').set({ sentAt }).where('id', '=', id).execute()
}

/** All notices of whoever the token was mailed to. */
export async function deleteNoticesByToken(db: Db, tokenHash: Buffer): Promise<void> {
  await sql`
    delete from marketplace.stock_notices n using marketplace.stock_notices named
    where named.token_hash = ${tokenHash} and (n.user_id = named.user_id or lower(n.email) = lower(named.email))`.execute(db)
}

export async function deleteNoticeOf(db: Db, userId: string, variantId: string): Promise<void> {
  await marketplace(db).deleteFrom('marketplace.stockNotices').where('userId', '=', userId).where('variantId', '=', variantId).execute()
}

export async function noticesOf(
  db: Db,
  userId: string,
): Promise<{ variantId: string; productId: string; askedAt: Date; sentAt: Date | null }[]> {
  return marketplace(db)
    .selectFrom('marketplace.stockNotices')
    .select(['variantId', 'productId', 'askedAt', 'sentAt'])
    .where('userId', '=', userId)
    .orderBy('id')
    .execute()
}

/** A member's own, and what was asked for their address without signing in. */
export async function deleteNoticesOf(db: Db, userId: string, email: string | null): Promise<void> {
  await sql`delete from marketplace.stock_notices where user_id = ${userId} or lower(email) = lower(${email}::text)`.execute(db)
}

/** Nobody waits for ever, and what was sent is done with. */
export async function deleteOldNotices(db: Db, { askedBefore, sentBefore }: { askedBefore: Date; sentBefore: Date }): Promise<void> {
  await sql`delete from marketplace.stock_notices where asked_at < ${askedBefore} or sent_at < ${sentBefore}`.execute(db)
}
