import { createHmac } from 'node:crypto'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/cluster/test-database.ts'
import { type Db, openDb, openPool } from './db.ts'
import { Failure } from './failure.ts'
import { BATCH, openRateLimits, type RateLimits } from './rate-limits.ts'
import { deleteExpiredRows } from './retention.ts'
import type { Services } from './services.ts'

const LOGIN = { name: 'login', points: 25, seconds: 300 }
const MAIL = { name: 'mail', points: 1, seconds: 60 }
const MAIL_A_DAY = { name: 'mail-a-day', points: 3, seconds: 86_400 }

let database: TestDatabase
let pools: pg.Pool[]
let db: Db
let here: RateLimits
let elsewhere: RateLimits
let now = new Date('2026-11-21T12:00:00Z')
const outside: Pick<Services, 'now' | 'secretFor'> = {
  now: () => now,
  secretFor: (purpose) => createHmac('sha256', 'test').update(purpose).digest(),
}

beforeAll(async () => {
  database = await createTestDatabase()
  pools = Array.from({ length: 2 }, () => openPool({ url: database.url, max: 8, applicationName: 'limits', onError: () => {} }))
  const [own, other] = pools.map(openDb)
  if (!own || !other) throw new Error('two processes')
  db = own
  here = openRateLimits({ ...outside, db })
  elsewhere = openRateLimits({ ...outside, db: other })
})
afterAll(async () => {
  for (const pool of pools) await pool.end()
  await database.drop()
})

const pass = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000)
}
/** Runs attempts; returns how many were allowed and the waiting times of the others. */
async function tries(count: number, key: string, limit = LOGIN) {
  const outcomes = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      (index % 2 ? here : elsewhere).consume(limit, key).then(
        () => 0,
        (error: unknown) => {
          if (error instanceof Failure && error.code === 'RATE_LIMITED') return (error.data as { retryAfterS: number }).retryAfterS
          throw error
        },
      ),
    ),
  )
  return { passed: outcomes.filter((wait) => wait === 0).length, waits: new Set(outcomes.filter((wait) => wait > 0)) }
}

describe('a limit', () => {
  test('allows exactly its number of attempts, even for concurrent requests in two processes', async () => {
    expect(await tries(60, 'amira')).toEqual({ passed: 25, waits: new Set([300]) })
    expect(await tries(1, 'amira')).toEqual({ passed: 0, waits: new Set([300]) })
  })

  test('reports the remaining time, and starts again when its window has ended', async () => {
    await tries(25, 'bruno')
    pass(299.5)
    expect(await tries(1, 'bruno')).toEqual({ passed: 0, waits: new Set([1]) })
    pass(0.5)
    expect(await tries(30, 'bruno')).toEqual({ passed: 25, waits: new Set([300]) })
  })

  test('is counted separately for each key and each limit', async () => {
    await tries(25, 'chen')
    expect((await tries(25, 'dalia')).passed).toBe(25)
    expect((await tries(2, 'chen', MAIL)).passed).toBe(1)
  })

  test('counts all addresses of an IPv6 client as one', async () => {
    for (let host = 1; host <= 25; host += 1) await here.consume(LOGIN, `2001:db8:1:2::${host.toString(16)}`)
    await expect(here.consume(LOGIN, '2001:db8:1:2:ffff::1')).rejects.toThrow('RATE_LIMITED')
    await here.consume(LOGIN, '2001:db8:1:3::1')
  })

  test('is reset after a successful login', async () => {
    await tries(25, 'emeka')
    await here.reset(LOGIN, 'emeka')
    expect((await tries(30, 'emeka')).passed).toBe(25)
  })
})

describe('a limit counted in batches', () => {
  const WRITES = { name: 'writes', points: 3 * BATCH, seconds: 60 }
  const rows = async () => (await pools[0]?.query(`select spent from platform.rate_limits where name = 'writes'`))?.rows ?? []
  const attempt = (limits: RateLimits, key: string) =>
    limits.consumeInBatches(WRITES, key).then(
      () => true,
      () => false,
    )
  const attempts = async (limits: RateLimits, count: number, key: string) => {
    const allowed = []
    for (let index = 0; index < count; index += 1) allowed.push(await attempt(limits, key))
    return allowed.filter(Boolean).length
  }

  test('takes no statement for all but every twentieth attempt', async () => {
    expect(await attempts(here, BATCH - 1, 'farid')).toBe(BATCH - 1)
    expect(await rows()).toEqual([])
    expect(await attempts(here, 1, 'farid')).toBe(1)
    expect(await rows()).toEqual([{ spent: BATCH }])
  })

  test('allows exactly its attempts in one process, and less than a batch more in each other one', async () => {
    expect(await attempts(here, 3 * BATCH + 5, 'gina')).toBe(3 * BATCH)
    expect(await attempts(elsewhere, 2 * BATCH, 'gina')).toBe(BATCH - 1)
    pass(60)
    expect(await attempts(here, 1, 'gina')).toBe(1)
  })
})

test('repetitions of one attempt count once in each process, also at the same time', async () => {
  const repeat = (once: string) => here.consume(MAIL, 'hana', once)
  await Promise.all([repeat('key 1'), repeat('key 1'), repeat('key 1')])
  await repeat('key 1')
  await expect(repeat('key 2')).rejects.toThrow('RATE_LIMITED')
  pass(60)
  await repeat('key 2')
})

test('several limits must all allow an attempt, and an attempt rejected by the first does not count for the second', async () => {
  const allowed: boolean[] = []
  for (let minute = 0; minute < 5; minute += 1) {
    allowed.push(await here.allows([MAIL, MAIL_A_DAY], 'amira@example.com'), await here.allows([MAIL, MAIL_A_DAY], 'amira@example.com'))
    pass(60)
  }
  expect(allowed).toEqual([true, false, true, false, true, false, false, false, false, false])
})

test('the table does not reveal identities, and rows are deleted after their window', async () => {
  await here.consume(LOGIN, 'bruno@example.com')
  await here.consume(MAIL_A_DAY, 'bruno@example.com')
  const left = async () =>
    (await pools[0]?.query<{ name: string; text: string }>('select name, row_to_json(l)::text as text from platform.rate_limits l'))
      ?.rows ?? []
  const kept = await left()
  expect(kept.length).toBeGreaterThan(5)
  const plain = Buffer.from('bruno@example.com').toString('hex')
  for (const { text } of kept) expect(text).not.toMatch(new RegExp(`bruno|${plain}`))
  pass(301)
  await deleteExpiredRows.run({ ...outside, db } as Services, {})
  expect(new Set((await left()).map(({ name }) => name))).toEqual(new Set(['mail-a-day']))
})

test('without the database every attempt is rejected', async () => {
  const pool = openPool({ url: 'postgres://plaza@127.0.0.1:1/plaza', max: 1, applicationName: 'limits', onError: () => {} })
  const limits = openRateLimits({ ...outside, db: openDb(pool) })
  const refused: Promise<unknown>[] = [limits.consume(LOGIN, 'amira'), limits.allows([LOGIN], 'amira')]
  for (const attempt of refused) await expect(attempt).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  await pool.end()
})
