/** Money that Plaza did not receive is not paid out (product.md, rule 44). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FIXTURE_PASSWORD, fixtureEmail } from '#app/server/fixtures.ts'
import { findViolations } from '#app/server/invariants.ts'
import type { OrderView } from '#domains/orders/contract.ts'
import { BRUNO_ADDRESS } from '#test/plaza/guest.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { DAY_MS, openSalesFlow, type SalesFlow } from '#test/plaza/sales-flow.ts'

let plaza: TestPlaza
let till: SalesFlow

beforeAll(async () => {
  plaza = await openTestPlaza()
  till = await openSalesFlow(plaza)
})
afterAll(async () => {
  expect(await findViolations(plaza.pool)).toEqual([])
  await plaza.close()
})

const available = async (): Promise<number> => (await till.ask('summary')).body.balances[0].available.amountMinor
const request = (amountMinor: number) => till.ask('payouts.request', { amountMinor })
const held = async (): Promise<{ part: string; why: string; payable: { amountMinor: number } }[]> =>
  (await till.omar.call('finance.admin.sales.listHeld')).body.items
const confirm = (part: string | undefined) => till.omar.call('finance.admin.sales.confirm', { part })
const earning = async (order: OrderView) => (await till.ask('earnings.get', { part: order.parts[0]?.number })).body

/** A promotion of the platform that takes half off. */
async function offerHalf(changes: Record<string, unknown> = {}): Promise<{ end: () => Promise<unknown> }> {
  const { status, body } = await till.omar.call('promotions.admin.create', {
    name: { en: 'Opening week', es: '', ar: '' },
    code: null,
    offer: { kind: 'percentage', percent: 50 },
    minimumMinor: 0,
    products: [],
    categories: [],
    vendors: [],
    startsAt: new Date(plaza.services.now().getTime() - 1000).toISOString(),
    endsAt: null,
    maxUses: null,
    maxUsesPerCustomer: null,
    ...changes,
  })
  expect(status, JSON.stringify(body)).toBe(200)
  return { end: () => till.omar.call('promotions.admin.pause', { promotionId: body.id, paused: true }) }
}

/** Empties the vendor's balance. */
async function withdraw(): Promise<void> {
  const { body } = await request(await available())
  expect((await till.omar.call('finance.admin.payouts.process', { id: body.id, reference: 'BANK' })).status).toBe(200)
}

