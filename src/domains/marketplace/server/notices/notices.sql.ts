import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import type { Language } from '#platform/shared/language.ts'
import type { Tables } from '../db.types.ts'

const marketplace = schemaOf<Tables>()

/** A back-in-stock notice, for a member or for an email address. */
export type Notice = {
  id: string
  variantId: string
  productId: string
  userId: string | null
  email: string | null
  language: Language
}

/** A pending notice is left unchanged; a sent one becomes pending again. */
export async function insertNotice(db: Db, notice: Notice & { tokenHash: Buffer; requestedAt: Date }): Promise<void> {
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

/** Pending notices for a variant, by id, after `afterId`. */
export async function loadNotices(db: Db, variantId: string, afterId: string, limit: number): Promise<Notice[]> {
  const { rows } = await sql<Notice>`
    select id, variant_id, product_id, user_id, email, language from marketplace.stock_notices
    where variant_id = ${variantId} and sent_at is null and id > ${afterId} order by id limit ${limit}`.execute(db)
  return rows
}

/** Returns the variants that have pending notices. */
export async function findAwaitedVariants(db: Db, variantIds: readonly string[]): Promise<string[]> {
  if (variantIds.length === 0) return []
  const { rows } = await sql<{ variantId: string }>`
    select distinct variant_id from marketplace.stock_notices where variant_id = any(${variantIds}) and sent_at is null`.execute(db)
  return rows.map(({ variantId }) => variantId)
}

export async function isNoticePending(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`select from marketplace.stock_notices where id = ${id} and sent_at is null`.execute(db)
  return rows.length > 0
}

export async function markSent(db: Db, id: string, sentAt: Date): Promise<void> {
  await marketplace(db).updateTable('marketplace.stockNotices').set({ sentAt }).where('id', '=', id).execute()
}

/** Deletes all notices of the recipient of this token. */
export async function deleteNoticesByToken(db: Db, tokenHash: Buffer): Promise<void> {
  await sql`
    delete from marketplace.stock_notices n using marketplace.stock_notices named
    where named.token_hash = ${tokenHash} and (n.user_id = named.user_id or lower(n.email) = lower(named.email))`.execute(db)
}

export async function deleteNotice(db: Db, userId: string, variantId: string): Promise<void> {
  await marketplace(db).deleteFrom('marketplace.stockNotices').where('userId', '=', userId).where('variantId', '=', variantId).execute()
}

export async function loadNoticesOfUser(
  db: Db,
  userId: string,
): Promise<{ variantId: string; productId: string; requestedAt: Date; sentAt: Date | null }[]> {
  return marketplace(db)
    .selectFrom('marketplace.stockNotices')
    .select(['variantId', 'productId', 'requestedAt', 'sentAt'])
    .where('userId', '=', userId)
    .orderBy('id')
    .execute()
}

/** Deletes a member's notices and those requested for their address without signing in. */
export async function deleteNoticesOfUser(db: Db, userId: string, email: string | null): Promise<void> {
  await sql`delete from marketplace.stock_notices where user_id = ${userId} or lower(email) = lower(${email}::text)`.execute(db)
}

/** Deletes notices that were requested or sent before these dates. */
export async function deleteOldNotices(db: Db, { askedBefore, sentBefore }: { askedBefore: Date; sentBefore: Date }): Promise<void> {
  await sql`delete from marketplace.stock_notices where requested_at < ${askedBefore} or sent_at < ${sentBefore}`.execute(db)
}
