import type { Language } from '#platform/shared/language.ts'

/** A review of the demo story. `by` is a username, `photo` the stem of a picture in `demo/pictures`. */
export type ToldReview = {
  product: string
  by: string
  language: Language
  rating: 1 | 2 | 3 | 4 | 5
  title: string
  text: string
  daysAgo: number
  photo?: string
  /** How many of the others found it helpful. */
  helpful?: number
  /** The vendor's answer, a day later. */
  reply?: string
  /** Approved unless it says otherwise. */
  status?: 'pending'
  /** Somebody thinks it breaks the rules. */
  reported?: true
}
