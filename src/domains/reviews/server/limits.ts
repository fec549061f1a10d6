import type { RateLimit } from '#platform/server/rate-limits.ts'

const HOUR_S = 3600

/** Rendering each photo in four widths is expensive. */
export const REVIEWS_PER_HOUR: RateLimit = { name: 'review', points: 20, seconds: HOUR_S }
