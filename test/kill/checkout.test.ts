/** The result of a checkout whose process, or database, dies at any point. */
import { randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findViolations } from '#app/server/invariants.ts'
import { openPool } from '#platform/server/db.ts'
import { type Cluster, openCluster } from '#platform/server/postgres/cluster.ts'
import { prepareTemplate } from '#test/cluster/template.ts'
import { createTestDatabase, type TestDatabase } from '#test/cluster/test-database.ts'
import { Guest } from '#test/plaza/guest.ts'
import { forEachProcess, type KillPoint, type PlazaProcess, startPlazaProcess } from './process.ts'

const sku = async (pool: pg.Pool, name: string) =>
  (await pool.query<{ id: string }>('select id from catalog.variants where sku = $1', [name])).rows[0]?.id ?? ''
/** Every sixth statement from a random one, or with PLAZA_LONG each. */
function sampleStatements(statements: number): number[] {
  const step = process.env['PLAZA_LONG'] ? 1 : 6
  const first = Number(process.env['PLAZA_SEED']) % step
  return Array.from({ length: statements }, (_, index) => index + 1).filter((statement) => statement % step === first)
}
const attempt = (guest: Guest, key: string) => guest.placeOrder({}, key).catch(() => null)

describe('a process killed in the middle of a checkout', () => {
  let database: TestDatabase
  let pool: pg.Pool
  let survivor: PlazaProcess

  beforeAll(async () => {
    database = await createTestDatabase()
    pool = openPool({ url: database.url, max: 4, applicationName: 'test', onError: () => {} })
    survivor = await startPlazaProcess({ databaseUrl: database.url })
  })
  afterAll(async () => {
    await survivor.kill()
    await pool.end()
    await database.drop()
  })

  async function brunoWithPlateAndCable(url: string) {
    const bruno = new Guest(url)
    await bruno.add(await sku(pool, 'PLATE'), 1)
    await bruno.add(await sku(pool, 'CABLE'), 2)
    return bruno
  }

  /** Any process accepts a guest token, so the same Bruno can use another process. */
  function sameGuest(bruno: Guest, url: string) {
    const again = new Guest(url)
    again.token = bruno.token
    again.email = bruno.email
    return again
  }

  test('at any statement: nothing is half done, and the same key completes it exactly once', async () => {
    const rehearsal = await brunoWithPlateAndCable(survivor.url)
    expect((await rehearsal.placeOrder()).status).toBe(200)
    const statements = survivor.checkoutTook()
    expect(statements).toBeGreaterThanOrEqual(10)

    const points: KillPoint[] = sampleStatements(statements).map((statement) => ({ statement, when: 'after' as const }))
    points.push({ statement: statements, when: 'before' })
    const start = (killAt: KillPoint) => startPlazaProcess({ databaseUrl: database.url, killAt })
    await forEachProcess(points, start, async (victim, killAt) => {
      const bruno = await brunoWithPlateAndCable(victim.url)
      const key = randomUUID()
      expect(await attempt(bruno, key), `no answer at ${killAt.statement}`).toBeNull()
      expect(await victim.gone).toBe('SIGKILL')
      expect(await findViolations(pool), `after ${killAt.statement}`).toEqual([])

      const again = sameGuest(bruno, survivor.url)
      const placed = await again.placeOrder({}, key)
      expect(placed.status, `retried after ${killAt.statement}`).toBe(200)
      expect((await again.placeOrder({}, key)).body).toEqual(placed.body)
      const { rowCount } = await pool.query('select from orders.guest_access where guest_id = $1', [bruno.token?.split('.')[0]])
      expect(rowCount, `one order after ${killAt.statement}`).toBe(1)
    })
    expect(await findViolations(pool)).toEqual([])
  })

  test('with a second process: 200 checkouts for the last 10 units through two processes make 10 orders', async () => {
    const second = await startPlazaProcess({ databaseUrl: database.url })
    const mug = await sku(pool, 'MUG-SAGE')
    const guests = await Promise.all(
      Array.from({ length: 200 }, async (_, index) => {
        const guest = new Guest(index % 2 ? second.url : survivor.url)
        await guest.add(mug, 1)
        return guest
      }),
    )
    const statuses = await Promise.all(guests.map(async (guest) => (await guest.placeOrder()).status))
    expect(statuses.filter((status) => status === 200)).toHaveLength(10)
    expect(statuses.filter((status) => status === 409)).toHaveLength(190)
    expect(await findViolations(pool)).toEqual([])
    await second.kill('SIGTERM')
  })
})

