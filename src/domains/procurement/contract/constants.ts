/** Limits and statuses. This file doesn't import zod, so that screens can use it without loading zod. */

export const MAX_NAME = 120
export const MAX_SHORT = 120
export const MAX_ADDRESS = 500
export const MAX_NOTES = 4000
/** Between buyer and supplier. */
export const MAX_MESSAGE = 2000
export const MAX_LINES = 200
/** Prices of one supplier. */
export const MAX_ITEMS = 5000
export const MAX_SKU = 64
export const MAX_LEAD_DAYS = 365
export const MAX_QUANTITY = 1_000_000
export const MAX_PRICE_MINOR = 1_000_000_000

/** Currencies with two decimal digits that an order can have. */
export const CURRENCIES = ['USD', 'EUR', 'GBP', 'SAR', 'AED', 'EGP', 'MAD', 'MXN', 'COP', 'CNY', 'INR', 'TRY'] as const

/** A choice of *PartiallyReceived* needs a receipt; *Fulfilled* receives all that is open. */
export const ORDER_STATUSES = ['Draft', 'Pending', 'Approved', 'Sent', 'Confirmed', 'PartiallyReceived', 'Fulfilled', 'Cancelled'] as const

export type Currency = (typeof CURRENCIES)[number]
export type OrderStatus = (typeof ORDER_STATUSES)[number]

export const CHANGE_KINDS = [
  'created',
  'edited',
  'status',
  'approvalAsked',
  'approved',
  'rejected',
  'withdrawn',
  'received',
  'returned',
  'closed',
  'reopened',
  'sent',
  'confirmed',
  'advised',
] as const
export type ChangeKind = (typeof CHANGE_KINDS)[number]

export const RETURN_REASONS = ['defective', 'wrong', 'surplus'] as const
export type ReturnReason = (typeof RETURN_REASONS)[number]
/** Reasons that count against the supplier. */
export const DEFECTS: readonly ReturnReason[] = ['defective', 'wrong']

export const BILL_STATUSES = ['Open', 'Paid', 'Void'] as const
export type BillStatus = (typeof BILL_STATUSES)[number]

/** What is wrong with a line of a bill: none of it came, more is billed than came, the price isn't the ordered one. */
export const BILL_EXCEPTIONS = ['notReceived', 'overBilled', 'priceDiffers'] as const
export type BillException = (typeof BILL_EXCEPTIONS)[number]

export const BILL_SORTS = ['billed', '-billed', 'due', '-due'] as const
export const SUPPLIER_SORTS = ['name', '-name', 'rating', '-rating', 'spend', '-spend'] as const
export const ORDER_SORTS = ['created', '-created', 'expected', '-expected'] as const

/** The page of the private link, and the orders of linked customers. */
export const SUPPLIER_ORDER = '/supplier-order'
export const CUSTOMER_ORDERS = '/procurement/customer-orders'
/** Holds the token of a private link when its document is asked for. */
export const SUPPLIER_LINK_HEADER = 'plaza-supplier-link'
