/** Refunds of sales that shoppers dispute at their bank at the same time: the vendor pays each amount once. Over HTTP. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findViolations } from '#app/server/invariants.ts'
import type { OrderView } from '#domains/orders/contract.ts'
import { type CardDisputes, openCardDisputes } from '#test/plaza/card-disputes.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { openSalesFlow, type SalesFlow } from '#test/plaza/sales-flow.ts'
import { expectAdministrationTilesToAddUp, expectVendorTilesToAddUp } from '#test/plaza/tiles.ts'

let plaza: TestPlaza
let bank: CardDisputes
let till: SalesFlow

beforeAll(async () => {
  plaza = await openTestPlaza()
  till = await openSalesFlow(plaza)
  bank = await openCardDisputes(plaza)
})
afterAll(async () => {
  expect(await findViolations(plaza.pool)).toEqual([])
  await expectAdministrationTilesToAddUp(till.omar, plaza.services.now())
  await bank.close()
  await plaza.close()
})

const amirasPart = ({ parts }: OrderView) => parts.find(({ vendor }) => vendor.slug === 'dar-amira')?.number ?? ''

/** Amira refunds plates that were delivered. */
async function refundPlates(order: OrderView, quantity: number): Promise<{ status: number; body: { code?: string } }> {
  const number = amirasPart(order)
  const inDarAmira = { workspace: till.darAmira }
  const { body } = await till.amira.call('orders.vendor.get', { number }, inDarAmira)
  const lines = [{ position: 0, quantity }]
  const answer = await till.amira.call('orders.vendor.refund', { number, version: body.version, lines, reason: 'Broken.' }, inDarAmira)
  await plaza.settle()
  return answer
}

async function cancel(order: OrderView, guest: Awaited<ReturnType<SalesFlow['buy']>>['guest']): Promise<void> {
  const { status } = await guest.call('POST', `/orders/${order.id}/cancellations`, { number: amirasPart(order) })
  expect(status).toBe(200)
  await plaza.settle()
}

/** Every tile equals the rows it opens. What changed since `before`: */
async function changes(before: Record<string, number> = {}): Promise<Record<string, number>> {
  const now = await expectVendorTilesToAddUp(till.amira, till.darAmira)
  return Object.fromEntries(
    Object.entries(now).flatMap(([tile, amount]) => (amount === before[tile] ? [] : [[tile, amount - (before[tile] ?? 0)]])),
  )
}
const tiles = () => changes()

async function sell(goods: Record<string, number>) {
  const sold = await till.buy(goods)
  await till.pay(sold.order)
  return sold
}

const earned = async (order: OrderView) => (await till.ask('earnings.get', { part: amirasPart(order) })).body
const texts = async () => {
  const { items } = (await till.amira.call('notifications.list', { limit: 100 })).body
  return items.map(({ text }: { text: string }) => text.replace(/[\u2066-\u2069]/g, ''))
}

for (const [decision, ends] of [
  ['won', 'was won; nothing was held any more'],
  ['lost', 'was lost; nothing more went back to the shopper'],
] as const) {
  test(`a disputed order that the shopper cancels costs the vendor its sale once, and the dispute that is ${decision} nothing more`, async () => {
    const before = await tiles()
    const { order, guest } = await sell({ PLATE: 2 })
    const disputed = await bank.dispute(order)
    await bank.report(disputed, 'created', 'needs_response')
    expect(await changes(before)).toEqual({ held: 58_32, earned: 58_32 })
    await cancel(order, guest)
    expect(await changes(before)).toEqual({})
    expect(await earned(order)).toMatchObject({ state: 'returned', net: { amountMinor: 0 } })
    await bank.report(disputed, 'closed', decision)
    expect(await changes(before)).toEqual({})
    expect((await texts())[0]).toBe(`The card dispute for order ${amirasPart(order)} ${ends}`)
  })
}

test('a refund of a paid-out sale is taken from what is held for its dispute; the bank decides about the rest', async () => {
  const before = await tiles()
  const order = await till.earn({ PLATE: 2 })
  const { body } = await till.ask('payouts.request', { amountMinor: (await tiles())['available'] })
  expect(body).toMatchObject({ status: 'pending' })
  const refunded = await till.earn({ PLATE: 2 })
  const disputed = await bank.dispute(refunded)
  await bank.report(disputed, 'created', 'needs_response')
  expect((await tiles())['available']).toBe(0)
  expect((await refundPlates(order, 1)).body.code).toBe('BALANCE_TOO_LOW')
  expect((await refundPlates(refunded, 1)).status).toBe(200)
  expect(await tiles()).toMatchObject({ available: 0, held: 29_16 })

  await bank.report(disputed, 'closed', 'won')
  expect(await changes(before)).toMatchObject({ available: 29_16 - (before['available'] ?? 0), earned: 58_32 + 29_16 })
  expect((await tiles())['held']).toBe(0)
  expect((await texts())[0]).toContain('was won; $29.16 is no longer held')
})

test('of a partly refunded sale a lost dispute takes what is left, whether the refund came before or after the dispute', async () => {
  for (const isDisputedFirst of [true, false]) {
    const before = await tiles()
    const order = await till.earn({ PLATE: 2 })
    const disputed = await bank.dispute(order)
    if (isDisputedFirst) await bank.report(disputed, 'created', 'needs_response')
    expect((await refundPlates(order, 1)).status).toBe(200)
    if (!isDisputedFirst) await bank.report(disputed, 'created', 'needs_response')
    expect(await changes(before)).toEqual({ held: 29_16, earned: 29_16 })
    await bank.report(disputed, 'closed', 'lost')
    expect(await changes(before)).toEqual({})
  }
})

test('a dispute of a part of the payment keeps its hold while the shopper still pays as much, and follows later refunds', async () => {
  const before = await tiles()
  const order = await till.earn({ PLATE: 4 })
  const disputed = await bank.dispute(order, { amountMinor: 64_80 })
  await bank.report(disputed, 'created', 'needs_response')
  expect(await changes(before)).toEqual({ available: 58_32, held: 58_32, earned: 116_64 })
  await refundPlates(order, 2)
  expect(await changes(before)).toEqual({ held: 58_32, earned: 58_32 })
  await refundPlates(order, 1)
  expect(await changes(before)).toEqual({ held: 29_16, earned: 29_16 })
  await bank.report(disputed, 'closed', 'lost')
  expect(await changes(before)).toEqual({})
})

test('of an order of two vendors, a refund lowers the hold of its own vendor only', async () => {
  const house = await plaza.workspace('Plaza House')
  const before = [await tiles(), await expectVendorTilesToAddUp(till.omar, house)] as const
  const { order, guest } = await sell({ PLATE: 2, CABLE: 1 })
  const disputed = await bank.dispute(order)
  await bank.report(disputed, 'created', 'needs_response')
  const held = async () => ((await expectVendorTilesToAddUp(till.omar, house))['held'] ?? 0) - (before[1]['held'] ?? 0)
  const heldOfHouse = await held()
  expect(heldOfHouse).toBeGreaterThan(0)
  await cancel(order, guest)
  expect(await changes(before[0])).toEqual({})
  expect(await held()).toBe(heldOfHouse)
  await bank.report(disputed, 'closed', 'lost')
  expect(await changes(before[0])).toEqual({})
  expect(await expectVendorTilesToAddUp(till.omar, house)).toEqual(before[1])
})
