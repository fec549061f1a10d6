import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findViolations } from '#app/server/invariants.ts'
import { receiveStock } from '#domains/inventory/server/index.ts'
import { transactAsSystem } from '#platform/server/transact.ts'
import type { Guest, Reply } from '#test/plaza/guest.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { LONG_RUN_OPTIONS, SEQUENCES } from '#test/plaza/sequences.ts'

let plaza: TestPlaza

beforeAll(async () => {
  plaza = await openTestPlaza()
})
afterAll(() => plaza.close())

async function restock(sku: string, quantity: number) {
  const [row] = await plaza.rows<{ id: string; product_id: string; workspace_id: string }>(
    'select id, product_id, workspace_id from catalog.variants where sku = $1',
    [sku],
  )
  if (!row) throw new Error(`no ${sku}`)
  await transactAsSystem(plaza.services, (tx) =>
    receiveStock(tx, { workspaceId: row.workspace_id, productId: row.product_id, variantId: row.id, quantity }),
  )
}

async function guestsWith(count: number, goods: readonly [sku: string, quantity: number][]): Promise<Guest[]> {
  const ids = new Map(await Promise.all(goods.map(async ([sku]) => [sku, await plaza.variant(sku)] as const)))
  return Promise.all(
    Array.from({ length: count }, async () => {
      const guest = plaza.guest()
      for (const [sku, quantity] of goods) await guest.add(ids.get(sku) ?? '', quantity)
      return guest
    }),
  )
}

const codes = (replies: Reply<{ code?: string }>[]) =>
  Map.groupBy(replies, ({ status, body }) => (status === 200 ? 'placed' : (body.code ?? '?')))

test('200 concurrent checkouts for the last 10 units create 10 orders and 190 SOLD_OUT failures, and stock is 0', async () => {
  const guests = await guestsWith(200, [['MUG-SAGE', 1]])
  const replies = codes(await Promise.all(guests.map((guest) => guest.placeOrder())))
  expect(replies.get('placed')).toHaveLength(10)
  expect(replies.get('SOLD_OUT')).toHaveLength(190)
  expect(await plaza.available('MUG-SAGE')).toBe(0)
  expect(await plaza.rows(`select 1 from orders.lines where sku = 'MUG-SAGE'`)).toHaveLength(10)
  expect(await findViolations(plaza.pool)).toEqual([])
})

test('carts with the same items in opposite order do not deadlock', async () => {
  const [there, back] = await Promise.all([
    guestsWith(30, [
      ['PLATE', 1],
      ['CABLE', 1],
    ]),
    guestsWith(30, [
      ['CABLE', 1],
      ['PLATE', 1],
    ]),
  ])
  const replies = codes(await Promise.all([...there, ...back].map((guest) => guest.placeOrder())))
  expect([...replies.keys()]).toEqual(['placed'])
  expect(await findViolations(plaza.pool)).toEqual([])
})

test('with any concurrent carts nothing is oversold and every unit is accounted for', LONG_RUN_OPTIONS, async () => {
  const cart = fc.array(fc.tuple(fc.constantFrom('MUG-IVORY', 'MUG-CLAY', 'LAMP'), fc.integer({ min: 1, max: 4 })), {
    minLength: 1,
    maxLength: 3,
  })
  await fc.assert(
    fc.asyncProperty(fc.array(cart, { minLength: 2, maxLength: 12 }), async (carts) => {
      await restock('MUG-CLAY', 2)
      const guests = (await Promise.all(carts.map((goods) => guestsWith(1, goods)))).flat()
      const replies = codes(await Promise.all(guests.map((guest) => guest.placeOrder())))
      for (const code of replies.keys()) expect(['placed', 'SOLD_OUT', 'CART_EMPTY']).toContain(code)
      expect(await findViolations(plaza.pool)).toEqual([])
    }),
    { numRuns: SEQUENCES },
  )
})
