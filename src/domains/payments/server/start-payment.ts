import { paymentRequested } from '#facts/payments.ts'
import { announce, type Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { PaymentMethod } from '../contract.ts'
import { paidFact } from './announcements.ts'
import { type Instructions, insertPayment, type Payment, type Reference } from './payments.sql.ts'
import { providerOf } from './providers/providers.ts'

export type NewPayment = {
  reference: Reference
  method: PaymentMethod
  amountMinor: number
  currency: string
  instructions?: Instructions
}

/**
 * Asks for money. A provider outside is asked by a task after the commit; until something is heard the payment is `pending`. Nothing
 * to pay is paid at once. The caller has checked that the method is offered (`methodsOffered`).
 */
export async function startPayment(tx: Tx, { reference, method, amountMinor, currency, instructions = {} }: NewPayment): Promise<Payment> {
  const provider = providerOf(tx.kernel, method)
  if (!provider) throw new Error(`nobody takes payments by ${method}`)
  const free = amountMinor === 0
  const payment: Payment = {
    ...{ id: newId('pay'), referenceType: reference.type, referenceId: reference.id, provider: provider.name, method, currency },
    ...{ amountMinor, waivedMinor: 0, refundedMinor: 0, status: free ? 'paid' : 'pending', providerRef: null, instructions },
    ...{ action: null, failure: null, createdAt: tx.now, paidAt: free ? tx.now : null },
  }
  await insertPayment(tx.db, payment)
  if (free) announce(tx, paidFact(payment))
  else if (provider.name !== 'manual') announce(tx, paymentRequested({ paymentId: payment.id, reference }))
  return payment
}
