import { paymentRequested } from '#events/payments.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { PaymentMethod } from '../contract.ts'
import { paidEvent } from './payment-events.ts'
import { type Instructions, insertPayment, type Payment, type Reference } from './payments.sql.ts'
import { providerFor } from './providers/providers.ts'

export type NewPayment = {
  reference: Reference
  method: PaymentMethod
  amountMinor: number
  currency: string
  instructions?: Instructions
}

/**
 * Creates a payment. An external provider is called by a task after the commit; until it reports, the payment is `pending`. An amount of
 * zero is paid at once. The caller has checked that the method is offered (`methodsOffered`).
 */
export async function startPayment(tx: Tx, { reference, method, amountMinor, currency, instructions = {} }: NewPayment): Promise<Payment> {
  const provider = providerFor(tx.services, method)
  if (!provider) throw new Error(`no provider takes payments by ${method}`)
  const free = amountMinor === 0
  const payment: Payment = {
    id: newId('pay'),
    referenceType: reference.type,
    referenceId: reference.id,
    provider: provider.name,
    method,
    currency,
    amountMinor,
    waivedMinor: 0,
    refundedMinor: 0,
    status: free ? 'paid' : 'pending',
    providerRef: null,
    intentRef: null,
    instructions,
    action: null,
    failure: null,
    createdAt: tx.now,
    paidAt: free ? tx.now : null,
  }
  await insertPayment(tx.db, payment)
  if (free) publish(tx, paidEvent(payment))
  else if (provider.name !== 'manual') publish(tx, paymentRequested({ paymentId: payment.id, reference }))
  return payment
}
