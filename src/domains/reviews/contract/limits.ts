/** Free of zod so that forms can import these without loading zod. */
export const MAX_TITLE = 120
export const MAX_TEXT = 4000
export const MAX_PHOTOS = 5
export const MAX_REPLY = 2000
export const MAX_REASON = 500
export const STATUSES = ['pending', 'approved', 'rejected'] as const

export type ReviewStatus = (typeof STATUSES)[number]
/** The possible decisions. */
export type Verdict = Exclude<ReviewStatus, 'pending'>
