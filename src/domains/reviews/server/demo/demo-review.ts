import type { Language } from '#platform/shared/language.ts'

/** A review of the demo data. `by` is a username, `photo` the file stem of a picture in `demo/pictures`. */
export type DemoReview = {
  product: string
  by: string
  language: Language
  rating: 1 | 2 | 3 | 4 | 5
  title: string
  text: string
  daysAgo: number
  photo?: string
  /** Number of helpful votes. */
  helpful?: number
  /** The vendor's reply, a day later. */
  reply?: string
  /** Approved by default. */
  status?: 'pending'
  /** A member reported it. */
  reported?: true
}
