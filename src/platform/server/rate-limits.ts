/**
 * How often something may be tried, counted in PostgreSQL for all processes together (ASVS 6.3.1, 2.4.1). Our own statement
 * rather than rate-limiter-flexible's: that one reads Date.now(), and then no test could let a window pass.
 */
import { createHmac } from 'node:crypto'
import { addressKey } from './client-address.ts'
import type { Db } from './db.ts'
import { Failure } from './failure.ts'
import * as sql from './rate-limits.sql.ts'

/** So many points in a window that begins with the first try. Names are unique over all of Plaza. */
export type RateLimit = { name: string; points: number; seconds: number }

/**
 * A key is whatever is limited: an account, an email, an address (IPv6 counts by /64). Count before the guarded work and outside of
 * transactions: parallel guesses must not slip through, nor a rollback give a try back. Without a database all of it throws.
 */
export type RateLimits = {
  /** Fails with RATE_LIMITED and `retryAfterS` when no point is left. */
  consume(limit: RateLimit, key: string): Promise<void>
  /** The same as an answer, for what is silently left undone: whether every limit had a point left. Counts up to the first that had none. */
  allows(limits: readonly RateLimit[], key: string): Promise<boolean>
  /** Gives all points back: whoever proved themselves starts anew. */
  reset(limit: RateLimit, key: string): Promise<void>
}

type Outside = { db: Db; now(): Date; secretFor(purpose: string): Buffer }

export function openRateLimits({ db, now, secretFor }: Outside): RateLimits {
  const secret = secretFor('limits')

  /** Keyed, so that the table names nobody, also after an account was erased. */
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
    return sql.countTry(db, { ...rowOf(limit, key), points: limit.points, now: at, endsAt })
  }

  return {
    async consume(limit, key) {
      if (await count(limit, key)) return
      const end = await sql.endOfWindow(db, rowOf(limit, key))
      const waitS = Math.ceil(((end?.getTime() ?? 0) - now().getTime()) / 1000)
      throw new Failure('RATE_LIMITED', { retryAfterS: Math.max(waitS, 1) })
    },
    async allows(limits, key) {
      for (const limit of limits) if (!(await count(limit, key))) return false
      return true
    },
    reset: (limit, key) => sql.forgetTries(db, rowOf(limit, key)),
  }
}
