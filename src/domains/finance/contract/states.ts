/** Without zod, so that a screen can know them. */

/** `percentage`: `value` in hundredths of a percent. `fixed`: in minor units of the base currency. */
export const COMMISSION_TYPES = ['percentage', 'fixed'] as const

/**
 * What is entered. The specification's sale, commission and payout; what goes back of them; `collection`, what the vendor was paid at the
 * door; `release`, from pending to available. The last four are the platform's own, or change nothing of what a vendor has.
 */
export const ENTRY_TYPES = [
  ...(['sale', 'commission', 'collection', 'refund', 'commissionRefund', 'collectionRefund', 'payout', 'payoutReturned'] as const),
  ...(['release', 'payoutCompleted', 'payment', 'paymentRefund'] as const),
] as const
/** Those a statement has. */
export const STATEMENT_TYPES = ENTRY_TYPES.slice(0, 8)

/** What a rule is about; `base`: none fitted. */
export const RULE_SCOPES = ['vendor', 'category', 'vendorCategory', 'all', 'base'] as const
export const PAYOUT_STATUSES = ['pending', 'completed', 'failed'] as const
export const EARNING_STATES = ['pending', 'available', 'returned'] as const
export const ACCOUNT_KINDS = ['pending', 'available', 'locked', 'clearing', 'cash', 'commission', 'paidOut'] as const
