/** Platform settings: their defaults, who may change them, what a change affects, and what stays as it was. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ratesChanged } from '#events/finance.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { receive } from '#test/plaza/purchase.ts'
import { DAY_MS, openSalesFlow, type SalesFlow } from '#test/plaza/sales-flow.ts'
import { openDisplayRate } from './display-rate.ts'
import { staleTagsFor } from './wiring.ts'

let plaza: TestPlaza
let till: SalesFlow
let omar: Member
let bruno: Member

beforeAll(async () => {
  plaza = await openTestPlaza()
  till = await openSalesFlow(plaza)
  omar = till.omar
  bruno = await plaza.member('bruno')
})
afterAll(() => plaza.close())

/** Each group: its default (spec §9, docs/tour.md), a change, and invalid input with the field that is wrong. */
const GROUPS = [
  {
    name: 'cart.settings',
    first: { freeShippingOverMinor: 5000, shippingMinor: 1000, taxPercent: 8 },
    change: { taxPercent: 8.25 },
    bad: [
      ['taxPercent', -1],
      ['taxPercent', 100.01],
      ['taxPercent', 8.255],
      ['shippingMinor', 0.5],
      ['freeShippingOverMinor', -1],
    ],
  },
  {
    name: 'orders.settings',
    // Tests switch the confirmation off (test/plaza/open.ts).
    first: {
      returnWindowDays: 14,
      proposalAnswerDays: 3,
      cancelWindowHours: null,
      reviewInvitationDays: 5,
      confirmAboveMinor: null,
      confirmPendingOrders: 3,
      confirmHours: 24,
    },
    change: { returnWindowDays: 21 },
    bad: [
      ['returnWindowDays', 366],
      ['cancelWindowHours', -1],
      ['reviewInvitationDays', 1.5],
    ],
  },
  {
    name: 'reviews.settings',
    first: { mode: 'review' },
    change: { mode: 'automatic' },
    bad: [['mode', 'never']],
  },
  {
    name: 'reports.admin.filter',
    first: {
      wholeWords: '',
      wordParts: '',
      wordsAction: 'hold',
      blockedSites: '',
      sitesAction: 'refuse',
      newAccountDays: 3,
      newAccountLinks: 2,
      linksAction: 'hold',
    },
    change: { wholeWords: 'idiot', linksAction: 'refuse' },
    bad: [
      ['wordsAction', 'never'],
      ['newAccountLinks', 21],
    ],
  },
  {
    name: 'vendors.admin.settings',
    first: { approval: 'automatic' },
    change: { approval: 'review' },
    bad: [['approval', 'perhaps']],
  },
  {
    name: 'finance.admin.rates',
    first: { sarPerUsd: 3.75 },
    change: { sarPerUsd: 3.8012 },
    bad: [
      ['sarPerUsd', 0],
      ['sarPerUsd', 1001],
      ['sarPerUsd', 3.12345],
    ],
  },
  {
    name: 'finance.admin.settings',
    first: { minPayoutMinor: 1000, secondApprovalOverMinor: 100_000 },
    change: { minPayoutMinor: 2000 },
    bad: [
      ['minPayoutMinor', 0],
      ['secondApprovalOverMinor', -1],
    ],
  },
] as const

const get = (name: string, by = omar) => by.call(`${name}.get`)
const update = (name: string, input: object, by = omar) => by.call(`${name}.update`, input)

async function set(name: string, change: object): Promise<void> {
  expect((await update(name, { ...(await get(name)).body, ...change })).status).toBe(200)
  await plaza.settle()
}

describe.each(GROUPS)('$name', ({ name, first, change, bad }) => {
  test('has the specified default, accepts one of two concurrent changes, and is audited', async () => {
    const before = (await get(name)).body
    expect(before).toEqual({ ...first, version: 1 })
    const both = await Promise.all([update(name, { ...before, ...change }), update(name, { ...before, ...change })])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'STALE', data: { current: { ...change, version: 2 } } })
    expect((await get(name)).body).toEqual({ ...first, ...change, version: 2 })
    const { entries } = (await omar.call('accounts.admin.audit.list', { limit: 5 })).body
    expect(entries[0].action).toMatch(/(ettings|rates|filter)Changed$/)
    expect((await update(name, { ...before, version: 2 })).body).toEqual({ ...first, version: 3 })
  })

  test('invalid input names its field and changes nothing', async () => {
    const before = (await get(name)).body
    for (const [field, value] of bad) {
      const { status, body } = await update(name, { ...before, [field]: value })
      expect([field, value, status, body.code]).toEqual([field, value, 400, 'INVALID_INPUT'])
      expect(JSON.stringify(body.data)).toContain(field)
    }
    expect((await get(name)).body).toEqual(before)
  })

  test('only administrators read and change it', async () => {
    const before = (await get(name)).body
    expect((await get(name, bruno)).status).toBe(404)
    expect((await update(name, before, bruno)).status).toBe(404)
    expect((await get(name, plaza.browser())).status).toBe(404)
  })
})

