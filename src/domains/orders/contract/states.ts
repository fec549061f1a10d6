/** The statuses of orders and returns. Kept free of other imports, so that a page can load them cheaply. */

/** Status of a part (docs/tour.md). */
export const ORDER_STATUSES = ['Pending', 'Processing', 'Shipped', 'Delivered', 'Cancelled', 'Returned', 'Refunded'] as const

/** Display status of a part or an order: a part status, or a partial one when some units are further along than the rest. */
export const ORDER_DISPLAY_STATUSES = [
  ...ORDER_STATUSES,
  'PartiallyShipped',
  'PartiallyDelivered',
  'PartiallyCancelled',
  'PartiallyReturned',
] as const

export const RETURN_STATUSES = ['Requested', 'Accepted', 'Refused', 'Disputed', 'Dismissed', 'Withdrawn', 'Received', 'Refunded'] as const

/** Return reasons, in the order the form offers them. */
export const RETURN_REASONS = ['changedMind', 'damaged', 'wrongItem', 'notAsDescribed', 'tooLate', 'other'] as const

/** What shopper and vendor can propose to each other about units of a part. */
export const PROPOSAL_KINDS = ['refund', 'replacement', 'return'] as const

export const PROPOSAL_STATUSES = ['Open', 'Accepted', 'Declined', 'Withdrawn', 'Expired', 'Disputed', 'Refunded', 'Dismissed'] as const

export const PROPOSAL_STEPS = ['accept', 'decline', 'withdraw', 'dispute', 'answerDispute', 'shipReplacement', 'cancelReplacement'] as const
