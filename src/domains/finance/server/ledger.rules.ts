/** The postings of each entry type. Every entry sums to zero. All amounts in minor units. */
import type { EntryType } from '../contract.ts'

/**
 * A vendor's accounts: `pending` until the return window ends, then `available`; `locked` in requested payouts. The platform's: `clearing`
 * is sold but not yet paid (or refunded but not yet sent back), `cash` is held for shoppers and vendors, `commission` is earned, `paidOut`
 * has left, `promotions` is the cost of its own promotions. Assets are negative, liabilities and earnings positive.
 */
export type VendorAccount = 'pending' | 'available' | 'locked'
export type PlatformAccount = 'clearing' | 'cash' | 'commission' | 'paidOut' | 'promotions'
export type AccountKind = VendorAccount | PlatformAccount

export type Move = { account: AccountKind; amountMinor: number }

/** `earnedMinor` and `paidMinor` are the changes of the vendor's total earnings and payouts. */
export type Moves = { type: EntryType; moves: Move[]; earnedMinor: number; paidMinor: number }

const VENDOR_ACCOUNTS: readonly AccountKind[] = ['pending', 'available', 'locked']

export function isVendorAccount(kind: AccountKind): kind is VendorAccount {
  return VENDOR_ACCOUNTS.includes(kind)
}

function transfer(type: EntryType, from: AccountKind, to: AccountKind, amountMinor: number, counted: Partial<Moves> = {}): Moves[] {
  if (amountMinor === 0) return []
  const moves = [
    { account: from, amountMinor: -amountMinor },
    { account: to, amountMinor },
  ]
  return [{ type, moves, earnedMinor: 0, paidMinor: 0, ...counted }]
}

/** `subsidyMinor` of the total is paid by the platform's promotions, the rest by the shopper. */
export type Sold = { totalMinor: number; subsidyMinor: number; commissionMinor: number; collectedBy: 'platform' | 'vendor' }

/** The vendor order less commission. On cash orders only the commission remains to be settled (V11). */
export function saleMoves({ totalMinor, subsidyMinor, commissionMinor, collectedBy }: Sold): Moves[] {
  const paidMinor = totalMinor - subsidyMinor
  return [
    ...transfer('sale', 'clearing', 'pending', paidMinor, { earnedMinor: paidMinor }),
    ...transfer('subsidy', 'promotions', 'pending', subsidyMinor, { earnedMinor: subsidyMinor }),
    ...transfer('commission', 'pending', 'commission', commissionMinor, { earnedMinor: -commissionMinor }),
    ...(collectedBy === 'vendor' ? transfer('collection', 'pending', 'clearing', paidMinor) : []),
  ]
}

/** The reverse of a sale, from pending or, once released, from available, which may become negative. */
export function refundMoves({ totalMinor, subsidyMinor, commissionMinor, collectedBy }: Sold, released: boolean): Moves[] {
  const account = released ? 'available' : 'pending'
  const paidMinor = totalMinor - subsidyMinor
  return [
    ...transfer('refund', account, 'clearing', paidMinor, { earnedMinor: -paidMinor }),
    ...transfer('subsidyRefund', account, 'promotions', subsidyMinor, { earnedMinor: -subsidyMinor }),
    ...transfer('commissionRefund', 'commission', account, commissionMinor, { earnedMinor: commissionMinor }),
    ...(collectedBy === 'vendor' ? transfer('collectionRefund', 'clearing', account, paidMinor) : []),
  ]
}

/** Release after the return window. `netMinor` is the vendor's balance from the sale, negative when the vendor owes. */
export function releaseMoves(netMinor: number): Moves[] {
  return transfer('release', 'pending', 'available', netMinor)
}

export function payoutMoves(amountMinor: number): Moves[] {
  return transfer('payout', 'available', 'locked', amountMinor)
}

export function completionMoves(amountMinor: number): Moves[] {
  return transfer('payoutCompleted', 'locked', 'paidOut', amountMinor, { paidMinor: amountMinor })
}

export function returnedPayoutMoves(amountMinor: number): Moves[] {
  return transfer('payoutReturned', 'locked', 'available', amountMinor)
}

/** A completed payout that the bank sent back. */
export function reversalMoves(amountMinor: number): Moves[] {
  return transfer('payoutReversed', 'paidOut', 'available', amountMinor, { paidMinor: -amountMinor })
}

/** A shopper's payment. */
export function paymentMoves(amountMinor: number): Moves[] {
  return transfer('payment', 'cash', 'clearing', amountMinor)
}

/** A refund to the shopper. */
export function paymentRefundMoves(amountMinor: number): Moves[] {
  return transfer('paymentRefund', 'clearing', 'cash', amountMinor)
}

/** The change of the vendor's balance: pending plus available. */
export function vendorEffect(moves: readonly Move[]): number {
  return moves.reduce((sum, { account, amountMinor }) => (account === 'pending' || account === 'available' ? sum + amountMinor : sum), 0)
}
