/** State machine and amounts of a payment. */
import { defineStates } from '#platform/server/define-states.ts'
import type { PaymentStatus } from '../contract.ts'

/**
 * A failed or cancelled payment can still become paid, because the money can arrive late. A paid payment stays paid; refunds are
 * counted separately.
 */
export const PAYMENT_STATES = defineStates<PaymentStatus>({
  of: 'a payment',
  first: 'pending',
  transitions: {
    pending: { pay: 'paid', fail: 'failed', cancel: 'cancelled' },
    failed: { pay: 'paid' },
    cancelled: { pay: 'paid' },
    paid: {},
  },
  final: ['paid'],
})

type Amounts = { status: PaymentStatus; amountMinor: number; waivedMinor: number; refundedMinor: number }

/** The amount that can still be refunded or waived, in minor units. */
export function leftToRefund({ amountMinor, waivedMinor, refundedMinor }: Amounts): number {
  return amountMinor - waivedMinor - refundedMinor
}

/** Paid payments can be refunded, and pending manual payments lowered. A pending payment at a provider is cancelled instead. */
export function canRefund({ status, provider }: { status: PaymentStatus; provider: string }): boolean {
  return status === 'paid' || (status === 'pending' && provider === 'manual')
}

/** The amount still due, in minor units. */
export function computeDue({ status, amountMinor, waivedMinor }: Amounts): number {
  return status === 'pending' ? amountMinor - waivedMinor : 0
}
