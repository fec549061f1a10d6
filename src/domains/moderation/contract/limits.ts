/** Free of zod so that forms can import these without loading zod. */
export const MAX_STATEMENT = 2000
export const MAX_APPEAL = 2000
/** Records of one bulk decision. */
export const MAX_DECIDED = 100
export const APPEAL_DAYS = 30
/** Removed records are kept for this long, so that an appeal can restore them. */
export const DESTROYED_AFTER_DAYS = 90

/** `suspend` removes the record, too. */
export const ACTIONS = ['dismiss', 'remove', 'warn', 'suspend'] as const
export type Action = (typeof ACTIONS)[number]

/** For how many days an account is suspended; `0`: until it is lifted. */
export const SUSPENSION_DAYS = ['1', '7', '30', '0'] as const

export const OUTCOMES = ['upheld', 'reversed'] as const
