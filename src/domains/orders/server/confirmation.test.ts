/** Orders that are paid later wait for a confirmation by mail, when nobody proved their address and they are large or many. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findViolations } from '#app/server/invariants.ts'
import { BRUNO_ADDRESS } from '#test/plaza/guest.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'

const HOUR = 3600_000
const MINUTE = 60_000

let plaza: TestPlaza
let amira: Member
let darAmira: string

beforeAll(async () => {
  plaza = await openTestPlaza({ confirmations: true })
  amira = await plaza.member('amira')
  darAmira = await plaza.workspace('Dar Amira')
})
afterAll(() => plaza.close())

const vendor = (operation: string, input: object = {}) => amira.call(`orders.vendor.${operation}`, input, { workspace: darAmira })
const mailsTo = (address: string) => plaza.mailTo(address).map(({ subject }) => subject)

/** Plates cost $30, so ten of them are above the amount. */
async function order({
  plates = 10,
  guest = plaza.guest(),
  ...changes
}: { plates?: number; guest?: ReturnType<TestPlaza['guest']> } & object = {}) {
  await guest.add(await plaza.variant('PLATE'), plates)
  const { status, body } = await guest.placeOrder(changes)
  expect(status, JSON.stringify(body)).toBe(200)
  const orderId: string = body.orderId
  const seen = async () => (await guest.get(`/orders/${orderId}`)).body
  return { guest, orderId, number: `${orderId}-1`, seen }
}

async function open(address = '') {
  const { pathname, search } = new URL(address)
  expect((await plaza.browser().send('GET', pathname + search)).status).toBe(302)
}

test('a large order of a guest is confirmed by the mailed link; until then it cannot be shipped', async () => {
  const { guest, orderId, number, seen } = await order()
  const { confirmUntil, placedAt } = await seen()
  expect(new Date(confirmUntil).getTime() - new Date(placedAt).getTime()).toBe(24 * HOUR)
  await plaza.settle()
  expect(mailsTo(guest.email)).toEqual([`Confirm your order ${orderId}`])
  expect((await vendor('ship', { number })).body.code).toBe('NOT_CONFIRMED')
  expect((await vendor('get', { number })).body).toMatchObject({ confirmUntil, status: 'Pending' })
  expect((await vendor('list')).body.items[0]).toMatchObject({ number, toConfirm: true })
  expect((await vendor('toDo')).body.ship.count).toBe(0)

  await open(plaza.mailTo(guest.email)[0]?.link())
  expect((await seen()).confirmUntil).toBeNull()
  await plaza.settle()
  expect(mailsTo(guest.email)).toEqual([`Confirm your order ${orderId}`, `Your order ${orderId}`])
  expect((await vendor('toDo')).body.ship.count).toBe(1)
  expect((await vendor('ship', { number })).status).toBe(200)
})

test('an order that nobody confirms is cancelled: its stock is free again, and its address gets no further mail', async () => {
  const before = await plaza.available('PLATE')
  const { guest, orderId, seen } = await order()
  await plaza.settle()
  const link = plaza.mailTo(guest.email)[0]?.link()
  expect(await plaza.available('PLATE')).toBe((before ?? 0) - 10)
  plaza.moveClock(24 * HOUR - MINUTE)
  await lapse()
  expect((await seen()).status).toBe('Pending')
  plaza.moveClock(MINUTE)
  await lapse()
  expect(await seen()).toMatchObject({ status: 'Cancelled', confirmUntil: null, payment: { status: 'cancelled' } })
  expect((await seen()).parts[0].history.at(-1)).toMatchObject({ status: 'Cancelled', side: 'system' })
  expect(await plaza.available('PLATE')).toBe(before)
  await open(link)
  await lapse()
  expect((await seen()).status).toBe('Cancelled')
  expect(mailsTo(guest.email)).toEqual([`Confirm your order ${orderId}`])
  expect(await findViolations(plaza.pool)).toEqual([])
})

/** Runs the task that a worker runs every five minutes. */
async function lapse() {
  const { cancelUnconfirmedOrders } = await import('./jobs.ts')
  await cancelUnconfirmedOrders.run(plaza.services, {})
  await plaza.settle()
}

test('small orders need no confirmation, until three of one buyer are pending', async () => {
  const guest = plaza.guest()
  const confirm = []
  for (let index = 0; index < 4; index += 1) confirm.push((await (await order({ plates: 1, guest })).seen()).confirmUntil !== null)
  expect(confirm).toEqual([false, false, false, true])
})

test('one address gets one such mail a minute and five a day, however many order in its name', async () => {
  const email = 'victim@example.com'
  for (let index = 0; index < 8; index += 1) {
    await order({ email } as object)
    await plaza.settle()
    if (index > 2) plaza.moveClock(MINUTE)
  }
  expect(mailsTo(email).length).toBe(5)
  expect(new Set(mailsTo(email).map((subject) => subject.split(' ORD')[0]))).toEqual(new Set(['Confirm your order']))
})

test('a proven account, a card payment and an installation without mail need no confirmation; an unproven account does', async () => {
  const buy = async (member: Member) => {
    await member.call('cart.addLine', { variantId: await plaza.variant('PLATE'), quantity: 10 })
    const { body } = await member.call('checkout.placeOrder', { email: 'somebody@example.com', shippingAddress: BRUNO_ADDRESS })
    return (await member.call('orders.get', { orderId: body.orderId })).body.confirmUntil
  }
  expect(await buy(await plaza.member('chen'))).toBeNull()
  expect(await buy(await plaza.newcomer('nadia'))).not.toBeNull()
  const { mailer } = plaza.services
  plaza.services.mailer = { ...mailer, delivers: false }
  expect((await (await order()).seen()).confirmUntil).toBeNull()
  plaza.services.mailer = mailer
})

test('a transfer that arrived confirms the order', async () => {
  const omar = await plaza.member('omar')
  const { orderId, seen } = await order({ payment: 'transfer' } as object)
  expect((await seen()).confirmUntil).not.toBeNull()
  expect((await omar.call('orders.markPaid', { orderId })).status).toBe(200)
  expect((await seen()).confirmUntil).toBeNull()
})
