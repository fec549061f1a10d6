/** What a checkout does about time and about what is heard of its payments. No database, no clock. */
import type { CheckoutStatus } from '../contract.ts'

/** Stock is held this long from the last sign of life, and never longer than half an hour in all: it is others' stock too. */
export const HOLD_MS = 10 * 60_000
export const HOLD_AT_MOST_MS = 30 * 60_000

export const CHECKOUT_TRANSITIONS: Readonly<Record<CheckoutStatus, readonly CheckoutStatus[]>> = {
  open: ['paying', 'placed', 'expired'],
  paying: ['open', 'placed', 'expired'],
  /** Money that comes late still buys, where the stock is there. */
  expired: ['placed'],
  placed: [],
}

/** Until when a hold lasts that began at `since` and whose owner was there at `now`. */
export function holdUntil(now: Date, since: Date): Date {
  return new Date(Math.min(now.getTime() + HOLD_MS, since.getTime() + HOLD_AT_MOST_MS))
}

export function hasRunOut({ status, holdUntil: until }: { status: CheckoutStatus; holdUntil: Date }, now: Date): boolean {
  return isLive(status) && until <= now
}

export function isLive(status: CheckoutStatus): boolean {
  return status === 'open' || status === 'paying'
}

type Standing = { status: CheckoutStatus; paymentId: string | null }

/**
 * Money came. `place`: the order is written if the stock is there, and the money goes back if not. `giveBack`: it was paid for
 * already, its owner has gone on to another purchase, or has changed this one since the payment was called off. `nothing`: this is the
 * payment it was placed with, or it went back already.
 */
export function onPaid(
  { status, paymentId, totalMinor }: Standing & { totalMinor: number },
  paid: { paymentId: string; amountMinor: number; wentBack: boolean },
  superseded: boolean,
): 'place' | 'giveBack' | 'nothing' {
  if (paid.wentBack) return 'nothing'
  if (status === 'placed') return paymentId === paid.paymentId ? 'nothing' : 'giveBack'
  if (paid.amountMinor !== totalMinor) return 'giveBack'
  return status === 'expired' && superseded ? 'giveBack' : 'place'
}

/** The payment it waited for will not come: the shopper may try another way. News of any other payment is none. */
export function reopens({ status, paymentId }: Standing, ended: string): boolean {
  return status === 'paying' && paymentId === ended
}
