/** Free of zod so that screens can import these without loading zod. */

/** `percentage`: `value` in hundredths of a percent. `fixed`: in minor units of the base currency. */
export const COMMISSION_TYPES = ['percentage', 'fixed'] as const

/**
 * Entry types. Besides the specification's sale, commission and payout, and their refunds: `subsidy` is a discount of the platform's own
 * promotions, paid by the platform; `collection` is cash that the vendor collected on delivery, so that its commission is due; `release`
 * moves pending to available. The types from `release` on belong to the platform or don't change the vendor's total; `cashDue` moved commission of cash
 * orders that were booked before they were collected.
 */
export const ENTRY_TYPES = [
  ...(['sale', 'subsidy', 'commission', 'collection'] as const),
  ...(['refund', 'subsidyRefund', 'commissionRefund', 'collectionRefund', 'payout', 'payoutReturned', 'payoutReversed'] as const),
  ...(['disputeHold', 'disputeReleased'] as const),
  ...([
    'release',
    'payoutCompleted',
    'payment',
    'paymentRefund',
    'cashDue',
    'disputeWithdrawn',
    'disputeReinstated',
    'disputeLost',
  ] as const),
] as const
/** Types that appear in a statement. */
export const STATEMENT_TYPES = ENTRY_TYPES.slice(0, 13)

/** What a rule applies to; `base` is the default rate. */
export const RULE_SCOPES = ['vendor', 'category', 'vendorCategory', 'all', 'base'] as const
/** `reversed`: completed, and sent back by the bank. */
export const PAYOUT_STATUSES = ['pending', 'completed', 'failed', 'reversed'] as const
/** Of a second person of the vendor's workspace. */
export const PAYOUT_APPROVALS = ['pending', 'approved', 'rejected', 'withdrawn'] as const
/** Of money that Plaza collects: `pending`, `available`. Of cash on delivery: `toCollect`, `collected`, and `settled` after the return window. */
export const EARNING_STATES = ['pending', 'available', 'toCollect', 'collected', 'settled', 'returned'] as const
export const COLLECTORS = ['platform', 'vendor'] as const
/**
 * Why earnings are not available yet. `confirmation`: Plaza pays for a discount on a sale whose money it did not receive, or whose shopper
 * seems to be the vendor, so an administrator has to confirm the sale.
 */
export const HOLD_REASONS = ['delivery', 'returnWindow', 'return', 'dispute', 'payment', 'confirmation'] as const
export const VENDOR_ACCOUNTS = ['pending', 'available', 'due', 'locked', 'toCollect', 'expected', 'held'] as const
export const PLATFORM_ACCOUNTS = ['cash', 'clearing', 'commission', 'promotions', 'paidOut', 'disputed'] as const
export const ACCOUNT_KINDS = [...VENDOR_ACCOUNTS, ...PLATFORM_ACCOUNTS] as const

export type HoldReason = (typeof HOLD_REASONS)[number]
