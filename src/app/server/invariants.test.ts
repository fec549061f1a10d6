import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { markCollected, paymentsOf } from '#domains/payments/server/index.ts'
import { formatMetrics } from '#platform/server/health.ts'
import { toCrontab } from '#platform/server/jobs.ts'
import { transactAsSystem } from '#platform/server/transact.ts'
import { asSuperuser } from '#test/cluster/test-database.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { loadViolations, type PlantedViolation } from '#test/plaza/planted-violation.ts'
import { checkInvariants } from './check-invariants.ts'
import { findViolations, readInvariants } from './invariants.ts'
import { tasks } from './wiring.ts'

let plaza: TestPlaza
let orderId: string

beforeAll(async () => {
  plaza = await openTestPlaza()
  const bruno = plaza.guest()
  await bruno.add(await plaza.variant('MUG-SAGE'), 2)
  await bruno.add(await plaza.variant('CABLE'), 1)
  orderId = (await bruno.placeOrder({ payment: 'transfer' })).body.orderId
  await transactAsSystem(plaza.services, async (tx) => {
    for (const { id } of await paymentsOf(tx.db, { type: 'order', id: orderId })) await markCollected(tx, { paymentId: id })
  })
  await plaza.settle()
})
afterAll(() => plaza.close())

test('a Plaza with an order has no violations', async () => {
  expect(readInvariants().length).toBeGreaterThanOrEqual(10)
  expect(await findViolations(plaza.pool)).toEqual([])
})

/** Statements that violate each invariant, and the statement that repairs it. */
const PLANTED = await loadViolations()

async function plant({ bySuperuser, ...planted }: PlantedViolation, what: 'breaks' | 'mends'): Promise<void> {
  const client = new pg.Client({ connectionString: bySuperuser ? asSuperuser(plaza.databaseUrl) : plaza.databaseUrl })
  await client.connect()
  try {
    await client.query(planted[what].replaceAll('$1', orderId))
  } finally {
    await client.end()
  }
}

test.each(PLANTED)('a violation of «$name» is found', async (planted) => {
  await plant(planted, 'breaks')
  const found = await findViolations(plaza.pool)
  await plant(planted, 'mends')
  expect(found.map(({ invariant }) => invariant)).toContain(planted.name)
  expect(await findViolations(plaza.pool)).toEqual([])
})

test('every invariant has a planted violation', () => {
  expect(PLANTED.map(({ name }) => name).sort()).toEqual(
    readInvariants()
      .map(({ name }) => name)
      .sort(),
  )
})

test('stock moves cannot be updated or deleted', async () => {
  await expect(plaza.pool.query('update inventory.moves set quantity = 1')).rejects.toThrow('never changed')
  await expect(plaza.pool.query('delete from inventory.moves')).rejects.toThrow('never changed')
})

/** One invariant of each kind: ledger, totals, commission, stock, counters. */
const SAMPLED_INVARIANTS = [
  'ledger postings sum to zero per transaction and currency',
  'order total = lines + shipping + tax - discounts',
  'commission follows the rule in force at the sale',
  'stock is never oversold',
  'stored counters match their rows',
]

describe('the hourly check', () => {
  const logged: unknown[] = []

  async function look() {
    const omar = await plaza.member('omar')
    const log = { ...plaza.services.log, error: (said: unknown) => void logged.push(said) }
    plaza.moveClock(3600_000)
    await checkInvariants.run({ ...plaza.services, log: log as typeof plaza.services.log }, {})
    return (await omar.call('accounts.admin.checks.get')).body
  }
  const unresolved = (violations: { invariant: string; resolvedAt: string | null; firstSeenAt: string }[]) =>
    violations.filter(({ resolvedAt }) => resolvedAt === null)

  test('finds nothing in valid data, lists the invariants it checked, and runs hourly', async () => {
    const { names, violations } = await look()
    expect(names).toEqual(readInvariants().map(({ name }) => name))
    expect(unresolved(violations)).toEqual([])
    expect(await formatMetrics(plaza.pool, {})).toContain('plaza_invariants_broken 0\n')
    expect(toCrontab(tasks)).toContain('41 * * * * app:checkInvariants')
  })

  test.each(SAMPLED_INVARIANTS)('logs, counts and shows a violation of «%s», and when it was resolved', async (name) => {
    const planted = PLANTED.find((one) => one.name === name)
    if (!planted) throw new Error(`no planted violation of «${name}»`)
    await plant(planted, 'breaks')
    const [violation] = unresolved((await look()).violations).filter(({ invariant }) => invariant === name)
    expect(logged).toContainEqual(expect.objectContaining({ violation: expect.objectContaining({ invariant: name }) }))
    expect(await formatMetrics(plaza.pool, {})).toMatch(/^plaza_invariants_broken [1-9]/m)
    const again = unresolved((await look()).violations).find(({ invariant }) => invariant === name)
    expect(again?.firstSeenAt).toBe(violation?.firstSeenAt)

    await plant(planted, 'mends')
    const mended = await look()
    expect(unresolved(mended.violations)).toEqual([])
    expect(mended.violations.find(({ invariant }: { invariant: string }) => invariant === name).resolvedAt).toBe(mended.checkedAt)
    expect(await formatMetrics(plaza.pool, {})).toContain('plaza_invariants_broken 0\n')
  })
})
