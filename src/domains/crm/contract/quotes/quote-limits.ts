/** Limits and choices of quotes. This file doesn't import zod, so that screens can use it without loading zod. */

export const MAX_QUOTE_LINES = 100
export const MAX_QUOTE_QUANTITY = 999
export const MAX_QUOTE_PRICE_MINOR = 1_000_000_000
/** A hundred million of the base currency: with tax and delivery an order stays below the most that can be paid. */
export const MAX_QUOTE_TOTAL_MINOR = 10_000_000_000
export const MAX_QUOTE_MESSAGE = 2_000
export const MAX_DECLINE_REASON = 500
/** Nobody keeps prices for longer. */
export const MAX_VALID_DAYS = 366

/** Statuses as they are shown: an accepted quote is ordered once, and one that nobody answered in time is expired. */
export const QUOTE_STATUSES = ['draft', 'sent', 'accepted', 'ordered', 'declined', 'expired'] as const
export type QuoteStatus = (typeof QUOTE_STATUSES)[number]
export const QUOTE_SORTS = ['created', '-created', 'valid', '-valid', 'total', '-total'] as const
export type QuoteSort = (typeof QUOTE_SORTS)[number]

/** `Q-000012`: unique in its workspace. */
export const quoteNumber = (number: number): string => `Q-${String(number).padStart(6, '0')}`

/** The page of a customer's private link. */
export const QUOTE_PAGE = '/quote'
/** The header with the token of a private link, for its PDF. */
export const QUOTE_LINK_HEADER = 'plaza-quote-link'
