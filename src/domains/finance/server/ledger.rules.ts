/** What each thing that happens does to the accounts. Every entry sums to zero. Minor units throughout. */
import type { EntryType } from '../contract.ts'

/**
 * Of a vendor: `pending` until nothing can come back, then `available`; `locked` in a payout that was asked for. Of the platform: `clearing` is
 * what was sold and has not come yet (or went back and has not left yet), `cash` what is held for shoppers and vendors, `commission` what
 * was earned, `paidOut` what left. What Plaza holds stands below zero, what it owes or earned above.
 */
export type VendorAccount = 'pending' | 'available' | 'locked'
export type PlatformAccount = 'clearing' | 'cash' | 'commission' | 'paidOut'
export type AccountKind = VendorAccount | PlatformAccount

export type Move = { account: AccountKind; amountMinor: number }

/** `earnedMinor`, `paidMinor`: by how much it changes what the vendor has earned and was paid in all. */
export type Moves = { type: EntryType; moves: Move[]; earnedMinor: number; paidMinor: number }

const VENDORS: readonly AccountKind[] = ['pending', 'available', 'locked']

export function isVendors(kind: AccountKind): kind is VendorAccount {
  return VENDORS.includes(kind)
}

function moving(type: EntryType, from: AccountKind, to: AccountKind, amountMinor: number, counted: Partial<Moves> = {}): Moves[] {
  if (amountMinor === 0) return []
  const moves = [
    { account: from, amountMinor: -amountMinor },
    { account: to, amountMinor },
  ]
  return [{ type, moves, earnedMinor: 0, paidMinor: 0, ...counted }]
}

export type Sold = { totalMinor: number; commissionMinor: number; collectedBy: 'platform' | 'vendor' }

/** The part, less the commission. What the vendor collects itself at the door leaves only the commission to be settled (V11). */
export function saleMoves({ totalMinor, commissionMinor, collectedBy }: Sold): Moves[] {
  return [
    ...moving('sale', 'clearing', 'pending', totalMinor, { earnedMinor: totalMinor }),
    ...moving('commission', 'pending', 'commission', commissionMinor, { earnedMinor: -commissionMinor }),
    ...(collectedBy === 'vendor' ? moving('collection', 'pending', 'clearing', totalMinor) : []),
  ]
}

/** The same back: of what is pending, or once it was released of what is available, which may go below zero. */
export function refundMoves({ totalMinor, commissionMinor, collectedBy }: Sold, released: boolean): Moves[] {
  const account = released ? 'available' : 'pending'
  return [
    ...moving('refund', account, 'clearing', totalMinor, { earnedMinor: -totalMinor }),
    ...moving('commissionRefund', 'commission', account, commissionMinor, { earnedMinor: commissionMinor }),
    ...(collectedBy === 'vendor' ? moving('collectionRefund', 'clearing', account, totalMinor) : []),
  ]
}

/** Nothing of it can come back any more. `netMinor` is what is left of it, below zero where the vendor owes. */
export function releaseMoves(netMinor: number): Moves[] {
  return moving('release', 'pending', 'available', netMinor)
}

export function payoutMoves(amountMinor: number): Moves[] {
  return moving('payout', 'available', 'locked', amountMinor)
}

export function completionMoves(amountMinor: number): Moves[] {
  return moving('payoutCompleted', 'locked', 'paidOut', amountMinor, { paidMinor: amountMinor })
}

export function returnedPayoutMoves(amountMinor: number): Moves[] {
  return moving('payoutReturned', 'locked', 'available', amountMinor)
}

/** Money of a shopper came. */
export function paymentMoves(amountMinor: number): Moves[] {
  return moving('payment', 'cash', 'clearing', amountMinor)
}

/** It left again, to the shopper. */
export function paymentRefundMoves(amountMinor: number): Moves[] {
  return moving('paymentRefund', 'clearing', 'cash', amountMinor)
}

/** What an entry does to what the vendor has with Plaza: pending and available together. */
export function effectOf(moves: readonly Move[]): number {
  return moves.reduce((sum, { account, amountMinor }) => (account === 'pending' || account === 'available' ? sum + amountMinor : sum), 0)
}
