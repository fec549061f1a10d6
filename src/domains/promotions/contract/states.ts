/** Without zod, so that a screen can know them. */

export const OFFER_KINDS = ['percentage', 'fixed', 'freeShipping', 'buyGet'] as const

/** How a promotion stands. `ended`: its time is over, or it was used as often as it may be. `archived` is out of sight. */
export const PROMOTION_STATES = ['active', 'scheduled', 'paused', 'ended', 'archived'] as const

/**
 * Why a code takes nothing off; each is also the failure of entering it. `CODE_NEEDS_MORE` wants a greater sum of the goods it is about,
 * `CODE_NEEDS_UNITS` more units of them, `CODE_CHANGES_NOTHING` finds nothing left to take off, `CODE_BEATEN`: another code takes more.
 */
export const CODE_PROBLEMS = [
  'CODE_UNKNOWN',
  'CODE_ENDED',
  'CODE_NOT_YET',
  'CODE_USED_UP',
  'CODE_USED_BY_YOU',
  'CODE_OTHER_GOODS',
  'CODE_NEEDS_MORE',
  'CODE_NEEDS_UNITS',
  'CODE_CHANGES_NOTHING',
  'CODE_BEATEN',
] as const

export type OfferKind = (typeof OFFER_KINDS)[number]
export type PromotionState = (typeof PROMOTION_STATES)[number]
export type CodeProblem = (typeof CODE_PROBLEMS)[number]

/** A code as it is kept: capitals, no spaces. */
export function plainCode(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, '').toUpperCase()
}
