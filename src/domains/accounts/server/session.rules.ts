/** How long a session lives (docs/decisions/0014-accounts.md). */
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

export const IDLE_MS = 14 * DAY_MS
export const LIFE_MS = 30 * DAY_MS
export const ADMIN_LIFE_MS = 12 * HOUR_MS
export const MAX_SESSIONS = 10
/** How old a proof may be for changes to what protects the account (ASVS 7.5.1). */
export const PROOF_MS = 10 * MINUTE_MS
/** `last_seen_at` is written at most this often. */
export const SEEN_EVERY_MS = MINUTE_MS

export type Lifetime = { createdAt: Date; lastSeenAt: Date; role: 'user' | 'vendor' | 'admin' }

/** When the session ends if nothing more is heard from it. */
export function endOf({ createdAt, lastSeenAt, role }: Lifetime): Date {
  const life = role === 'admin' ? ADMIN_LIFE_MS : LIFE_MS
  return new Date(Math.min(createdAt.getTime() + life, lastSeenAt.getTime() + IDLE_MS))
}

export function provenUntil(provedAt: Date, now: Date): Date | null {
  const until = new Date(provedAt.getTime() + PROOF_MS)
  return until > now ? until : null
}
