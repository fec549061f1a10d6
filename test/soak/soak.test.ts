/**
 * A Plaza that serves the same visitors again and again needs no more memory than after its first rounds. `npm test` runs a few cycles,
 * which only proves that the answers are right; `npm run test:long` runs a hundred.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FIXTURE_PASSWORD } from '#app/server/fixtures.ts'
import { createTestDatabase, type TestDatabase } from '#test/cluster/test-database.ts'
import { BRUNO_ADDRESS, Guest } from '#test/plaza/guest.ts'
import { Member } from '#test/plaza/member.ts'
import { startWorker, type Worker } from '../../bench/processes.ts'
import { servingEnvironment, servingFlags } from '../../scripts/bootstrap/commands.mjs'
import { noisePicture, runCycle, type Soak } from './cycle.ts'

const CYCLES = Number(process.env['PLAZA_SOAK_CYCLES'] ?? 2)
/** Until then the caches of pages and of search words fill, which have limits. */
const SETTLED = 50
/** The plateau that later cycles must keep is the median of this many cycles after that. */
const PLATEAU = 10
const TOLERANCE = 1.1
const MEGABYTE = 2 ** 20

let database: TestDatabase
let admin: pg.Client
let plaza: Worker
let soak: Soak
const dataDir = mkdtempSync(join(tmpdir(), 'plaza-soak-'))

beforeAll(async () => {
  database = await createTestDatabase()
  admin = new pg.Client({ connectionString: database.url })
  await admin.connect()
  const env = { DATABASE_URL: database.url, DATA_DIR: dataDir, PORT: '0', DEMO: 'off', LOG_LEVEL: 'silent', TRUSTED_PROXIES: '127.0.0.1' }
  plaza = startWorker('plaza.process.ts', { ...env, ...servingEnvironment, NODE_ENV: 'production' }, servingFlags)
  const url = await plaza.ask<string>('url')
  const vendor = new Member(url, '10.1.0.1')
  expect((await vendor.logIn('amira@example.com', FIXTURE_PASSWORD)).status).toBe(200)
  soak = { url, vendor, order: await placeOrder(url), picture: await noisePicture() }
})

afterAll(async () => {
  await plaza.stop()
  await admin.end()
  await database.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

async function placeOrder(url: string): Promise<string> {
  const { rows } = await admin.query<{ id: string }>("select id from catalog.variants where sku = 'PLATE'")
  const guest = new Guest(url)
  await guest.add(rows[0]?.id ?? '')
  const { body } = await guest.call('POST', '/checkout/orders', { email: 'bruno@example.com', shippingAddress: BRUNO_ADDRESS })
  return `${body.orderId}-1`
}

const median = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

test(`after ${CYCLES} cycles Plaza needs as much memory as after the first`, { timeout: 600_000 + CYCLES * 20_000 }, async () => {
  const resident: number[] = []
  for (let cycle = 0; cycle < CYCLES; cycle += 1) {
    // The cycles are about memory; what one address may do in a day is tested elsewhere.
    await admin.query('delete from platform.rate_limits')
    await admin.query('delete from platform.uploads')
    await runCycle(soak, cycle)
    resident.push((await plaza.ask<number>('residentBytes')) / MEGABYTE)
  }
  expect(resident).toHaveLength(CYCLES)
  if (CYCLES < SETTLED + 3 * PLATEAU) return
  const [first, last] = [resident.slice(SETTLED, SETTLED + PLATEAU), resident.slice(-PLATEAU)].map(median)
  expect(last, `MB after each cycle: ${resident.map(Math.round).join(' ')}`).toBeLessThanOrEqual((first ?? 0) * TOLERANCE)
})
