/** The numbers of the dashboard: who gets which, that they equal their rows, and what they cost. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countStatements } from '#test/plaza/count-statements.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { buy, receive } from '#test/plaza/purchase.ts'

let plaza: TestPlaza
let amira: Member
let workspace: string

beforeAll(async () => {
  plaza = await openTestPlaza()
  amira = await plaza.member('amira')
  workspace = await plaza.workspace('Dar Amira')
  const bruno = await plaza.member('bruno')
  await buy(plaza, bruno, 'MUG-SAGE')
  await bruno.call('marketplace.questions.ask', { productId: await plaza.product('BOWL'), text: 'Is it safe for the oven?' })
  await plaza.rows(`update inventory.stock set reorder_point = 1000 where workspace_id = $1 and on_hand > 5`, [workspace])
})
afterAll(() => plaza.close())

const OWN_AND_ORDERS = [
  'approvals.waiting',
  'notifications.unread',
  'orders.own',
  'orders.returns',
  'orders.sales',
  'orders.toShip',
  'reviews.toWrite',
  'workspaces.invitations',
]

async function numbersOf(who: Member, named: string): Promise<Record<string, number>> {
  const { status, body } = await who.call('workspaces.dashboard', {}, { workspace: named })
  expect(status, JSON.stringify(body)).toBe(200)
  return Object.fromEntries(body.numbers.map(({ key, count }: { key: string; count: number }) => [key, count]))
}

test('each number equals the rows that it opens', async () => {
  const rows = async (operation: string, input: object) => {
    const { status, body } = await amira.call(operation, { ...input, limit: 20 }, { workspace })
    expect(status, JSON.stringify(body)).toBe(200)
    return (body.items ?? body.reviews).length
  }
  const numbers = await numbersOf(amira, workspace)
  expect(numbers).toMatchObject({
    'orders.own': (await amira.call('orders.list', { group: 'open', limit: 100 })).body.items.length,
    'orders.toShip': await rows('orders.vendor.list', { toDo: 'ship' }),
    'orders.returns': await rows('orders.vendor.list', { toDo: 'returns' }),
    'products.low': await rows('products.list', { stock: 'low' }),
    'reviews.pending': await rows('reviews.vendor.list', { status: 'pending', sort: '-waiting' }),
    'marketplace.questions': 1,
  })
  expect(numbers['orders.toShip']).toBe(1)
  expect(numbers['products.low']).toBeGreaterThan(0)
})

test('a member gets the numbers of their permissions, and their own', async () => {
  const farid = await numbersOf(await plaza.member('farid'), workspace)
  expect(Object.keys(farid).sort()).toEqual(OWN_AND_ORDERS)
  const bruno = await plaza.member('bruno')
  expect((await bruno.call('workspaces.dashboard', {}, { workspace })).status).toBe(404)
  const own = (await bruno.call('workspaces.list')).body.workspaces[0].id
  expect(await numbersOf(bruno, own)).toMatchObject({ 'orders.own': 1, 'orders.toShip': 0 })
})

test('reviews to write and unread notifications equal their rows, and a written review is no longer asked for', async () => {
  const dalia = await plaza.member('dalia')
  const own = (await dalia.call('workspaces.list')).body.workspaces[0].id
  const toWrite = async () => (await dalia.call('reviews.toWrite.list')).body.items.map(({ id }: { id: string }) => id)
  const unread = async () => (await dalia.call('notifications.list', { unread: true, limit: 100 })).body.items.length
  expect(await numbersOf(dalia, own)).toMatchObject({ 'reviews.toWrite': 0 })
  await buy(plaza, dalia, 'PLATE')
  expect(await toWrite()).toEqual([])
  await receive(plaza, dalia, 'MUG-SAGE')
  await receive(plaza, dalia, 'MUG-SAGE')
  await receive(plaza, dalia, 'BOWL')
  const mug = await plaza.product('MUG-SAGE')
  expect((await toWrite()).toSorted()).toEqual([mug, await plaza.product('BOWL')].toSorted())
  expect(await numbersOf(dalia, own)).toMatchObject({ 'reviews.toWrite': 2, 'notifications.unread': await unread() })
  expect(await unread()).toBeGreaterThan(0)
  await dalia.call('reviews.submit', { productId: mug, rating: 5, title: 'Fine', text: 'It is fine.', photos: [] })
  await dalia.call('notifications.readAll', {})
  expect(await numbersOf(dalia, own)).toMatchObject({ 'reviews.toWrite': 1, 'notifications.unread': 0 })
  expect(await toWrite()).toEqual([await plaza.product('BOWL')])
})

test('all numbers take at most twelve statements beside the viewer, with few rows and with many', async () => {
  await receive(plaza, amira, 'LAMP')
  const ask = () => countStatements(plaza, () => amira.call('workspaces.dashboard', {}, { workspace }))
  const viewer = (await countStatements(plaza, () => amira.call('workspaces.get', {}, { workspace }))) - 1
  const few = await ask()
  expect(few - viewer).toBeLessThanOrEqual(12)
  for (const sku of ['BOWL', 'PLATE', 'BOWL']) await buy(plaza, await plaza.member('chen'), sku)
  expect(await ask()).toBe(few)
})
