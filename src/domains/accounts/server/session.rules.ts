/** Session lifetimes (docs/decisions/0014-accounts.md). */
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

export const SESSION_IDLE_MS = 14 * DAY_MS
export const SESSION_LIFETIME_MS = 30 * DAY_MS
export const ADMIN_SESSION_LIFETIME_MS = 12 * HOUR_MS
export const MAX_SESSIONS = 10
/** How long a reauthentication is valid (ASVS 7.5.1). */
export const REAUTH_MS = 10 * MINUTE_MS
/** `last_seen_at` is updated at most this often. */
export const LAST_SEEN_INTERVAL_MS = MINUTE_MS

export type SessionTimes = { createdAt: Date; lastSeenAt: Date; role: 'user' | 'vendor' | 'admin' }

/** The time the session ends without further activity. */
export function sessionEnd({ createdAt, lastSeenAt, role }: SessionTimes): Date {
  const life = role === 'admin' ? ADMIN_SESSION_LIFETIME_MS : SESSION_LIFETIME_MS
  return new Date(Math.min(createdAt.getTime() + life, lastSeenAt.getTime() + SESSION_IDLE_MS))
}

export function reauthenticatedUntil(authenticatedAt: Date, now: Date): Date | null {
  const until = new Date(authenticatedAt.getTime() + REAUTH_MS)
  return until > now ? until : null
}