describe('a discount of the platform on an order that is paid to the vendor on delivery', () => {
  test('is left out unless an administrator includes it, and the cart shows the total without it', async () => {
    const { end } = await offerHalf()
    const guest = plaza.guest()
    await guest.add(await plaza.variant('PLATE'), 2)
    const { body: cart } = await guest.cart()
    expect(cart.totals.rows).toContainEqual(expect.objectContaining({ rule: 'promotion', name: 'Opening week', onDelivery: false }))
    const expectedTotalMinor = cart.totals.total.amountMinor
    const refused = await guest.placeOrder({ payment: 'delivery', expectedTotalMinor })
    expect([refused.status, refused.body.code, refused.body.data.totals.discount.amountMinor]).toEqual([409, 'TOTAL_CHANGED', 0])
    const shown = (await guest.get('/cart?payment=delivery')).body.totals
    expect(shown.total).toEqual(refused.body.data.totals.total)
    expect((await guest.placeOrder({ payment: 'delivery', expectedTotalMinor: shown.total.amountMinor })).status).toBe(200)
    await guest.add(await plaza.variant('PLATE'), 2)
    expect((await guest.placeOrder({ payment: 'transfer', expectedTotalMinor })).status).toBe(200)
    await end()
  })

  test('says so for a code, and the order can be placed without it', async () => {
    const { end } = await offerHalf({ code: 'HALF' })
    const guest = plaza.guest()
    await guest.add(await plaza.variant('PLATE'), 2)
    const { body: cart } = await guest.call('POST', '/cart/codes', { code: 'HALF' })
    const { body } = await guest.placeOrder({ payment: 'delivery', expectedTotalMinor: cart.totals.total.amountMinor })
    expect([body.code, body.data.lost]).toEqual([
      'PROMOTION_CHANGED',
      [{ name: 'HALF', code: 'HALF', problem: { problem: 'CODE_NOT_ON_DELIVERY' } }],
    ])
    const shown = (await guest.get('/cart?payment=delivery')).body
    expect(shown.codes).toEqual([{ code: 'HALF', problem: { problem: 'CODE_NOT_ON_DELIVERY' } }])
    expect((await guest.placeOrder({ payment: 'delivery', expectedTotalMinor: shown.totals.total.amountMinor })).status).toBe(200)
    await end()
  })

  test('is not payable before an administrator confirms the sale', async () => {
    const { end } = await offerHalf({ onDelivery: true })
    const { order } = await till.buy({ PLATE: 40 }, 'delivery')
    await end()
    await till.deliver(order)
    const before = await available()
    await till.wait(15 * DAY_MS)
    expect(await available()).toBe(before)
    expect(await earning(order)).toMatchObject({ state: 'collected', heldFor: 'confirmation' })
    // Half of 1,200.00, less 10 percent of it with the tax on the half that was paid.
    const payable = 600_00 - 124_80
    expect((await request(before + payable)).body.code).toBe('BALANCE_TOO_LOW')
    const [sale] = await held()
    expect(sale).toMatchObject({ part: order.parts[0]?.number, why: 'collectedByVendor', payable: { amountMinor: payable } })
    expect((await till.amira.call('finance.admin.sales.confirm', { part: sale?.part })).status).toBe(404)

    const answers = await Promise.all([confirm(sale?.part), confirm(sale?.part), confirm(sale?.part)])
    expect(answers.map(({ status, body }) => [status, body.confirmed])).toEqual(Array(3).fill([200, true]))
    expect(await available()).toBe(before + payable)
    expect(await held()).toEqual([])
    const audited = await plaza.rows(`select 1 from audit.entries where action = 'finance.saleConfirmed'`)
    expect(audited).toHaveLength(1)
  })

  test('does not keep the commission from being due', async () => {
    const { order } = await till.buy({ PLATE: 2 }, 'delivery')
    await till.deliver(order)
    const before = await available()
    await till.wait(15 * DAY_MS)
    expect((await available()) - before).toBe(-6_48)
    expect((await confirm(order.parts[0]?.number)).body.code).toBe('NOT_TO_CONFIRM')
  })
})

describe('a discount of the platform on an order of the vendor’s own people', () => {
  test.each([
    ['the mailbox of a member', { email: 'Amira+shop@example.com', shippingAddress: BRUNO_ADDRESS }],
    ['the address of the business', { email: 'stranger@example.com', shippingAddress: { ...BRUNO_ADDRESS, line1: 'Calle del Horno 7' } }],
  ])('is not payable before an administrator confirms the sale: %s', async (_, buyer) => {
    const legal = { address: { ...BRUNO_ADDRESS, name: 'Dar Amira S.A.', line1: 'calle del horno, 7' }, taxId: '', registrationNumber: '' }
    await plaza.rows(`update vendors.vendors set legal = $1 where slug = 'dar-amira'`, [JSON.stringify(legal)])
    const { end } = await offerHalf()
    const guest = plaza.guest()
    await guest.add(await plaza.variant('PLATE'), 2)
    const { body } = await guest.placeOrder({ payment: 'transfer', ...buyer })
    await end()
    await plaza.settle()
    const order = (await guest.get(`/orders/${body.orderId}`)).body
    await till.pay(order)
    await till.deliver(order)
    const before = await available()
    await till.wait(15 * DAY_MS)
    expect([await available(), (await earning(order)).heldFor]).toEqual([before, 'confirmation'])
    expect(await held()).toMatchObject([{ part: order.parts[0].number, why: 'relatedShopper' }])
    await confirm(order.parts[0].number)
    expect(await available()).toBeGreaterThan(before)
  })
})

