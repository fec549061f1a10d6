import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findViolations } from '#app/server/invariants.ts'
import { transactAsSystem } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { setAvailable } from '#test/plaza/set-available.sql.ts'
import { allocate, extendHold, holdStock, loadStock, releaseAllocated, releaseHold } from './index.ts'
import { releaseExpiredHolds } from './jobs.ts'

const TEN_MINUTES = 600_000

let plaza: TestPlaza
/** Ten units are on hand. */
let mug: string
let plate: string

beforeAll(async () => {
  plaza = await openTestPlaza()
  mug = await plaza.variant('MUG-SAGE')
  plate = await plaza.variant('PLATE')
})
afterAll(() => plaza.close())
beforeEach(async () => {
  for (const who of ['amira', 'bruno', 'chen']) await transactAsSystem(plaza.services, (tx) => releaseHold(tx, who))
  expect(await plaza.available('MUG-SAGE')).toBe(10)
})

const hold = (owner: string, quantity: number, variantId = mug) =>
  transactAsSystem(plaza.services, async (tx) => {
    const lines = [{ variantId, quantity }]
    const { shortages } = await holdStock(tx, { owner, lines, expiresAt: new Date(tx.now.getTime() + TEN_MINUTES) })
    if (shortages.length > 0) throw new Error(`left ${shortages[0]?.left}`)
  })
const seenBy = async (owner: string | null) => (await loadStock(plaza.services.db, [mug], owner)).get(mug)?.available

test('S4: units Bruno holds are unavailable to Chen and available to Bruno', async () => {
  await hold('bruno', 8)
  expect([await seenBy('chen'), await seenBy('bruno'), await seenBy(null)]).toEqual([2, 10, 2])
  await expect(hold('chen', 3)).rejects.toThrow('left 2')
  await hold('chen', 2)
  await expect(hold('bruno', 9)).rejects.toThrow('left 8')
  expect(await findViolations(plaza.pool)).toEqual([])
})

test('S4: a hold expires after ten minutes, also if no job has run', async () => {
  await hold('bruno', 10)
  plaza.moveClock(TEN_MINUTES + 1000)
  await hold('chen', 10)
  expect([await seenBy('chen'), await seenBy('bruno')]).toEqual([10, 0])
  plaza.moveClock(TEN_MINUTES + 1000)
  await releaseExpiredHolds.run(plaza.services, {})
  expect(await seenBy(null)).toBe(10)
})

test('S4: an extended hold stays', async () => {
  await hold('bruno', 10)
  plaza.moveClock(TEN_MINUTES - 1000)
  await transactAsSystem(plaza.services, (tx) => extendHold(tx, 'bruno', new Date(tx.now.getTime() + TEN_MINUTES)))
  plaza.moveClock(TEN_MINUTES - 1000)
  await releaseExpiredHolds.run(plaza.services, {})
  await expect(hold('chen', 1)).rejects.toThrow('left 0')
})

test('S4: expired holds, also the buyer’s own, are released once', async () => {
  await hold('bruno', 4)
  await hold('chen', 6)
  plaza.moveClock(TEN_MINUTES + 1000)
  await hold('bruno', 5)
  expect([await seenBy('bruno'), await seenBy(null)]).toEqual([10, 5])
  expect(await findViolations(plaza.pool)).toEqual([])

  await hold('chen', 5)
  plaza.moveClock(TEN_MINUTES + 1000)
  await transactAsSystem(plaza.services, async (tx) => {
    expect(await allocate(tx, [{ variantId: mug, quantity: 6 }], { type: 'count', id: 'cnt_x' }, 'bruno')).toEqual([])
  })
  expect(await seenBy(null)).toBe(4)
  expect(await findViolations(plaza.pool)).toEqual([])
  await transactAsSystem(plaza.services, (tx) => releaseAllocated(tx, [{ variantId: mug, quantity: 6 }], { type: 'count', id: 'cnt_x' }))
})

test('holding again replaces the hold: with more, with less, or with other variants', async () => {
  await hold('bruno', 4)
  await hold('bruno', 6)
  await hold('bruno', 3)
  expect(await seenBy(null)).toBe(7)
  await hold('bruno', 1, plate)
  expect(await seenBy(null)).toBe(10)
})

test('S2: two lines with the same variant are held together or not at all', async () => {
  const { shortages } = await transactAsSystem(plaza.services, (tx) =>
    holdStock(tx, {
      owner: 'bruno',
      expiresAt: tx.now,
      lines: [
        { variantId: mug, quantity: 6 },
        { variantId: mug, quantity: 6 },
      ],
    }),
  )
  expect(shortages).toEqual([{ variantId: mug, wanted: 12, left: 10 }])
})

