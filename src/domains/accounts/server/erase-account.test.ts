/** Erasures that are killed, given up, or done twice. */
import type { Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { CAST_PASSWORD } from '#app/server/cast.ts'
import { openDb, openPool } from '#platform/server/db.ts'
import { transactAs } from '#platform/server/transact.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { personWithEverything, type Whole, wordsOf, ZENOBIA } from '#test/plaza/person-with-everything.ts'
import { tracesOf } from '#test/plaza/traces.ts'
import { eraseAccount } from './erase-account.ts'
import { subjects } from './subjects.ts'

const HOUR = 3600_000

let plaza: TestPlaza
let zenobia: Whole

const runTask = async (name: string) => {
  await plaza.rows('select graphile_worker.add_job($1)', [name])
  await plaza.settle()
}
const leave = () => zenobia.member.call('accounts.deletion.request', { username: ZENOBIA.username })

describe('an erasure that breaks off', () => {
  const [user] = subjects
  const isThere = async () => (await plaza.rows('select 1 from accounts.users where id = $1', [zenobia.id])).length === 1

  beforeEach(async () => {
    plaza = await openTestPlaza()
    zenobia = await personWithEverything(plaza)
  })
  afterEach(() => plaza.close())

  /** As if the process had been killed after some of the domains, `times` times. */
  function breakOff(times: number): void {
    const { subjects } = plaza.kernel
    const [own, ...others] = subjects.personal
    if (!own) throw new Error('nothing is personal')
    let left = times
    const broken = {
      type: 'broken',
      personal: {
        ...own.personal,
        async erase() {
          left -= 1
          if (left >= 0) throw new Error('killed')
        },
      },
    }
    plaza.kernel.subjects = { ...subjects, personal: [own, broken, ...others] }
  }

  test('keeps what is done and goes on with the next try; meanwhile she is gone for everybody', async () => {
    breakOff(1)
    await leave()
    await plaza.settle()
    expect(await isThere()).toBe(true)
    expect(await plaza.rows('select 1 from orders.orders where user_id = $1', [zenobia.id])).toEqual([])
    const bruno = await plaza.member('bruno')
    expect((await bruno.call('accounts.profiles.get', { username: ZENOBIA.username })).status).toBe(404)
    expect((await plaza.browser().logIn(ZENOBIA.email, CAST_PASSWORD)).body.code).toBe('INVALID_CREDENTIALS')
    await plaza.rows('update graphile_worker._private_jobs set run_at = now()')
    await plaza.settle()
    expect(await isThere()).toBe(false)
  })

  test('at any statement of it, one after the other, ends where one does that was left alone', async () => {
    await leave()
    let kills = 0
    while (!(await eraseUntil(kills + 1))) {
      kills += 1
    }
    expect(kills).toBeGreaterThan(20)
    expect(await isThere()).toBe(false)
    expect(await plaza.rows(`select 1 from platform.facts where type = 'accounts.erased'`)).toHaveLength(1)
    expect(await plaza.rows(`select 1 from audit.entries where action = 'accounts.erased'`)).toHaveLength(1)
    const words = wordsOf(zenobia).slice(1)
    const found = new Set((await tracesOf(plaza, words)).map(({ column }) => column))
    expect([...found]).toEqual(['platform.idempotency_keys.reply'])
  })

  /** Loses the database at the n-th statement, as it looks from there when a process is killed. False when it was not done by then. */
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
    const kernel = { ...plaza.kernel, db: openDb(pool) }
    const done = await eraseAccount.run(kernel, { userId: zenobia.id }).then(
      () => true,
      () => false,
    )
    await pool.end()
    return done
  }

  test('for good is taken up again by itself', async () => {
    breakOff(1)
    await leave()
    await plaza.settle()
    await plaza.rows('update graphile_worker._private_jobs set attempts = max_attempts')
    await runTask('accounts:finishErasures')
    expect(await isThere()).toBe(true)
    plaza.moveClock(4 * HOUR)
    await runTask('accounts:finishErasures')
    expect(await isThere()).toBe(false)
    expect(await plaza.rows(`select 1 from graphile_worker._private_jobs where payload::text like '%' || $1 || '%'`, [zenobia.id])).toEqual(
      [],
    )
  })

  test('is the same when it is done twice at once', async () => {
    await leave()
    const twice = Array.from({ length: 2 }, () =>
      plaza.rows(`select graphile_worker.add_job('accounts:eraseAccount', json_build_object('userId', $1::text))`, [zenobia.id]),
    )
    await Promise.all(twice)
    await plaza.settle()
    expect(await isThere()).toBe(false)
    expect(await plaza.rows(`select 1 from platform.facts where type = 'accounts.erased'`)).toHaveLength(1)
    await transactAs(plaza.kernel, async (tx) => user?.personal?.erase(tx, zenobia.id))
    expect(await plaza.rows(`select 1 from platform.facts where type = 'accounts.erased'`)).toHaveLength(1)
  })

  test('happens to nobody who did not ask for it', async () => {
    await plaza.rows(`select graphile_worker.add_job('accounts:eraseAccount', json_build_object('userId', $1::text))`, [zenobia.id])
    await plaza.settle()
    expect((await zenobia.member.me()).username).toBe(ZENOBIA.username)
    expect(await plaza.rows('select 1 from orders.orders where user_id = $1', [zenobia.id])).toHaveLength(1)
  })
})
