/** This file doesn't import zod, so that screens can use it without loading zod. */

export const OFFER_KINDS = ['percentage', 'fixed', 'freeShipping', 'buyGet'] as const

/** `ended`: the end date has passed or the usage limit is reached. `archived`: hidden from lists. */
export const PROMOTION_STATES = ['active', 'scheduled', 'paused', 'ended', 'archived'] as const

/**
 * Why a code takes nothing off; also the failures of entering a code. `CODE_NEEDS_MORE`: the minimum order isn't reached.
 * `CODE_NEEDS_UNITS`: more units are needed. `CODE_CHANGES_NOTHING`: nothing is left to reduce. `CODE_BEATEN`: another code saves more.
 * `CODE_NOT_ON_DELIVERY`: the platform pays for it, and the shopper would pay the vendor on delivery. `CODE_NOT_FOR_YOU`: it is limited to a
 * segment of the vendor's customers.
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
  'CODE_NOT_ON_DELIVERY',
  'CODE_NOT_FOR_YOU',
] as const

export type OfferKind = (typeof OFFER_KINDS)[number]
export type PromotionState = (typeof PROMOTION_STATES)[number]
export type CodeProblem = (typeof CODE_PROBLEMS)[number]

/** The stored form of a code: capitals, no spaces. */
export function normalizeCode(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, '').toUpperCase()
}
