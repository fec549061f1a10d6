import type { RateLimit } from '#platform/server/rate-limits.ts'

export const GROUPS_PER_DAY: RateLimit = { name: 'group', points: 20, seconds: 86_400 }
/** Joining and asking to join. */
export const JOINS_PER_HOUR: RateLimit = { name: 'join group', points: 60, seconds: 3600 }
/** Each may name several people. */
export const INVITATIONS_PER_HOUR: RateLimit = { name: 'group invitation', points: 20, seconds: 3600 }
/** Each upload is rendered in several widths, which takes CPU time. */
export const BANNERS_PER_HOUR: RateLimit = { name: 'group banner', points: 30, seconds: 3600 }
export const EVENTS_PER_DAY: RateLimit = { name: 'group event', points: 30, seconds: 86_400 }
export const ANSWERS_PER_HOUR: RateLimit = { name: 'event answer', points: 120, seconds: 3600 }
export const CALENDARS_PER_DAY: RateLimit = { name: 'group calendar', points: 20, seconds: 86_400 }
/** By the token or, for public groups, by the address of the program. */
export const CALENDAR_READS_PER_HOUR: RateLimit = { name: 'calendar file', points: 120, seconds: 3600 }
export const FILES_PER_DAY: RateLimit = { name: 'group file', points: 50, seconds: 86_400 }
