/** Manual stock adjustments during sales: allocations stay, and every change records its user. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { findViolations } from '#app/server/invariants.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { buy } from '#test/plaza/purchase.ts'
import { runConcurrently } from '#test/plaza/run-concurrently.ts'
import type { VendorProductView } from '../contract.ts'

let plaza: TestPlaza
let amira: Member
let bruno: Member
let workspace = ''
let productId = ''

beforeAll(async () => {
  plaza = await openTestPlaza()
  ;[amira, bruno] = await Promise.all([plaza.member('amira'), plaza.member('bruno')])
  workspace = await plaza.workspace('Dar Amira')
  productId = await plaza.product('BOWL')
})
afterAll(() => plaza.close())
afterEach(async () => expect(await findViolations(plaza.pool)).toEqual([]))

type Stock = { onHand: number; seen: number | null; reorderPoint: number } | null

const view = async (): Promise<VendorProductView> => (await amira.call('products.get', { productId }, { workspace })).body
const bowl = async () => (await view()).variants[0]?.stock ?? null

async function put(stock: Stock) {
  const { id, version, language, texts, category, status, variants } = await view()
  const input = { productId: id, version, language, texts, categorySlug: category.slug, status, images: [] }
  return amira.call('products.update', { ...input, variants: variants.map((variant) => ({ ...variant, stock })) }, { workspace })
}

test('an adjustment is a move with the user’s id', async () => {
  expect((await put({ onHand: 90, seen: 100, reorderPoint: 8 })).status).toBe(200)
  expect(await bowl()).toEqual({ onHand: 90, elsewhere: 0, promised: 0, reorderPoint: 8, lots: 'none' })
  const [move] = await plaza.rows(
    `select m.kind, m.to_place, m.quantity, u.username from inventory.moves m join accounts.users u on u.id = m.actor order by m.id desc limit 1`,
  )
  expect(move).toEqual({ kind: 'adjusted', to_place: 'loss', quantity: 10, username: 'amira' })
})

test('sales since the page was loaded are kept: the difference to the number shown is applied', async () => {
  await buy(plaza, bruno, 'BOWL')
  expect(await bowl()).toEqual({ onHand: 90, elsewhere: 0, promised: 1, reorderPoint: 8, lots: 'none' })
  await put({ onHand: 95, seen: 90, reorderPoint: 8 })
  expect(await plaza.available('BOWL')).toBe(94)
})

test('stock below the allocated units is rejected, and nothing is saved', async () => {
  const before = await view()
  expect((await put({ onHand: 0, seen: 95, reorderPoint: 8 })).body).toMatchObject({
    code: 'STOCK_PROMISED',
    data: { sku: 'BOWL', promised: 1 },
  })
  expect(await view()).toEqual(before)
})

test('an untracked variant can always be sold; tracking it again starts from the new number', async () => {
  await put(null)
  expect(await plaza.available('BOWL')).toBeNull()
  await buy(plaza, bruno, 'BOWL')
  await put({ onHand: 3, seen: null, reorderPoint: 2 })
  expect(await bowl()).toEqual({ onHand: 3, elsewhere: 0, promised: 0, reorderPoint: 2, lots: 'none' })
  const events = await plaza.rows<{ payload: { after: number } }>(
    `select payload from platform.events where type = 'inventory.stockChanged' order by position desc limit 1`,
  )
  expect(events[0]?.payload.after).toBe(3)
})

test('an order for a variant that is no longer tracked can still be shipped and canceled', async () => {
  const first = await buy(plaza, bruno, 'BOWL')
  const second = await buy(plaza, bruno, 'BOWL')
  await put(null)
  const shipped = await amira.call('orders.vendor.ship', { number: `${first}-1` }, { workspace })
  expect(shipped.status, JSON.stringify(shipped.body)).toBe(200)
  expect((await amira.call('orders.vendor.cancel', { number: `${second}-1` }, { workspace })).status).toBe(200)
  await put({ onHand: 100, seen: null, reorderPoint: 2 })
})

test('an adjustment below the reorder point publishes stockLow once', async () => {
  const lows = async () => (await plaza.rows(`select 1 from platform.events where type = 'inventory.stockLow'`)).length
  const before = await lows()
  await put({ onHand: 2, seen: 100, reorderPoint: 2 })
  await put({ onHand: 1, seen: 2, reorderPoint: 2 })
  expect((await lows()) - before).toBe(1)
  await put({ onHand: 50, seen: 1, reorderPoint: 2 })
})

test('six buyers during a stock adjustment never oversell', async () => {
  const variantId = await plaza.variant('BOWL')
  await put({ onHand: 6, seen: 50, reorderPoint: 2 })
  const people = await Promise.all(Array.from({ length: 6 }, (_, index) => plaza.newcomer(`racer${index}`)))
  const outcomes = await runConcurrently(plaza, 'select 1 from inventory.stock where variant_id = $1', variantId, [
    ...people.map(
      (person) => () =>
        buy(plaza, person, 'BOWL').then(
          () => 'bought',
          () => 'short',
        ),
    ),
    () => put({ onHand: 3, seen: 6, reorderPoint: 2 }).then(({ status }) => (status === 200 ? 'counted' : 'refused')),
  ])
  const bought = outcomes.filter((outcome) => outcome === 'bought').length
  const stock = await bowl()
  expect(stock?.promised).toBe(bought)
  expect(outcomes.includes('counted') ? stock?.onHand : 6).toBe(outcomes.includes('counted') ? 3 : 6)
  expect(bought).toBeLessThanOrEqual(stock?.onHand ?? 0)
})

test('a user’s data export contains their stock adjustments', async () => {
  const [user] = await plaza.rows<{ id: string }>(`select id from accounts.users where username = 'amira'`)
  const known = plaza.services.resources.personalData.find(({ type }) => type === 'stockAdjustment')
  const rows = (await known?.personalData.export(plaza.services.db, user?.id ?? '')) as { onHandDelta: number }[]
  expect(rows[0]).toMatchObject({ onHandDelta: -10 })
})