describe('PostgreSQL killed under a running Plaza', () => {
  let folder: string
  let cluster: Cluster
  let plaza: PlazaProcess

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'plaza-crash-'))
    chmodSync(folder, 0o711)
    cluster = await openCluster({ folder: join(folder, 'postgres'), durability: 'kept', password: () => 'test' })
    await prepareTemplate(cluster.url)
    plaza = await startPlazaProcess({ databaseUrl: cluster.url })
  })
  afterAll(async () => {
    await plaza?.kill()
    await cluster?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  const postmaster = () => Number(readFileSync(join(folder, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0])

  test('ten times while guests buy: acknowledged orders exist, and the rest can be bought afterwards', async () => {
    const cable = await withClient(
      cluster.url,
      async (client) => (await client.query<{ id: string }>(`select id from catalog.variants where sku = 'CABLE'`)).rows[0]?.id ?? '',
    )
    const acknowledged: string[] = []
    const rounds = Number(process.env['PLAZA_CRASHES'] ?? 10)
    for (let round = 0; round < rounds; round += 1) {
      const guests = await Promise.all(
        Array.from({ length: 12 }, async () => {
          const guest = new Guest(plaza.url)
          await guest.add(cable, 1)
          return { guest, key: randomUUID() }
        }),
      )
      const buying = guests.map(async ({ guest, key }, index) => {
        await new Promise((resolve) => setTimeout(resolve, index * 2))
        const reply = await attempt(guest, key)
        if (reply?.status === 200) acknowledged.push(reply.body.orderId)
      })
      await new Promise((resolve) => setTimeout(resolve, 3 * round))
      process.kill(postmaster(), 'SIGKILL')
      await Promise.all(buying)
      for (const { guest, key } of guests) acknowledged.push(await untilPlaced(guest, key))
    }
    await withClient(cluster.url, async (client) => {
      const { rows } = await client.query<{ count: string }>('select count(*) from orders.orders where id = any($1)', [acknowledged])
      expect(Number(rows[0]?.count)).toBe(new Set(acknowledged).size)
      const all = await client.query<{ count: string }>('select count(*) from orders.orders')
      expect(Number(all.rows[0]?.count)).toBe(rounds * 12)
    })
    const pool = openPool({ url: cluster.url, max: 2, applicationName: 'test', onError: () => {} })
    expect(await findViolations(pool)).toEqual([])
    // The workers survive too: all events are delivered.
    const undelivered = async () => {
      const { rows } = await pool.query<{ count: string }>(
        `select concat((select count(*) from platform.events where dispatched_at is null), ' untold, ',
           (select count(*) from platform.event_deliveries where delivered_at is null), ' unheard') as count`,
      )
      return rows[0]?.count
    }
    await expect.poll(undelivered, { timeout: 120_000 }).toBe('0 untold, 0 unheard')
    await pool.end()
  })

  /** Retries with the same key until the database is back: the answer is the order, placed before or after the crash. */
  async function untilPlaced(guest: Guest, key: string): Promise<string> {
    for (let tries = 0; tries < 400; tries += 1) {
      const reply = await attempt(guest, key)
      if (reply?.status === 200) return reply.body.orderId
      if (reply && reply.status < 500) throw new Error(`rejected: ${reply.status} ${JSON.stringify(reply.body)}`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new Error('Plaza did not come back')
  }
})

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
