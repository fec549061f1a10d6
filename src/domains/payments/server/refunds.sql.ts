import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import type { Tables } from './db.types.ts'

const payments = schemaOf<Tables>()

export type Refund = {
  id: string
  paymentId: string
  key: string
  amountMinor: number
  reason: string
  referenceType: string
  referenceId: string
  /** `waived`: the refund only lowered the amount due. */
  status: 'waived' | 'pending' | 'succeeded' | 'failed'
  providerRef: string | null
  failure: string | null
  requestedAt: Date
  settledAt: Date | null
}

export async function insertRefund(db: Db, refund: Refund): Promise<void> {
  await payments(db).insertInto('payments.refunds').values(refund).execute()
}

export async function findRefundByKey(db: Db, paymentId: string, key: string): Promise<Refund | null> {
  const { rows } = await sql<Refund>`select * from payments.refunds where payment_id = ${paymentId} and key = ${key}`.execute(db)
  return rows[0] ?? null
}

export async function findRefund(db: Db, id: string): Promise<Refund | null> {
  const { rows } = await sql<Refund>`select * from payments.refunds where id = ${id}`.execute(db)
  return rows[0] ?? null
}

/** Null when the refund is settled already. */
export async function settleRefund(
  db: Db,
  id: string,
  { status, providerRef, failure }: Pick<Refund, 'status' | 'providerRef' | 'failure'>,
  now: Date,
): Promise<Refund | null> {
  const { rows } = await sql<Refund>`
    update payments.refunds set status = ${status}, provider_ref = ${providerRef}, failure = ${failure}, settled_at = ${now}
    where id = ${id} and status = 'pending' returning *`.execute(db)
  return rows[0] ?? null
}

/** Oldest first. */
export async function loadRefundsFor(db: Db, paymentIds: readonly string[]): Promise<Refund[]> {
  if (paymentIds.length === 0) return []
  const { rows } = await sql<Refund>`select * from payments.refunds where payment_id = any(${paymentIds}) order by id`.execute(db)
  return rows
}
