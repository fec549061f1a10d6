/** The words of states, without anything that a screen need not load. */

/** Of a part (docs/tour.md). */
export const ORDER_STATUSES = ['Pending', 'Processing', 'Shipped', 'Delivered', 'Cancelled', 'Returned', 'Refunded'] as const

/** How a part or an order is shown: as a status, or as one of these where some of it is further than the rest. */
export const ORDER_STANDINGS = [
  ...ORDER_STATUSES,
  'PartiallyShipped',
  'PartiallyDelivered',
  'PartiallyCancelled',
  'PartiallyReturned',
] as const

export const RETURN_STATUSES = ['Requested', 'Accepted', 'Refused', 'Disputed', 'Dismissed', 'Withdrawn', 'Received', 'Refunded'] as const

/** Why something goes back, in the order they are offered. */
export const RETURN_REASONS = ['changedMind', 'damaged', 'wrongItem', 'notAsDescribed', 'tooLate', 'other'] as const