describe('shipping and tax', () => {
  test('a cart and a product page use new settings at once, and an order keeps those of its sale', async () => {
    const guest = plaza.guest()
    await guest.add(await plaza.variant('MUG-SAGE'), 1)
    const before = (await guest.cart()).body.totals
    const { orderId } = (await guest.placeOrder()).body
    const order = (await guest.get(`/orders/${orderId}`)).body
    await guest.add(await plaza.variant('MUG-SAGE'), 1)

    await set('cart.settings', { shippingMinor: 700, freeShippingOverMinor: 90_00, taxPercent: 10 })
    const after = (await guest.cart()).body.totals
    const tax = Math.round(before.subtotal.amountMinor / 10)
    expect(after.shipping.amountMinor).toBe(700)
    expect(after.tax.amountMinor).toBe(tax)
    expect(after.total.amountMinor).toBe(before.subtotal.amountMinor + 700 + tax)
    expect(after.toFreeShipping.amountMinor).toBe(90_01 - before.subtotal.amountMinor)
    const page = (await guest.get(`/marketplace/listings/${await plaza.product('MUG-SAGE')}`)).body
    expect(page.delivery.shared).toEqual({ freeOver: { amountMinor: 90_00, currency: 'USD' }, fee: { amountMinor: 700, currency: 'USD' } })
    expect((await guest.get(`/orders/${orderId}`)).body).toEqual(order)

    await set('cart.settings', { shippingMinor: 1000, freeShippingOverMinor: 5000, taxPercent: 8 })
    expect((await guest.cart()).body.totals).toEqual(before)
  })

  test('a shopper who saw another total buys nothing and is shown the new total', async () => {
    const guest = plaza.guest()
    await guest.add(await plaza.variant('PLATE'), 1)
    const { total } = (await guest.cart()).body.totals
    await set('cart.settings', { taxPercent: 9 })
    const late = await guest.placeOrder({ expectedTotalMinor: total.amountMinor })
    expect(late.body.code).toBe('TOTAL_CHANGED')
    await set('cart.settings', { taxPercent: 8 })
  })

  test('cached pages are rendered again', async () => {
    expect(staleTagsFor([['cart.termsChanged', 'settings']])).toBeNull()
    expect(staleTagsFor([[ratesChanged.type, 'settings']])).toBeNull()
    expect(staleTagsFor([['cart.somethingElse', 'settings']])).toEqual([])
  })
})

test('documents show prices at the new rate at once', async () => {
  const rate = openDisplayRate(plaza.services)
  expect(await rate.now()).toBe(3.75)
  await set('finance.admin.rates', { sarPerUsd: 3.6405 })
  rate.forget()
  expect(await rate.now()).toBe(3.6405)
  await set('finance.admin.rates', { sarPerUsd: 3.75 })
})

describe('order windows', () => {
  test('a shopper cancels within the window of the order; the vendor until it is shipped', async () => {
    await set('orders.settings', { cancelWindowHours: 2 })
    const inTime = await till.buy({ PLATE: 1 })
    const late = await till.buy({ PLATE: 1 })
    await set('orders.settings', { cancelWindowHours: null })
    const unlimited = await till.buy({ PLATE: 1 })
    const cancel = ({ guest, order }: typeof late) => guest.call('POST', `/orders/${order.id}/cancellations`, { number: `${order.id}-1` })

    expect((await cancel(inTime)).body.status).toBe('Cancelled')
    await till.wait(2 * 3600_000 + 1000)
    expect((await late.guest.get(`/orders/${late.order.id}`)).body.parts[0].lines[0].cancellable).toBe(0)
    expect((await cancel(late)).body).toMatchObject({ code: 'NOT_CANCELLABLE', data: { lines: [{ position: 0, left: 0 }] } })
    expect((await cancel(unlimited)).body.status).toBe('Cancelled')
    const byVendor = await till.amira.call('orders.vendor.cancel', { number: `${late.order.id}-1` }, { workspace: till.darAmira })
    expect(byVendor.body.status).toBe('Cancelled')
  })

  test('an order can be returned within the window of its sale, and its earnings are held as long', async () => {
    const old = await till.buy({ PLATE: 1 })
    await set('orders.settings', { returnWindowDays: 2 })
    const young = await till.buy({ PLATE: 1 })
    for (const { order } of [old, young]) await till.deliver(order)
    const until = async ({ guest, order }: typeof old) =>
      Date.parse((await guest.get(`/orders/${order.id}`)).body.parts[0].returnableUntil) - plaza.services.now().getTime()
    expect(Math.round((await until(old)) / DAY_MS)).toBe(14)
    expect(Math.round((await until(young)) / DAY_MS)).toBe(2)
    const waits = async ({ order }: typeof old) =>
      Date.parse((await till.ask('earnings.get', { part: `${order.id}-1` })).body.availableOn) - plaza.services.now().getTime()
    expect(Math.round((await waits(old)) / DAY_MS)).toBe(14)
    expect(Math.round((await waits(young)) / DAY_MS)).toBe(2)
    await set('orders.settings', { returnWindowDays: 14 })
  })
})

test('reviews are published at once when approval is off, and pending ones stay pending', async () => {
  const chen = await plaza.member('chen')
  for (const member of [bruno, chen]) await receive(plaza, member, 'PLATE')
  const productId = await plaza.product('PLATE')
  const words = { productId, rating: 4, title: 'A plate', text: 'Flat, round, and it does not break.', photos: [] }
  const summary = async () => (await plaza.guest().get(`/products/${productId}/reviews/summary`)).body.count

  const waiting = (await bruno.call('reviews.submit', words)).body
  expect(waiting.status).toBe('pending')
  await set('reviews.settings', { mode: 'automatic' })
  const { body } = await chen.call('reviews.submit', words)
  expect(body.status).toBe('approved')
  expect(await summary()).toBe(1)
  const edited = await chen.call('reviews.update', { ...words, reviewId: body.id, version: body.version, rating: 5 })
  expect(edited.body.status).toBe('approved')
  expect(await summary()).toBe(1)
  await set('reviews.settings', { mode: 'review' })
})
