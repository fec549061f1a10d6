/** Erasures that are interrupted, given up or run twice. */
import type { Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { FIXTURE_PASSWORD } from '#app/server/fixtures.ts'
import { openDb, openPool } from '#platform/server/db.ts'
import { transactAsSystem } from '#platform/server/transact.ts'
import { findTraces } from '#test/plaza/find-traces.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { type FullAccount, identifyingTexts, personWithEverything, ZENOBIA } from '#test/plaza/person-with-everything.ts'
import { eraseAccount } from './erase-account.ts'
import { resources } from './resources.ts'

const HOUR = 3600_000

let plaza: TestPlaza
let zenobia: FullAccount

const runTask = async (name: string) => {
  await plaza.rows('select graphile_worker.add_job($1)', [name])
  await plaza.settle()
}
const leave = () => zenobia.member.call('accounts.deletion.request', { username: ZENOBIA.username })

describe('an interrupted erasure', () => {
  const [user] = resources
  const isThere = async () => (await plaza.rows('select 1 from accounts.users where id = $1', [zenobia.id])).length === 1

  beforeEach(async () => {
    plaza = await openTestPlaza()
    zenobia = await personWithEverything(plaza)
  })
  afterEach(() => plaza.close())

  /** Simulates, `times` times, that the process is killed after some of the domains. */
  function breakOff(times: number): void {
    const { resources } = plaza.services
    const [own, ...others] = resources.personalData
    if (!own) throw new Error('no resource has personal data')
    let left = times
    const broken = {
      type: 'broken',
      personalData: {
        ...own.personalData,
        async erase() {
          left -= 1
          if (left >= 0) throw new Error('killed')
        },
      },
    }
    plaza.services.resources = { ...resources, personalData: [own, broken, ...others] }
  }

  test('continues with the next try, and the account is hidden from everybody', async () => {
    breakOff(1)
    await leave()
    await plaza.settle()
    expect(await isThere()).toBe(true)
    expect(await plaza.rows('select 1 from orders.orders where user_id = $1', [zenobia.id])).toEqual([])
    const bruno = await plaza.member('bruno')
    expect((await bruno.call('network.profiles.get', { username: ZENOBIA.username })).status).toBe(404)
    expect((await plaza.browser().logIn(ZENOBIA.email, FIXTURE_PASSWORD)).body.code).toBe('INVALID_CREDENTIALS')
    await plaza.rows('update graphile_worker._private_jobs set run_at = now()')
    await plaza.settle()
    expect(await isThere()).toBe(false)
  })

  test('at any statement has the same result as an uninterrupted one', async () => {
    await leave()
    let kills = 0
    while (!(await eraseUntil(kills + 1))) {
      kills += 1
    }
    expect(kills).toBeGreaterThan(20)
    expect(await isThere()).toBe(false)
    expect(await plaza.rows(`select 1 from platform.events where type = 'accounts.erased'`)).toHaveLength(1)
    expect(await plaza.rows(`select 1 from audit.entries where action = 'accounts.erased'`)).toHaveLength(1)
    const words = identifyingTexts(zenobia).slice(1)
    const found = new Set((await findTraces(plaza, words)).map(({ column }) => column))
    expect([...found]).toEqual(['platform.idempotency_keys.reply'])
  })

  /** Breaks the database connection at the n-th statement, like a killed process. Returns false when the erasure finished before. */
  async function eraseUntil(last: number): Promise<boolean> {
    const pool = openPool({ url: plaza.databaseUrl, max: 2, applicationName: 'mortal', onError: () => {} })
    let statements = 0
    pool.on('connect', (client) => {
      const query = client.query.bind(client) as (...args: unknown[]) => unknown
      Object.assign(client, {
        query(...args: unknown[]) {
          statements += 1
          if (statements === last) (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy()
          return query(...args)
        },
      })
    })
    const services = { ...plaza.services, db: openDb(pool) }
    const done = await eraseAccount.run(services, { userId: zenobia.id }).then(
      () => true,
      () => false,
    )
    await pool.end()
    return done
  }

  test('that was given up is retried automatically', async () => {
    breakOff(1)
    await leave()
    await plaza.settle()
    await plaza.rows('update graphile_worker._private_jobs set attempts = max_attempts')
    await runTask('accounts:retryErasures')
    expect(await isThere()).toBe(true)
    plaza.moveClock(4 * HOUR)
    await runTask('accounts:retryErasures')
    expect(await isThere()).toBe(false)
    expect(await plaza.rows(`select 1 from graphile_worker._private_jobs where payload::text like '%' || $1 || '%'`, [zenobia.id])).toEqual(
      [],
    )
  })

  test('has the same result when it runs twice at once', async () => {
    await leave()
    const twice = Array.from({ length: 2 }, () =>
      plaza.rows(`select graphile_worker.add_job('accounts:eraseAccount', json_build_object('userId', $1::text))`, [zenobia.id]),
    )
    await Promise.all(twice)
    await plaza.settle()
    expect(await isThere()).toBe(false)
    expect(await plaza.rows(`select 1 from platform.events where type = 'accounts.erased'`)).toHaveLength(1)
    await transactAsSystem(plaza.services, async (tx) => user?.personalData?.erase(tx, zenobia.id))
    expect(await plaza.rows(`select 1 from platform.events where type = 'accounts.erased'`)).toHaveLength(1)
  })

  test('never happens without a request', async () => {
    await plaza.rows(`select graphile_worker.add_job('accounts:eraseAccount', json_build_object('userId', $1::text))`, [zenobia.id])
    await plaza.settle()
    expect((await zenobia.member.me()).username).toBe(ZENOBIA.username)
    expect(await plaza.rows('select 1 from orders.orders where user_id = $1', [zenobia.id])).toHaveLength(1)
  })
})
