import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import type { PaymentFailure, PaymentMethod, PaymentStatus } from '../contract.ts'
import type { Tables } from './db.types.ts'

const payments = schemaOf<Tables>()

/** What something is paid for, or why it is given back: `order`, `checkout`, `return` … by its owner's id. */
export type Reference = { type: string; id: string }

export type ProviderName = 'manual' | 'test' | 'stripe'

/** What a provider has to know to ask for money. `returnPath` is where the payer comes back to. Never a card's number. */
export type Instructions = { card?: string | undefined; returnPath?: string | undefined; label?: string | undefined }

/** What the payer does next: go to an address of the provider's, or answer its question on our own page. */
export type Action = { kind: 'redirect'; url: string } | { kind: 'challenge' }

export type Payment = {
  id: string
  referenceType: string
  referenceId: string
  provider: ProviderName
  method: PaymentMethod
  currency: string
  amountMinor: number
  /** Of the amount: no longer owed, though it never came. */
  waivedMinor: number
  /** Of the amount: went back, or is on its way. */
  refundedMinor: number
  status: PaymentStatus
  providerRef: string | null
  instructions: Instructions
  action: Action | null
  failure: PaymentFailure | null
  createdAt: Date
  paidAt: Date | null
}

export async function insertPayment(db: Db, { instructions, action, ...payment }: Payment): Promise<void> {
  await payments(db)
    .insertInto('payments.payments')
    .values({ ...payment, instructions: JSON.stringify(instructions), action: action && JSON.stringify(action) })
    .execute()
}

export async function paymentById(db: Db, id: string): Promise<Payment | null> {
  const { rows } = await sql<Payment>`select * from payments.payments where id = ${id}`.execute(db)
  return rows[0] ?? null
}

export async function lockPayment(db: Db, id: string): Promise<Payment | null> {
  const { rows } = await sql<Payment>`select * from payments.payments where id = ${id} for update`.execute(db)
  return rows[0] ?? null
}

/** Oldest first. */
export async function paymentsOfReference(db: Db, { type, id }: Reference): Promise<Payment[]> {
  const { rows } = await sql<Payment>`
    select * from payments.payments where reference_type = ${type} and reference_id = ${id} order by id`.execute(db)
  return rows
}

/** Money came. Null when it had come already. */
export async function markPaid(
  db: Db,
  id: string,
  providerRef: string | null,
  before: PaymentStatus[],
  now: Date,
): Promise<Payment | null> {
  const { rows } = await sql<Payment>`
    update payments.payments set status = 'paid', paid_at = ${now}, action = null, failure = null,
      provider_ref = coalesce(${providerRef}, provider_ref)
    where id = ${id} and status = any(${before}) returning *`.execute(db)
  return rows[0] ?? null
}

/** It will not come this way. Null when this is not a payment somebody still waits for. */
export async function endPayment(
  db: Db,
  id: string,
  { status, failure }: { status: 'failed' | 'cancelled'; failure: PaymentFailure | null },
  before: PaymentStatus[],
): Promise<Payment | null> {
  const { rows } = await sql<Payment>`
    update payments.payments set status = ${status}, failure = ${failure}, action = null
    where id = ${id} and status = any(${before}) returning *`.execute(db)
  return rows[0] ?? null
}

/**
 * Counts `amountMinor` as given back, or as waived while a payment by hand has not come, in one statement that never passes
 * the amount. A payment that is waived whole is cancelled. Null when there is less left, or nothing that can be given back.
 */
export async function takeFromPayment(db: Db, id: string, amountMinor: number): Promise<Payment | null> {
  const { rows } = await sql<Payment>`
    update payments.payments set
      refunded_minor = refunded_minor + case when status = 'paid' then ${amountMinor}::bigint else 0 end,
      waived_minor = waived_minor + case when status = 'pending' then ${amountMinor}::bigint else 0 end,
      status = case when status = 'pending' and waived_minor + ${amountMinor}::bigint = amount_minor then 'cancelled' else status end
    where id = ${id} and waived_minor + refunded_minor + ${amountMinor}::bigint <= amount_minor
      and (status = 'paid' or (status = 'pending' and provider = 'manual'))
    returning *`.execute(db)
  return rows[0] ?? null
}

/** A refund that its provider refused is no longer counted. */
export async function returnToPayment(db: Db, id: string, amountMinor: number): Promise<void> {
  await sql`update payments.payments set refunded_minor = refunded_minor - ${amountMinor}::bigint where id = ${id}`.execute(db)
}