describe('a refund after a payout', () => {
  test('the earnings stay while a return is open, and come free when it is refused', async () => {
    const { guest, order } = await till.buy({ PLATE: 2 })
    await till.pay(order)
    await till.deliver(order)
    const part = order.parts[0]
    const lines = [{ position: part?.lines[0]?.position, quantity: 2 }]
    expect((await guest.call('POST', `/orders/${order.id}/returns`, { number: part?.number, lines, reason: 'other' })).status).toBe(200)
    await plaza.settle()
    const before = await available()
    await till.wait(20 * DAY_MS)
    expect([await available(), (await earning(order)).heldFor]).toEqual([before, 'return'])
    const { body } = await till.amira.call('orders.vendor.get', { number: part?.number }, { workspace: till.darAmira })
    const answer = { returnId: body.returns[0].id, answer: 'It was used.' }
    expect((await till.amira.call('orders.vendor.returns.refuse', answer, { workspace: till.darAmira })).status).toBe(200)
    await plaza.settle()
    expect([(await available()) - before, (await earning(order)).state]).toEqual([58_32, 'available'])
  })

  test('by the vendor needs a balance that covers it: of twenty at once, only as many pass', async () => {
    const orders: OrderView[] = []
    for (let count = 0; count < 20; count += 1) {
      const { order } = await till.buy({ PLATE: 2 })
      await till.pay(order)
      await till.deliver(order)
      orders.push(order)
    }
    await till.wait(15 * DAY_MS)
    await withdraw()
    // Covers two refunds of 58.32 each.
    await till.earn({ PLATE: 4 })
    const answers = await Promise.all(
      orders.map(({ parts }) =>
        till.amira.call('orders.vendor.refund', { number: parts[0]?.number, reason: 'A gift' }, { workspace: till.darAmira }),
      ),
    )
    await plaza.settle()
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(new Set(['BALANCE_TOO_LOW']))
    expect(await available()).toBe(0)
  })
})

describe('a completed payout that the bank sends back', () => {
  test('is available to the vendor again, once, with the reason', async () => {
    await till.earn({ PLATE: 2 })
    const amountMinor = await available()
    const { body: payout } = await request(amountMinor)
    const reverse = (id: string) => till.omar.call('finance.admin.payouts.reverse', { id, reason: 'Account closed' })
    expect((await reverse(payout.id)).body).toMatchObject({ code: 'WRONG_STATUS', data: { status: 'pending' } })
    await till.omar.call('finance.admin.payouts.process', { id: payout.id, reference: 'BANK-9' })
    expect(await available()).toBe(0)
    const answers = await Promise.all([reverse(payout.id), reverse(payout.id), reverse(payout.id)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(await available()).toBe(amountMinor)
    const { body } = await till.ask('payouts.get', { id: payout.id })
    expect(body).toMatchObject({ status: 'reversed', reference: 'BANK-9', reason: 'Account closed' })
    expect(body.entries.map(({ type }: { type: string }) => type)).toContain('payoutReversed')
    expect((await request(amountMinor)).status).toBe(200)
  })
})

test('an administrator decides neither about a payout nor about a sale of their own business', async () => {
  await plaza.rows("update accounts.users set role = 'admin' where username = 'chen'")
  await plaza.rows(
    `insert into workspaces.members (workspace_id, user_id, role, permissions, joined_at)
     select $1, id, 'manager', '{}', now() from accounts.users where username = 'chen'`,
    [till.darAmira],
  )
  const admin = await plaza.member('chen')
  const { end } = await offerHalf({ onDelivery: true })
  const { order } = await till.buy({ PLATE: 2 }, 'delivery')
  await end()
  const part = order.parts[0]?.number
  expect((await admin.call('finance.admin.sales.confirm', { part })).body.code).toBe('OWN_BUSINESS')
  expect((await confirm(part)).status).toBe(200)
  await till.earn({ PLATE: 2 })
  const { body: payout } = await request(await available())
  const pay = (by: typeof admin) => by.call('finance.admin.payouts.process', { id: payout.id, reference: 'BANK-10' })
  await admin.logIn(fixtureEmail('chen'), FIXTURE_PASSWORD)
  expect((await pay(admin)).body.code).toBe('OWN_BUSINESS')
  expect((await pay(till.omar)).status).toBe(200)
})
