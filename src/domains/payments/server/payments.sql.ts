import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import type { PaymentFailure, PaymentMethod, PaymentStatus, TestCard } from '../contract.ts'
import type { Tables } from './db.types.ts'

const payments = schemaOf<Tables>()

/** The resource a payment or refund is for: `order`, `checkout`, `orderRefund` … and its id. */
export type Reference = { type: string; id: string }

export type ProviderName = 'manual' | 'test' | 'stripe'

/**
 * Input for the provider: the name of a test card and the challenge's answer, or the return path, the label on the provider's page and the payer's email address.
 * Never a card number.
 */
export type Instructions = {
  card?: TestCard | undefined
  confirmed?: boolean | undefined
  returnPath?: string | undefined
  label?: string | undefined
  /** The payer's, for the provider's receipt; deleted when the payment ends. */
  email?: string | undefined
}

/** The payer's next step: follow a redirect to the provider, or answer a challenge on Plaza's page. */
export type Action = { kind: 'redirect'; url: string } | { kind: 'challenge' }

export type Payment = {
  id: string
  referenceType: string
  referenceId: string
  provider: ProviderName
  method: PaymentMethod
  currency: string
  amountMinor: number
  /** Part of the amount that was waived before it was paid. */
  waivedMinor: number
  /** Part of the amount that was refunded, including pending refunds. */
  refundedMinor: number
  status: PaymentStatus
  providerRef: string | null
  /** The provider's id of the transfer behind it, which its disputes name. */
  intentRef: string | null
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

export async function findPayment(db: Db, id: string): Promise<Payment | null> {
  const { rows } = await sql<Payment>`select * from payments.payments where id = ${id}`.execute(db)
  return rows[0] ?? null
}

export async function findPaymentByIntent(db: Db, provider: string, intentRef: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from payments.payments where provider = ${provider} and intent_ref = ${intentRef}`.execute(db)
  return rows[0]?.id ?? null
}

export async function lockPayment(db: Db, id: string): Promise<Payment | null> {
  const { rows } = await sql<Payment>`select * from payments.payments where id = ${id} for update`.execute(db)
  return rows[0] ?? null
}

/** Oldest first. */
export async function loadPaymentsFor(db: Db, { type, id }: Reference): Promise<Payment[]> {
  const { rows } = await sql<Payment>`
    select * from payments.payments where reference_type = ${type} and reference_id = ${id} order by id`.execute(db)
  return rows
}

/** Those of the references whose payment arrived, refunded later or not. */
export async function findPaidReferences(db: Db, type: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const { rows } = await sql<{ referenceId: string }>`
    select distinct reference_id from payments.payments
    where reference_type = ${type} and reference_id = any(${ids}) and status = 'paid'`.execute(db)
  return new Set(rows.map(({ referenceId }) => referenceId))
}

/** Marks a payment as paid. Null when its status does not allow it, for example when it is paid already. */
export async function markPaid(
  db: Db,
  id: string,
  providerRef: string | null,
  before: readonly PaymentStatus[],
  now: Date,
  intentRef: string | null = null,
): Promise<Payment | null> {
  const { rows } = await sql<Payment>`
    update payments.payments set status = 'paid', paid_at = ${now}, action = null, failure = null,
      provider_ref = coalesce(${providerRef}, provider_ref), intent_ref = coalesce(${intentRef}, intent_ref), instructions = instructions - 'email'
    where id = ${id} and status = any(${before}) returning *`.execute(db)
  return rows[0] ?? null
}

/** Marks a payment as failed or cancelled. Null when its status does not allow it. */
export async function endPayment(
  db: Db,
  id: string,
  { status, failure }: { status: 'failed' | 'cancelled'; failure: PaymentFailure | null },
  before: readonly PaymentStatus[],
): Promise<Payment | null> {
  const { rows } = await sql<Payment>`
    update payments.payments set status = ${status}, failure = ${failure}, action = null, instructions = instructions - 'email'
    where id = ${id} and status = any(${before}) returning *`.execute(db)
  return rows[0] ?? null
}

/**
 * Adds `amountMinor` to the refunded amount, or to the waived amount of a pending manual payment, in one conditional statement that
 * never exceeds the payment. A fully waived payment is cancelled. Null when less is left or the payment cannot be refunded.
 */
export async function subtractFromPayment(db: Db, id: string, amountMinor: number): Promise<Payment | null> {
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

/** Removes a refund that the provider refused from the refunded amount. */
export async function restoreToPayment(db: Db, id: string, amountMinor: number): Promise<void> {
  await sql`update payments.payments set refunded_minor = refunded_minor - ${amountMinor}::bigint where id = ${id}`.execute(db)
}

/** Saves the provider's reference and the payer's next step of a pending payment. */
export async function updatePending(db: Db, id: string, providerRef: string, action: Action | null): Promise<void> {
  await sql`
    update payments.payments set provider_ref = ${providerRef}, action = ${action && JSON.stringify(action)}::jsonb
    where id = ${id} and status = 'pending'`.execute(db)
}

/** Saves the payer's answer to a challenge. False when there is no open challenge. */
export async function saveChallengeAnswer(db: Db, id: string, confirmed: boolean): Promise<boolean> {
  const { rows } = await sql`
    update payments.payments set instructions = instructions || jsonb_build_object('confirmed', ${confirmed}::boolean), action = null
    where id = ${id} and status = 'pending' and action ->> 'kind' = 'challenge' returning id`.execute(db)
  return rows.length > 0
}

/** Pending payments at providers that were created between these two times. */
export async function listPendingPayments(db: Db, from: Date, to: Date): Promise<Payment[]> {
  const { rows } = await sql<Payment>`
    select * from payments.payments
    where status = 'pending' and provider <> 'manual' and created_at between ${from} and ${to} order by created_at limit 200`.execute(db)
  return rows
}