describe('one person’s share', () => {
  const CHEN_HOME = 'chen’s address'
  /** Units that `owner` holds afterwards, of `quantity` that they want. */
  const held = async (owner: string, quantity: number, { client = CHEN_HOME, mayHold = true } = {}) => {
    const { shortages, complete } = await transactAsSystem(plaza.services, (tx) =>
      holdStock(tx, {
        owner,
        client,
        mayHold,
        lines: [{ variantId: mug, quantity }],
        expiresAt: new Date(tx.now.getTime() + TEN_MINUTES),
      }),
    )
    const [row] = await plaza.rows<{ quantity: number }>('select quantity from inventory.holds where owner = $1', [owner])
    return { units: row?.quantity ?? 0, complete, shortages }
  }
  const setOnHand = async (units: number) => {
    await setAvailable(plaza.rows, mug, units)
  }
  const owners = () => Array.from({ length: 6 }, () => newId('gst'))
  const release = async (all: readonly string[]) => {
    for (const owner of all) await transactAsSystem(plaza.services, (tx) => releaseHold(tx, owner))
  }

  test('six checkouts at one address hold half of 5,000 units together, and others can buy the rest', async () => {
    await setOnHand(5000)
    const six = owners()
    const outcomes = []
    for (const owner of six) outcomes.push(await held(owner, 834))
    expect(outcomes.map(({ units }) => units)).toEqual([834, 834, 832, 0, 0, 0])
    expect(outcomes.map(({ complete }) => complete)).toEqual([true, true, false, false, false, false])
    expect(outcomes.flatMap(({ shortages }) => shortages)).toEqual([])
    expect(await seenBy('dalia')).toBe(2500)
    expect((await held('dalia', 2000, { client: 'dalia’s address' })).complete).toBe(true)
    await release([...six, 'dalia'])
    await setOnHand(10)
  })

  test('the last three units are held in full', async () => {
    await setOnHand(3)
    expect(await held('chen', 3)).toEqual({ units: 3, complete: true, shortages: [] })
    await release(['chen'])
    await setOnHand(10)
  })

  test('who wants all of a large stock holds half of it, and buys all when nobody else did', async () => {
    await setOnHand(100)
    expect(await held('chen', 100)).toMatchObject({ units: 50, complete: false })
    expect((await held('chen', 101)).shortages).toEqual([{ variantId: mug, wanted: 101, left: 100 }])
    expect((await held('dalia', 50, { client: 'dalia’s address' })).units).toBe(50)
    await release(['dalia'])
    const reference = { type: 'count', id: newId('ord') }
    const lines = [{ variantId: mug, quantity: 100 }]
    expect(await transactAsSystem(plaza.services, (tx) => allocate(tx, lines, reference, 'chen'))).toEqual([])
    expect(await seenBy(null)).toBe(0)
    await transactAsSystem(plaza.services, (tx) => releaseAllocated(tx, lines, reference))
    await setOnHand(10)
  })

  test('a checkout that may not hold only needs the units to be there, and a hold that ended does not count', async () => {
    expect(await held('chen', 4, { mayHold: false })).toEqual({ units: 0, complete: false, shortages: [] })
    expect((await held('chen', 11, { mayHold: false })).shortages).toHaveLength(1)
    await held('chen', 10)
    plaza.moveClock(TEN_MINUTES + 1000)
    expect((await held('dalia', 10)).units).toBe(10)
    await release(['chen', 'dalia'])
  })
})

test('of twenty people who hold three of ten units at once, three succeed', async () => {
  const owners = Array.from({ length: 20 }, () => newId('gst'))
  const outcomes = await Promise.allSettled(owners.map((owner) => hold(owner, 3)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  expect(await findViolations(plaza.pool)).toEqual([])
  await Promise.all(owners.map((owner) => transactAsSystem(plaza.services, (tx) => releaseHold(tx, owner))))
})

test('holding and releasing publish the new availability; turning a hold into an order publishes nothing', async () => {
  const order = newId('ord')
  await hold('bruno', 2)
  const refused = await transactAsSystem(plaza.services, (tx) =>
    allocate(tx, [{ variantId: mug, quantity: 2 }], { type: 'count', id: order }, 'bruno'),
  )
  expect(refused).toEqual([])
  expect(await seenBy('bruno')).toBe(8)
  const events = await plaza.rows<{ payload: { before: number; after: number } }>(
    `select payload from platform.events where type = 'inventory.stockChanged' and payload ->> 'variantId' = $1 order by position desc limit 1`,
    [mug],
  )
  expect(events.map(({ payload: { before, after } }) => [before, after])).toEqual([[10, 8]])
  expect(await plaza.rows('select 1 from inventory.holds where owner = $1', ['bruno'])).toEqual([])
  expect(await findViolations(plaza.pool)).toEqual([])
})
