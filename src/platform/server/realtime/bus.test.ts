/** The same tests for both buses. Redis needs the program `redis-server`, so `npm run test:long` tests it and `npm test` does not. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase } from '#test/cluster/test-database.ts'
import { openRedisServer, type RedisServer } from '#test/plaza/redis-server.ts'
import { openPool } from '../db.ts'
import { openLog } from '../log.ts'
import type { Bus, OpenBus } from './bus.ts'
import { postgresBus } from './postgres-bus.ts'
import { redisBus } from './redis-bus.ts'

const log = openLog('silent')
const { PLAZA_REDIS_SERVER: redisProgram } = process.env

type Server = { openBus: OpenBus; cutAll(): Promise<void>; close(): Promise<void> }

async function openPostgres(): Promise<Server> {
  const database = await createTestDatabase()
  const pool = openPool({ url: database.url, max: 1, applicationName: 'bus test', onError: () => {} })
  return {
    openBus: postgresBus(database.url, log),
    async cutAll() {
      await pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'plaza bus' and datname = current_database()`,
      )
    },
    async close() {
      await pool.end()
      await database.drop()
    },
  }
}

async function openRedis(): Promise<Server> {
  const server: RedisServer = await openRedisServer(redisProgram ?? '')
  return { openBus: redisBus(server.url, 'plaza:test', log), cutAll: server.cutAll, close: server.close }
}

describe.each([
  { name: 'PostgreSQL', open: openPostgres, here: true },
  { name: 'Redis', open: openRedis, here: redisProgram !== undefined },
])('the bus of $name', ({ open, here }) => {
  let server: Server
  let buses: Bus[]
  let heard: string[][]

  async function join(): Promise<Bus> {
    const own: string[] = []
    heard.push(own)
    const bus = await server.openBus({ onText: (text) => void own.push(text), onGap: () => void own.push('gap') })
    buses.push(bus)
    return bus
  }
  const withoutGaps = () => heard.map((own) => own.filter((text) => text !== 'gap'))

  beforeAll(async () => {
    if (here) server = await open()
  })
  afterAll(async () => {
    if (here) await server.close()
  })
  beforeEach(() => {
    buses = []
    heard = []
    return async () => {
      for (const bus of buses) await bus.close()
    }
  })

  test.runIf(here)('carries texts to every process, in order', async () => {
    const [one] = [await join(), await join(), await join()]
    const texts = Array.from({ length: 100 }, (_, index) => `text ${index}`)
    await Promise.all(texts.map((text) => one.publish(text)))
    for (const index of [1, 2]) await expect.poll(() => withoutGaps()[index]).toEqual(texts)
  })

  test.runIf(here)('carries long texts in any language', async () => {
    const [one] = [await join(), await join()]
    const text = 'طلب «٣» ORD-1 '.repeat(300).slice(0, 4000)
    expect(Buffer.byteLength(text)).toBeGreaterThan(5000)
    await one.publish(text)
    await expect.poll(() => withoutGaps()[1]).toEqual([text])
  })

  test.runIf(here)('takes texts from a process that does not listen', async () => {
    await join()
    const publisher = await server.openBus(null)
    await publisher.publish('from a worker')
    await publisher.close()
    await expect.poll(() => withoutGaps()[0]).toEqual(['from a worker'])
  })

  test.runIf(here)('reports a lost connection, and carries texts again', async () => {
    const [one] = [await join(), await join()]
    await server.cutAll()
    await expect.poll(() => heard[1]?.filter((text) => text === 'gap').length).toBeGreaterThanOrEqual(2)
    await expect
      .poll(() =>
        one.publish('after all').then(
          () => true,
          () => false,
        ),
      )
      .toBe(true)
    await expect.poll(() => withoutGaps()[1]).toContain('after all')
  })

  test.runIf(here)('a text that did not leave is rejected', async () => {
    const one = await join()
    await server.cutAll()
    const sent = await Promise.allSettled(Array.from({ length: 3 }, () => one.publish('too early')))
    expect(sent.some(({ status }) => status === 'rejected')).toBe(true)
  })

  test.runIf(here)('a closed bus hears nothing', async () => {
    const [one, two] = [await join(), await join()]
    await two.close()
    buses = [one]
    const before = heard[1]?.length
    await one.publish('to nobody')
    await join()
    await one.publish('to somebody')
    await expect.poll(() => withoutGaps()[2]).toEqual(['to somebody'])
    expect(heard[1]?.length).toBe(before)
  })
})
