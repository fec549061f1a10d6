import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { defineEvent } from '#platform/shared/domain-event.ts'
import { newId } from '#platform/shared/ids.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { Failure } from './failure.ts'
import type { OperationContext } from './services.ts'
import { publish, transact, transactAsSystem } from './transact.ts'

const rang = defineEvent<{ bell: string }>()('test.bellRang', ({ bell }) => bell)

let plaza: TestPlaza

beforeAll(async () => {
  plaza = await openTestPlaza()
  await plaza.rows('create table counters (name text primary key, value int not null)')
})
beforeEach(() => plaza.rows(`insert into counters values ('a', 0), ('b', 0) on conflict (name) do update set value = 0`))
afterAll(() => plaza.close())

const raise = (name: string) => sql`update counters set value = value + 1 where name = ${name}`
const value = async (name: string) => (await plaza.rows<{ value: number }>('select value from counters where name = $1', [name]))[0]?.value

function callWith(key: string | null, bodyHash = 'body', replay: 'answer' | 'reject' = 'answer'): OperationContext {
  const idempotency = key === null ? null : { key, operation: 'test.write', bodyHash, replay }
  const client = { address: '127.0.0.1', userAgent: '', deviceMarks: [] }
  return {
    services: plaza.services,
    viewer: { kind: 'guest', id: guest },
    membership: null,
    client,
    language: 'en',
    requestId: 'req_test',
    idempotency,
  }
}
const guest = newId('gst')

describe('a transaction', () => {
  test('is all or nothing', async () => {
    await expect(
      transact(callWith(null), async (tx) => {
        await raise('a').execute(tx.db)
        publish(tx, rang({ bell: 'half' }))
        throw new Failure('NOT_FOUND')
      }),
    ).rejects.toThrow('NOT_FOUND')
    expect(await value('a')).toBe(0)
    expect(await plaza.rows(`select 1 from platform.events where aggregate = 'half'`)).toEqual([])
  })

  test('publishes more events than fit into one statement', async () => {
    const many = 14_000
    await transactAsSystem(plaza.services, async (tx) => publish(tx, ...Array.from({ length: many }, () => rang({ bell: 'carillon' }))))
    expect(await plaza.rows(`select from platform.events where aggregate = 'carillon'`)).toHaveLength(many)
    await plaza.rows(`delete from platform.events where aggregate = 'carillon'`)
  })

  test('is retried when PostgreSQL breaks a deadlock, and both sides succeed', async () => {
    const first = Promise.withResolvers<void>()
    const second = Promise.withResolvers<void>()
    const cross = (mine: string, other: string, here: PromiseWithResolvers<void>, there: PromiseWithResolvers<void>) =>
      transactAsSystem(plaza.services, async (tx) => {
        await raise(mine).execute(tx.db)
        here.resolve()
        await there.promise
        await raise(other).execute(tx.db)
      })
    await Promise.all([cross('a', 'b', first, second), cross('b', 'a', second, first)])
    expect([await value('a'), await value('b')]).toEqual([2, 2])
  })

  test('is retried at most three times, and not after other errors', async () => {
    let tries = 0
    const fail = (code: string) =>
      transactAsSystem(plaza.services, async () => {
        tries += 1
        throw Object.assign(new Error(code), { code })
      })
    await expect(fail('40001')).rejects.toThrow('40001')
    expect(tries).toBe(4)
    tries = 0
    await expect(fail('23505')).rejects.toThrow('23505')
    expect(tries).toBe(1)
  })

  test('wakes the dispatcher after the commit, only when it published events', async () => {
    let woken = 0
    const services = {
      ...plaza.services,
      wakeDispatcher: () => {
        woken += 1
      },
    }
    await transactAsSystem(services, async (tx) => publish(tx))
    expect(woken).toBe(0)
    await transactAsSystem(services, async (tx) => publish(tx, rang({ bell: 'tower' })))
    expect(woken).toBe(1)
    await expect(
      transactAsSystem(services, async (tx) => {
        publish(tx, rang({ bell: 'x' }))
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    expect(woken).toBe(1)
  })
})

describe('an idempotency key', () => {
  test('makes concurrent requests one: the work runs once and all get the same reply', async () => {
    const key = randomUUID()
    const replies = await Promise.all(
      Array.from({ length: 30 }, () =>
        transact(callWith(key), async (tx) => {
          await raise('a').execute(tx.db)
          return { drawn: randomUUID() }
        }),
      ),
    )
    expect(new Set(replies.map(({ drawn }) => drawn)).size).toBe(1)
    expect(await value('a')).toBe(1)
  })

  test('is rejected with another body', async () => {
    const key = randomUUID()
    await transact(callWith(key), async () => 1)
    await expect(transact(callWith(key, 'another'), async () => 2)).rejects.toThrow('IDEMPOTENCY_KEY_REUSED')
  })

  test('of a reply with a secret is valid once: the reply is not stored and the work does not run again', async () => {
    const key = randomUUID()
    const reveal = async () => ({ secret: 'correct horse' })
    await transact(callWith(key, 'body', 'reject'), reveal)
    await expect(transact(callWith(key, 'body', 'reject'), reveal)).rejects.toThrow('ALREADY_DONE')
    await expect(transact(callWith(key, 'another', 'reject'), reveal)).rejects.toThrow('IDEMPOTENCY_KEY_REUSED')
    const kept = await plaza.rows('select reply from platform.idempotency_keys where key = $1', [key])
    expect(kept).toEqual([{ reply: null }])
  })

  test('can be used again after a failure', async () => {
    const key = randomUUID()
    await expect(
      transact(callWith(key), async () => {
        throw new Failure('SOLD_OUT')
      }),
    ).rejects.toThrow('SOLD_OUT')
    expect(await transact(callWith(key), async () => 'done')).toBe('done')
  })

  test('is deleted after a day', async () => {
    const { deleteExpiredRows } = await import('./retention.ts')
    const key = randomUUID()
    await transact(callWith(key), async () => 'first')
    await deleteExpiredRows.run(plaza.services, {})
    expect(await transact(callWith(key), async () => 'again')).toBe('first')
    plaza.moveClock(25 * 3600_000)
    await deleteExpiredRows.run(plaza.services, {})
    expect(await transact(callWith(key), async () => 'again')).toBe('again')
    plaza.moveClock(-25 * 3600_000)
  })
})
