/** The result of a card purchase whose process dies between payment and order. */
import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findViolations } from '#app/server/invariants.ts'
import { openPool } from '#platform/server/db.ts'
import { createTestDatabase, type TestDatabase } from '#test/cluster/test-database.ts'
import { BRUNO_ADDRESS, Guest } from '#test/plaza/guest.ts'
import { type StatementKillPoint, startPlazaProcess } from './process.ts'

let database: TestDatabase
let pool: pg.Pool

beforeAll(async () => {
  database = await createTestDatabase()
  pool = openPool({ url: database.url, max: 4, applicationName: 'test', onError: () => {} })
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

/** The process dies the first time a statement with these words is answered, or about to be sent. */
const POINTS: Record<string, StatementKillPoint> = {
  'the provider has been asked, and nothing is noted': { words: `update payments.payments set status = 'paid'`, when: 'before' },
  'the money is noted, and nothing is committed': { words: `update payments.payments set status = 'paid'`, when: 'after' },
  'the money is there, and the order is begun': { words: `"orders"."orders"`, when: 'before' },
  'the checkout is placed, and nothing is committed': { words: `"payment_id" = $2, "ended_at"`, when: 'after' },
}

test.each(Object.entries(POINTS))('killed when %s: one order, paid once, and no stock held', async (_name, dieAt) => {
  const victim = await startPlazaProcess({ databaseUrl: database.url, dieAt })
  const bruno = new Guest(victim.url)
  const { rows } = await pool.query<{ id: string }>(`select id from catalog.variants where sku = 'CABLE'`)
  await bruno.add(rows[0]?.id ?? '')
  const { body } = await begin(bruno)
  await pay(bruno, body.id).catch(() => null)
  expect(await victim.gone).toBe('SIGKILL')
  expect(await findViolations(pool)).toEqual([])

  const survivor = await startPlazaProcess({ databaseUrl: database.url, dieAt: NEVER })
  const again = new Guest(survivor.url)
  again.token = bruno.token
  await pay(again, body.id)
  const status = async () => (await again.get(`/checkout/${body.id}`)).body.status
  await expect.poll(status, { timeout: 120_000, interval: 200 }).toBe('placed')
  const { rows: money } = await pool.query(
    `select status, amount_minor::int - refunded_minor::int as kept from payments.payments where reference_id = $1`,
    [body.orderId],
  )
  expect(money).toEqual([{ status: 'paid', kept: 4240 }])
  const { rowCount } = await pool.query('select from orders.guest_access where guest_id = $1', [bruno.token?.split('.')[0]])
  expect(rowCount).toBe(1)
  expect((await pool.query('select from inventory.holds')).rowCount).toBe(0)
  expect(await findViolations(pool)).toEqual([])
  await survivor.kill('SIGTERM')
})

/** Test cards are accepted, and no kill point is set. */
const NEVER: StatementKillPoint = { words: 'never', when: 'before' }

const begin = (guest: Guest) =>
  guest.call('POST', '/checkout', { email: 'bruno@example.com', shippingAddress: BRUNO_ADDRESS }, { 'idempotency-key': randomUUID() })
const pay = (guest: Guest, id: string) =>
  guest.call('POST', `/checkout/${id}/payments`, { card: 'accepted' }, { 'idempotency-key': randomUUID() })
