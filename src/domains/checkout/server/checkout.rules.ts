/** Rules of a checkout about hold times and payment reports. They use no database and no clock. */
import { defineStates } from '#platform/server/define-states.ts'
import type { CheckoutStatus } from '../contract.ts'

/** Stock is held this long after the last activity, but at most 30 minutes in total, because other shoppers want it too. */
export const HOLD_MS = 10 * 60_000
export const MAX_HOLD_MS = 30 * 60_000

export const CHECKOUT_STATES = defineStates<CheckoutStatus>({
  of: 'a checkout',
  first: 'open',
  transitions: {
    open: { pay: 'paying', place: 'placed', expire: 'expired' },
    paying: { reopen: 'open', place: 'placed', expire: 'expired' },
    // A late payment still places the order if stock is available.
    expired: { place: 'placed' },
    placed: {},
  },
  final: ['placed'],
})

/** End of a hold that began at `since` and had activity at `now`. */
export function holdUntil(now: Date, since: Date): Date {
  return new Date(Math.min(now.getTime() + HOLD_MS, since.getTime() + MAX_HOLD_MS))
}

export function isExpired({ status, holdUntil: until }: { status: CheckoutStatus; holdUntil: Date }, now: Date): boolean {
  return isLive(status) && until <= now
}

export function isLive(status: CheckoutStatus): boolean {
  return status === 'open' || status === 'paying'
}

type CheckoutState = { status: CheckoutStatus; paymentId: string | null }

/**
 * Decides about a received payment. `place`: place the order if stock is available, otherwise refund. `refund`: the
 * order is paid already, the owner began another checkout, or changed this one after cancelling the payment. `nothing`: the order was
 * placed with this payment, or the payment was refunded already.
 */
export function decidePaid(
  { status, paymentId, totalMinor }: CheckoutState & { totalMinor: number },
  paid: { paymentId: string; amountMinor: number; wentBack: boolean },
  superseded: boolean,
): 'place' | 'refund' | 'nothing' {
  if (paid.wentBack) return 'nothing'
  if (status === 'placed') return paymentId === paid.paymentId ? 'nothing' : 'refund'
  if (paid.amountMinor !== totalMinor) return 'refund'
  return status === 'expired' && superseded ? 'refund' : 'place'
}

/** Whether the end of a payment reopens the checkout. The end of any other payment is ignored. */
export function shouldReopen({ status, paymentId }: CheckoutState, ended: string): boolean {
  return status === 'paying' && paymentId === ended
}
