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
  /**
   * Fails with RATE_LIMITED and `retryAfterS` (seconds) when no points are left. Attempts with the same `once` are repetitions of one, and
   * each process counts them once.
   */
  consume(limit: RateLimit, key: string, once?: string | null): Promise<void>
  /**
   * The same for a generous limit of frequent requests. Attempts are counted in this process and added to the shared count BATCH at a time,
   * so that most of them need no statement. Each further process lets up to BATCH - 1 attempts more through.
   */
  consumeInBatches(limit: RateLimit, key: string): Promise<void>
  /** Returns whether every limit had points left, for work that is skipped silently. Stops counting at the first exhausted limit. */
  allows(limits: readonly RateLimit[], key: string): Promise<boolean>
  /** Restores all points, for example after a successful login. */
  reset(limit: RateLimit, key: string): Promise<void>
}

export const BATCH = 20
/** Keys that a process remembers; beyond that it forgets all of them. */
const MAX_REMEMBERED = 20_000

/** Attempts of one key that are not in the shared count yet, and the end of a window without points. */
type Pending = { attempts: number; fullUntil: Date | null }

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

  const pending = new Map<string, Pending>()

  const repeated = new Map<string, Promise<boolean>>()

  async function countOnce(limit: RateLimit, key: string, once: string): Promise<boolean> {
    const attempt = `${limit.name}\0${addressKey(key)}\0${once}`
    const first = repeated.get(attempt) ?? count(limit, key)
    if (repeated.size >= MAX_REMEMBERED) repeated.clear()
    repeated.set(attempt, first)
    const allowed = await first.catch((error: unknown) => {
      repeated.delete(attempt)
      throw error
    })
    if (!allowed) repeated.delete(attempt)
    return allowed
  }

  function remember(name: string): Pending {
    if (pending.size >= MAX_REMEMBERED) pending.clear()
    const fresh = { attempts: 0, fullUntil: null }
    pending.set(name, fresh)
    return fresh
  }

  function limitedUntil(end: Date | null): Failure {
    const waitS = Math.ceil(((end?.getTime() ?? 0) - now().getTime()) / 1000)
    return new Failure('RATE_LIMITED', { retryAfterS: Math.max(waitS, 1) })
  }

  return {
    async consume(limit, key, once = null) {
      if (await (once === null ? count(limit, key) : countOnce(limit, key, once))) return
      throw limitedUntil(await sql.findWindowEnd(db, rowOf(limit, key)))
    },
    async consumeInBatches(limit, key) {
      const remembered = `${limit.name}\0${addressKey(key)}`
      const own = pending.get(remembered) ?? remember(remembered)
      if (own.fullUntil !== null && own.fullUntil > now()) throw limitedUntil(own.fullUntil)
      own.attempts += 1
      if (own.attempts < BATCH) return
      own.attempts = 0
      const at = now()
      const endsAt = new Date(at.getTime() + limit.seconds * 1000)
      const window = await sql.addToWindow(db, { ...rowOf(limit, key), added: BATCH, now: at, endsAt })
      own.fullUntil = window.spent >= limit.points ? window.endsAt : null
      if (window.spent > limit.points) throw limitedUntil(window.endsAt)
    },
    async allows(limits, key) {
      for (const limit of limits) if (!(await count(limit, key))) return false
      return true
    },
    reset: (limit, key) => sql.deleteWindow(db, rowOf(limit, key)),
  }
}
