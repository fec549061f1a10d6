/** The postings of each entry type. Every entry sums to zero. All amounts in minor units. */
import type { EntryType } from '../contract.ts'

/**
 * A vendor's accounts: `pending` until the return window ends, then `available`; `locked` in requested payouts. Of orders paid on delivery:
 * `toCollect` is the cash that the shopper still has to pay to the vendor, and `expected` what will then be `due` (a discount that Plaza
 * pays, less the commission). `held` is disputed at the payer's bank. The platform's: `disputed` is what banks took until they decide, `clearing` is sold but not yet paid (or refunded but not yet sent back), `cash` is held for
 * shoppers and vendors, `commission` is earned, `paidOut` has left, `promotions` is the cost of its own promotions. Assets are negative,
 * liabilities and earnings positive.
 */
export type VendorAccount = 'pending' | 'available' | 'locked' | 'due' | 'toCollect' | 'expected' | 'held'
export type PlatformAccount = 'clearing' | 'cash' | 'commission' | 'paidOut' | 'promotions' | 'disputed'
export type AccountKind = VendorAccount | PlatformAccount

export type Move = { account: AccountKind; amountMinor: number }

/** Changes of the vendor's totals: its earnings, its payouts, and the cash it collected on delivery. */
export type Counted = { earnedMinor: number; paidMinor: number; collectedMinor: number }
export type Moves = { type: EntryType; moves: Move[] } & Counted

const NOTHING: Counted = { earnedMinor: 0, paidMinor: 0, collectedMinor: 0 }
const VENDOR_ACCOUNTS: readonly AccountKind[] = ['pending', 'available', 'locked', 'due', 'toCollect', 'expected', 'held']
/** Accounts that add up to the vendor's balance with Plaza. */
const BOOK_ACCOUNTS: readonly AccountKind[] = ['pending', 'available', 'due']

export function isVendorAccount(kind: AccountKind): kind is VendorAccount {
  return VENDOR_ACCOUNTS.includes(kind)
}

function transfer(type: EntryType, from: AccountKind, to: AccountKind, amountMinor: number, counted: Partial<Counted> = {}): Moves[] {
  if (amountMinor === 0) return []
  const moves = [
    { account: from, amountMinor: -amountMinor },
    { account: to, amountMinor },
  ]
  return [{ type, moves, ...NOTHING, ...counted }]
}

/** `subsidyMinor` of the total is paid by the platform's promotions, the rest by the shopper. */
export type Sold = { totalMinor: number; subsidyMinor: number; commissionMinor: number; collectedBy: 'platform' | 'vendor' }

/** How far a sale has come: `collected` is for cash only. */
export type Stage = 'placed' | 'collected' | 'released'

/** Where the shopper's money of a sale is, and where its commission and subsidy are. */
function accountsOf(collectedBy: Sold['collectedBy'], stage: Stage): { paid: VendorAccount; rest: VendorAccount } {
  if (stage === 'released') return { paid: 'available', rest: 'available' }
  if (collectedBy === 'platform') return { paid: 'pending', rest: 'pending' }
  return stage === 'placed' ? { paid: 'toCollect', rest: 'expected' } : { paid: 'due', rest: 'due' }
}

/** The vendor order less commission. Of cash on delivery nothing is due to either side before it is collected (V11). */
export function saleMoves({ totalMinor, subsidyMinor, commissionMinor, collectedBy }: Sold): Moves[] {
  const { paid, rest } = accountsOf(collectedBy, 'placed')
  const paidMinor = totalMinor - subsidyMinor
  return [
    ...transfer('sale', 'clearing', paid, paidMinor, { earnedMinor: paidMinor }),
    ...transfer('subsidy', 'promotions', rest, subsidyMinor, { earnedMinor: subsidyMinor }),
    ...transfer('commission', rest, 'commission', commissionMinor, { earnedMinor: -commissionMinor }),
  ]
}

/** The vendor collected the cash of an order, so the commission is due. Amounts are what is left after refunds. */
export function collectionMoves({ totalMinor, subsidyMinor, commissionMinor }: Omit<Sold, 'collectedBy'>): Moves[] {
  const paidMinor = totalMinor - subsidyMinor
  const moves = [
    ...transfer('collection', 'toCollect', 'clearing', paidMinor),
    ...transfer('collection', 'expected', 'due', subsidyMinor - commissionMinor),
  ].flatMap((entry) => entry.moves)
  return moves.length === 0 ? [] : [{ type: 'collection', moves, ...NOTHING, collectedMinor: paidMinor }]
}

/** The reverse of a sale. `available` may become negative. Cash that was collected is given back by the vendor. */
export function refundMoves({ totalMinor, subsidyMinor, commissionMinor, collectedBy }: Sold, stage: Stage): Moves[] {
  const { paid, rest } = accountsOf(collectedBy, stage)
  const paidMinor = totalMinor - subsidyMinor
  const isGivenBack = collectedBy === 'vendor' && stage !== 'placed'
  return [
    ...transfer('refund', paid, 'clearing', paidMinor, { earnedMinor: -paidMinor }),
    ...transfer('subsidyRefund', rest, 'promotions', subsidyMinor, { earnedMinor: -subsidyMinor }),
    ...transfer('commissionRefund', 'commission', rest, commissionMinor, { earnedMinor: commissionMinor }),
    ...(isGivenBack ? transfer('collectionRefund', 'clearing', paid, paidMinor, { collectedMinor: -paidMinor }) : []),
  ]
}

/** Release after the return window. `netMinor` is the vendor's balance from the sale, negative when the vendor owes. */
export function releaseMoves(netMinor: number, collectedBy: Sold['collectedBy']): Moves[] {
  return transfer('release', collectedBy === 'vendor' ? 'due' : 'pending', 'available', netMinor)
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

/** Holds a vendor's money back while a payer's bank decides; `released` says where the money is. */
export function disputeHoldMoves(heldMinor: number, released: boolean): Moves[] {
  return transfer('disputeHold', released ? 'available' : 'pending', 'held', heldMinor)
}

export function disputeReleaseMoves(heldMinor: number, released: boolean): Moves[] {
  return transfer('disputeReleased', 'held', released ? 'available' : 'pending', heldMinor)
}

/** The bank took the disputed amount from Plaza, gave it back, or keeps it for the payer. */
export function disputeWithdrawnMoves(amountMinor: number): Moves[] {
  return transfer('disputeWithdrawn', 'disputed', 'cash', amountMinor)
}

export function disputeReinstatedMoves(amountMinor: number): Moves[] {
  return transfer('disputeReinstated', 'cash', 'disputed', amountMinor)
}

export function disputeLostMoves(amountMinor: number): Moves[] {
  return transfer('disputeLost', 'clearing', 'disputed', amountMinor)
}

/** The change of the vendor's balance with Plaza. */
export function vendorEffect(moves: readonly Move[]): number {
  return moves.reduce((sum, { account, amountMinor }) => (BOOK_ACCOUNTS.includes(account) ? sum + amountMinor : sum), 0)
}
