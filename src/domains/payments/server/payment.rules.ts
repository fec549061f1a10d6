/** What the amounts and the status of a payment mean. One table of states, proven by its test. */
import type { PaymentStatus } from '../contract.ts'

/**
 * Money that comes is money, whatever was thought before: a payment that failed or was cancelled can still be paid. What was
 * paid stays so; what goes back is counted beside it.
 */
export const PAYMENT_TRANSITIONS: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  pending: ['paid', 'failed', 'cancelled'],
  failed: ['paid'],
  cancelled: ['paid'],
  paid: [],
}

/** Every status from which a payment may become `to`. */
export function statusesBefore(to: PaymentStatus): PaymentStatus[] {
  return (Object.keys(PAYMENT_TRANSITIONS) as PaymentStatus[]).filter((from) => PAYMENT_TRANSITIONS[from].includes(to))
}

type Amounts = { status: PaymentStatus; amountMinor: number; waivedMinor: number; refundedMinor: number }

/** What can still be given back, or waived, in minor units. */
export function leftToRefund({ amountMinor, waivedMinor, refundedMinor }: Amounts): number {
  return amountMinor - waivedMinor - refundedMinor
}

/** Money that came can go back; a payment by hand that is still awaited can be lowered. One at a provider is cancelled instead. */
export function canGiveBack({ status, provider }: { status: PaymentStatus; provider: string }): boolean {
  return status === 'paid' || (status === 'pending' && provider === 'manual')
}

/** What has yet to come, in minor units. */
export function dueOf({ status, amountMinor, waivedMinor }: Amounts): number {
  return status === 'pending' ? amountMinor - waivedMinor : 0
}
