import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { breaches } from '#app/server/invariants.ts'
import { transactAs } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { allocate, extendHold, holdStock, releaseAllocated, releaseHold, stockOf } from './index.ts'
import { releaseExpiredHolds } from './jobs.ts'

const TEN_MINUTES = 600_000

let plaza: TestPlaza
/** Ten are on hand. */
let mug: string
let plate: string

beforeAll(async () => {
  plaza = await openTestPlaza()
  mug = await plaza.variant('MUG-SAGE')
  plate = await plaza.variant('PLATE')
})
afterAll(() => plaza.close())
beforeEach(async () => {
  for (const who of ['amira', 'bruno', 'chen']) await transactAs(plaza.kernel, (tx) => releaseHold(tx, who))
  expect(await plaza.available('MUG-SAGE')).toBe(10)
})

const hold = (owner: string, quantity: number, variantId = mug) =>
  transactAs(plaza.kernel, async (tx) => {
    const lines = [{ variantId, quantity }]
    const shortages = await holdStock(tx, { owner, lines, expiresAt: new Date(tx.now.getTime() + TEN_MINUTES) })
    if (shortages.length > 0) throw new Error(`left ${shortages[0]?.left}`)
  })
const seenBy = async (owner: string | null) => (await stockOf(plaza.kernel.db, [mug], owner)).get(mug)?.available

test('S4: what Bruno holds is gone for Chen and there for Bruno', async () => {
  await hold('bruno', 8)
  expect([await seenBy('chen'), await seenBy('bruno'), await seenBy(null)]).toEqual([2, 10, 2])
  await expect(hold('chen', 3)).rejects.toThrow('left 2')
  await hold('chen', 2)
  await expect(hold('bruno', 9)).rejects.toThrow('left 8')
  expect(await breaches(plaza.pool)).toEqual([])
})

test('S4: after ten minutes and a second without him it is there again, also where no job was in time', async () => {
  await hold('bruno', 10)
  plaza.moveClock(TEN_MINUTES + 1000)
  await hold('chen', 10)
  expect([await seenBy('chen'), await seenBy('bruno')]).toEqual([10, 0])
  plaza.moveClock(TEN_MINUTES + 1000)
  await releaseExpiredHolds.run(plaza.kernel, {})
  expect(await seenBy(null)).toBe(10)
})

test('S4: who is still there keeps it', async () => {
  await hold('bruno', 10)
  plaza.moveClock(TEN_MINUTES - 1000)
  await transactAs(plaza.kernel, (tx) => extendHold(tx, 'bruno', new Date(tx.now.getTime() + TEN_MINUTES)))
  plaza.moveClock(TEN_MINUTES - 1000)
  await releaseExpiredHolds.run(plaza.kernel, {})
  await expect(hold('chen', 1)).rejects.toThrow('left 0')
})

test('S4: what ran out for both, Bruno himself among them, is let go of once', async () => {
  await hold('bruno', 4)
  await hold('chen', 6)
  plaza.moveClock(TEN_MINUTES + 1000)
  await hold('bruno', 5)
  expect([await seenBy('bruno'), await seenBy(null)]).toEqual([10, 5])
  expect(await breaches(plaza.pool)).toEqual([])

  await hold('chen', 5)
  plaza.moveClock(TEN_MINUTES + 1000)
  await transactAs(plaza.kernel, async (tx) => {
    expect(await allocate(tx, [{ variantId: mug, quantity: 6 }], { type: 'count', id: 'cnt_x' }, 'bruno')).toEqual([])
  })
  expect(await seenBy(null)).toBe(4)
  expect(await breaches(plaza.pool)).toEqual([])
  await transactAs(plaza.kernel, (tx) => releaseAllocated(tx, [{ variantId: mug, quantity: 6 }], { type: 'count', id: 'cnt_x' }))
})

test('held again it is held once, with more, with less, and with something else instead', async () => {
  await hold('bruno', 4)
  await hold('bruno', 6)
  await hold('bruno', 3)
  expect(await seenBy(null)).toBe(7)
  await hold('bruno', 1, plate)
  expect(await seenBy(null)).toBe(10)
})

test('S2: two lines of one variant are held together or not at all', async () => {
  const shortages = await transactAs(plaza.kernel, (tx) =>
    holdStock(tx, {
      ...{ owner: 'bruno', expiresAt: tx.now },
      lines: [
        { variantId: mug, quantity: 6 },
        { variantId: mug, quantity: 6 },
      ],
    }),
  )
  expect(shortages).toEqual([{ variantId: mug, wanted: 12, left: 10 }])
})

test('twenty people who want to hold three of ten at once: three of them do', async () => {
  const owners = Array.from({ length: 20 }, () => newId('gst'))
  const outcomes = await Promise.allSettled(owners.map((owner) => hold(owner, 3)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  expect(await breaches(plaza.pool)).toEqual([])
  await Promise.all(owners.map((owner) => transactAs(plaza.kernel, (tx) => releaseHold(tx, owner))))
})

test('holding and letting go say what can be sold now; turning a hold into an order says nothing new', async () => {
  const order = newId('ord')
  await hold('bruno', 2)
  const refused = await transactAs(plaza.kernel, (tx) =>
    allocate(tx, [{ variantId: mug, quantity: 2 }], { type: 'count', id: order }, 'bruno'),
  )
  expect(refused).toEqual([])
  expect(await seenBy('bruno')).toBe(8)
  const facts = await plaza.rows<{ payload: { before: number; after: number } }>(
    `select payload from platform.facts where type = 'inventory.stockChanged' and payload ->> 'variantId' = $1 order by position desc limit 1`,
    [mug],
  )
  expect(facts.map(({ payload: { before, after } }) => [before, after])).toEqual([[10, 8]])
  expect(await plaza.rows('select 1 from inventory.holds where owner = $1', ['bruno'])).toEqual([])
  expect(await breaches(plaza.pool)).toEqual([])
})
