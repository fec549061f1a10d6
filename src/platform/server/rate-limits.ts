/**
 * Rate limits, counted in PostgreSQL for all processes together (ASVS 6.3.1, 2.4.1). We do not use rate-limiter-flexible, because
 * it reads Date.now() and tests could not let a window end.
 */
import { createHmac } from 'node:crypto'
import { addressKey } from './client-address.ts'
import type { Db } from './db.ts'
import { Failure } from './failure.ts'
import * as sql from './rate-limits.sql.ts'

/** `points` attempts in a window that starts with the first attempt. Names are unique in Plaza. */
export type RateLimit = { name: string; points: number; seconds: number }

/**
 * A key identifies the limited account, email or address (IPv6 by /64). Count before the guarded work and outside transactions, so
 * that concurrent attempts are counted and a rollback does not undo the count. Every method throws when the database is unavailable.
 */
export type RateLimits = {
  /** Fails with RATE_LIMITED and `retryAfterS` (seconds) when no points are left. */
  consume(limit: RateLimit, key: string): Promise<void>
  /** Returns whether every limit had points left, for work that is skipped silently. Stops counting at the first exhausted limit. */
  allows(limits: readonly RateLimit[], key: string): Promise<boolean>
  /** Restores all points, for example after a successful login. */
  reset(limit: RateLimit, key: string): Promise<void>
}

type RateLimitServices = { db: Db; now(): Date; secretFor(purpose: string): Buffer }

export function openRateLimits({ db, now, secretFor }: RateLimitServices): RateLimits {
  const secret = secretFor('limits')

  /** Keys are stored as keyed hashes, so that the table identifies nobody, even after an account was erased. */
  function rowOf({ name }: RateLimit, key: string) {
    return {
      name,
      key: createHmac('sha256', secret)
        .update(`${name}\0${addressKey(key)}`)
        .digest(),
    }
  }

  function count(limit: RateLimit, key: string): Promise<boolean> {
    const at = now()
    const endsAt = new Date(at.getTime() + limit.seconds * 1000)
    return sql.consumePoint(db, { ...rowOf(limit, key), points: limit.points, now: at, endsAt })
  }

  return {
    async consume(limit, key) {
      if (await count(limit, key)) return
      const end = await sql.findWindowEnd(db, rowOf(limit, key))
      const waitS = Math.ceil(((end?.getTime() ?? 0) - now().getTime()) / 1000)
      throw new Failure('RATE_LIMITED', { retryAfterS: Math.max(waitS, 1) })
    },
    async allows(limits, key) {
      for (const limit of limits) if (!(await count(limit, key))) return false
      return true
    },
    reset: (limit, key) => sql.deleteWindow(db, rowOf(limit, key)),
  }
}
