import type { RateLimit } from '#platform/server/rate-limits.ts'

/** Generous for a person who looks around, and too few for a script that collects attention. */
export const FOLLOWS_PER_HOUR: RateLimit = { name: 'follow', points: 120, seconds: 3600 }
/** A request asks for an answer, so there are fewer. */
export const REQUESTS_PER_HOUR: RateLimit = { name: 'connection request', points: 40, seconds: 3600 }
