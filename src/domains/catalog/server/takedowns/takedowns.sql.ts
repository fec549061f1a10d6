/** All SQL on takedowns and the vendors' answers to them. */
import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import type { TakedownReason } from '../../contract.ts'
import type { Tables } from '../db.types.ts'

const catalog = schemaOf<Tables>()

/** Serializes takedowns of a product with the placement of its orders (`lockForSale`). */
export async function lockTakedowns(db: Db, productId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('takedown ' || ${productId}::text, 0))`.execute(db)
}

/**
 * Lets nobody take down the products of these variants until the transaction ends; other buyers don't wait. An advisory lock is fair: a
 * takedown waits for the orders before it and not for those that come later, as it would with shared row locks.
 */
export async function lockForSale(db: Db, variantIds: readonly string[]): Promise<void> {
  await sql`
    select pg_advisory_xact_lock_shared(hashtextextended('takedown ' || p.id, 0)) from (
      select distinct product_id as id from catalog.variants where id = any(${variantIds}) order by product_id
    ) p`.execute(db)
}

export type ManagedHead = { id: string; workspaceId: string; status: string; takenDown: boolean }

/** Locks a product, on sale or not; undefined for a missing or deleted one. */
export async function lockManagedProduct(db: Db, productId: string): Promise<ManagedHead | undefined> {
  const { rows } = await sql<ManagedHead>`
    select id, workspace_id, status, taken_down from catalog.products where id = ${productId} and deleted_at is null
    for no key update`.execute(db)
  return rows[0]
}

/** The product's version stays, so that the vendor's open form can still be saved. */
export async function setTakenDown(db: Db, productId: string, takenDown: boolean): Promise<void> {
  await sql`update catalog.products set taken_down = ${takenDown} where id = ${productId}`.execute(db)
}

export type TakedownRow = {
  id: string
  workspaceId: string
  productId: string
  reason: TakedownReason
  statement: string
  takenDownBy: string | null
  takenDownAt: Date
  putBackBy: string | null
  putBackAt: Date | null
}

export type NewTakedown = Omit<TakedownRow, 'putBackBy' | 'putBackAt' | 'takenDownBy'> & { takenDownBy: string }

export async function insertTakedown(db: Db, takedown: NewTakedown): Promise<void> {
  await catalog(db).insertInto('catalog.takedowns').values(takedown).execute()
}

export async function endTakedown(db: Db, id: string, { by, at }: { by: string; at: Date }): Promise<void> {
  await sql`update catalog.takedowns set put_back_by = ${by}, put_back_at = ${at} where id = ${id}`.execute(db)
}

/** Takedowns of these products, the newest first. */
export async function loadTakedowns(db: Db, productIds: readonly string[]): Promise<TakedownRow[]> {
  const { rows } = await sql<TakedownRow>`
    select * from catalog.takedowns where product_id = any(${productIds}) order by taken_down_at desc, id desc`.execute(db)
  return rows
}

/** The open takedowns of these products. */
export async function loadOpenTakedowns(db: Db, productIds: readonly string[]): Promise<TakedownRow[]> {
  if (productIds.length === 0) return []
  const { rows } = await sql<TakedownRow>`
    select * from catalog.takedowns where product_id = any(${productIds}) and put_back_at is null`.execute(db)
  return rows
}

export async function findTakedown(db: Db, id: string): Promise<TakedownRow | undefined> {
  const { rows } = await sql<TakedownRow>`select * from catalog.takedowns where id = ${id}`.execute(db)
  return rows[0]
}

export type AnswerRow = {
  id: string
  takedownId: string
  text: string
  answeredAt: Date
  reply: string | null
  repliedAt: Date | null
}

/** The oldest first. */
export async function loadAnswers(db: Db, takedownIds: readonly string[]): Promise<AnswerRow[]> {
  if (takedownIds.length === 0) return []
  const { rows } = await sql<AnswerRow>`
    select id, takedown_id, text, answered_at, reply, replied_at from catalog.takedown_answers
    where takedown_id = any(${takedownIds}) order by answered_at, id`.execute(db)
  return rows
}

export async function insertAnswer(
  db: Db,
  answer: { id: string; takedownId: string; workspaceId: string; text: string; answeredBy: string; answeredAt: Date },
): Promise<void> {
  await catalog(db).insertInto('catalog.takedownAnswers').values(answer).execute()
}

/** Declines the open answer and returns its id; null when there is none. */
export async function declineOpenAnswer(
  db: Db,
  takedownId: string,
  { reply, by, at }: { reply: string; by: string; at: Date },
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    update catalog.takedown_answers set reply = ${reply}, replied_by = ${by}, replied_at = ${at}
    where takedown_id = ${takedownId} and replied_at is null returning id`.execute(db)
  return rows[0]?.id ?? null
}

export async function exportTakedownsOfUser(db: Db, userId: string): Promise<unknown> {
  const { rows } = await sql<{ exported: unknown }>`
    select jsonb_build_object(
      'answers', (
        select coalesce(jsonb_agg(to_jsonb(a) - 'replied_by' order by a.answered_at), '[]') from catalog.takedown_answers a
        where a.answered_by = ${userId}
      ),
      'takedowns', (
        select coalesce(jsonb_agg(to_jsonb(t) order by t.taken_down_at), '[]') from catalog.takedowns t
        where ${userId} in (t.taken_down_by, t.put_back_by)
      ),
      'replies', (
        select coalesce(jsonb_agg(jsonb_build_object('reply', a.reply, 'repliedAt', a.replied_at) order by a.replied_at), '[]')
        from catalog.takedown_answers a where a.replied_by = ${userId}
      )
    ) as exported`.execute(db)
  return rows[0]?.exported
}

/** The statements and answers stay, because they belong to the business. */
export async function anonymizeTakedowns(db: Db, userId: string): Promise<void> {
  await sql`update catalog.takedowns set taken_down_by = null where taken_down_by = ${userId}`.execute(db)
  await sql`update catalog.takedowns set put_back_by = null where put_back_by = ${userId}`.execute(db)
  await sql`update catalog.takedown_answers set answered_by = null where answered_by = ${userId}`.execute(db)
  await sql`update catalog.takedown_answers set replied_by = null where replied_by = ${userId}`.execute(db)
}

/** When the product of each variant was taken down; variants of other products are missing. */
export async function loadTakedownTimes(db: Db, variantIds: readonly string[]): Promise<{ variantId: string; takenDownAt: Date }[]> {
  const { rows } = await sql<{ variantId: string; takenDownAt: Date }>`
    select v.id as variant_id, t.taken_down_at from catalog.variants v
    join catalog.takedowns t on t.product_id = v.product_id and t.put_back_at is null
    where v.id = any(${variantIds})`.execute(db)
  return rows
}
