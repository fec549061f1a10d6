/** Amira's parcels cost by weight and destination. A mug weighs 400 g; her plate has no weight and counts the method's 600 g. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BRUNO_ADDRESS } from '#test/plaza/guest.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'

let plaza: TestPlaza
let amira: Member
let workspace: string
let parcel: string

const tiers = (...steps: [upTo: number, priceMinor: number][]) => steps.map(([upTo, priceMinor]) => ({ upTo, priceMinor }))
const ZONE = { regions: [], postalCodes: [], by: 'weight' }
const METHOD = {
  kind: 'delivery',
  name: { en: 'Parcel', es: '', ar: '' },
  priceMinor: 0,
  freeOverMinor: 500_00,
  minDays: 2,
  maxDays: 4,
  countries: null,
  defaultWeightGrams: 600,
  zones: [
    { ...ZONE, name: 'Germany', countries: ['DE'], tiers: tiers([1000, 5_00], [3000, 7_50]) },
    { ...ZONE, name: 'Berlin', countries: ['DE'], postalCodes: ['10000-14999'], tiers: tiers([3000, 4_00]) },
    { ...ZONE, name: 'Spain', countries: ['ES'], tiers: tiers([3000, 12_00]) },
  ],
}
const BERLIN = { ...BRUNO_ADDRESS, city: 'Berlin', postalCode: '10115', country: 'DE' }
const MUNICH = { ...BERLIN, city: 'Munich', postalCode: '80331' }

beforeAll(async () => {
  plaza = await openTestPlaza()
  amira = await plaza.member('amira')
  workspace = await plaza.workspace('Dar Amira')
  await plaza.rows(`update catalog.variants set weight_grams = 400 where sku like 'MUG%'`)
  await plaza.rows(`update catalog.variants set weight_grams = null where sku = 'PLATE'`)
  const { body } = await amira.call('vendors.shop.methods.add', METHOD, { workspace })
  parcel = body.items[0].id
})
afterAll(() => plaza.close())

async function guestWith(sku: string, quantity: number) {
  const guest = plaza.guest()
  await guest.add(await plaza.variant(sku), quantity)
  return guest
}
const to = ({ country, postalCode }: typeof BERLIN) => `/cart?country=${country}&postalCode=${postalCode}`

test('zones and tiers are public, with the lowest price as the method’s', async () => {
  const [method] = (await plaza.guest().get('/vendors/dar-amira/delivery-methods')).body.items
  expect(method).toMatchObject({ zones: METHOD.zones, defaultWeightGrams: 600, price: { amountMinor: 4_00 }, countries: null })
})

test('without an address the cart shows the lowest fee as an estimate, and with one the fee of its zone and tier', async () => {
  const bruno = await guestWith('MUG-SAGE', 3)
  const before = (await bruno.get('/cart')).body
  expect(before.deliveries[0].methods[0]).toMatchObject({ fee: { amountMinor: 4_00 }, estimate: true, refused: null })
  const rowOf = (body: { totals: { rows: { rule: string }[] } }) => body.totals.rows.find(({ rule }) => rule === 'method')
  expect(rowOf(before)).toMatchObject({ estimate: true, amount: { amountMinor: 4_00 } })
  const munich = (await bruno.get(to(MUNICH))).body
  expect(rowOf(munich)).toMatchObject({
    amount: { amountMinor: 7_50 },
    zone: { name: 'Germany', by: 'weight', upTo: 3000 },
    estimate: false,
  })
  const sum = munich.totals.rows.reduce((total: number, row: { amount: { amountMinor: number } }) => total + row.amount.amountMinor, 0)
  expect(sum).toBe(munich.totals.total.amountMinor)
  expect(rowOf((await bruno.get(to(BERLIN))).body)).toMatchObject({ amount: { amountMinor: 4_00 }, zone: { name: 'Berlin' } })
})

test('a piece without a weight counts the method’s weight', async () => {
  const bruno = await guestWith('PLATE', 1)
  expect((await bruno.get(to(MUNICH))).body.deliveries[0].shipping.amountMinor).toBe(5_00)
  const two = await guestWith('PLATE', 2)
  expect((await two.get(to(MUNICH))).body.deliveries[0].shipping.amountMinor).toBe(7_50)
})

test('the address decides the fee of the order: another total than the one on the screen places nothing', async () => {
  const bruno = await guestWith('MUG-SAGE', 3)
  const expectedTotalMinor = (await bruno.get(to(BERLIN))).body.totals.total.amountMinor
  const changed = (await bruno.placeOrder({ shippingAddress: MUNICH, expectedTotalMinor })).body
  expect(changed.code).toBe('TOTAL_CHANGED')
  expect(changed.data.totals.total.amountMinor).toBe(expectedTotalMinor + 3_50)
  const { body } = await bruno.placeOrder({ shippingAddress: BERLIN, expectedTotalMinor })
  const [part] = (await bruno.get(`/orders/${body.orderId}`)).body.parts
  expect(part).toMatchObject({
    shipping: { amountMinor: 4_00 },
    delivery: { name: 'Parcel', zone: { name: 'Berlin', by: 'weight', upTo: 3000 } },
  })
})

test('a place without a zone and a parcel above the last tier are refused, and the cart says why', async () => {
  const bruno = await guestWith('MUG-SAGE', 1)
  expect((await bruno.get('/cart?country=US&postalCode=97209')).body.deliveries[0].methods[0].refused).toBe('place')
  const abroad = { shippingAddress: { ...BERLIN, region: 'OR', postalCode: '97209', country: 'US' } }
  expect((await bruno.placeOrder(abroad)).body).toMatchObject({ code: 'NOT_DELIVERED', data: { vendors: [{ name: 'Dar Amira' }] } })
  const heavy = await guestWith('PLATE', 6)
  expect((await heavy.get(to(BERLIN))).body.deliveries[0].methods[0].refused).toBe('parcel')
  expect((await heavy.placeOrder({ shippingAddress: BERLIN })).body.code).toBe('NOT_DELIVERED')
})

test('zones with mistakes are refused with all of them, and a pickup has none', async () => {
  const broken = { ...METHOD, zones: [{ ...ZONE, name: '', countries: [], postalCodes: ['1-22'], tiers: [] }] }
  expect((await amira.call('vendors.shop.methods.add', broken, { workspace })).body).toMatchObject({
    code: 'ZONES_INVALID',
    data: {
      problems: [
        { problem: 'nameMissing' },
        { problem: 'countryMissing' },
        { problem: 'postalCode', text: '1-22' },
        { problem: 'tiersMissing' },
      ],
    },
  })
  const pickup = await amira.call('vendors.shop.methods.add', { ...METHOD, kind: 'pickup' }, { workspace })
  expect(pickup.body.items[1]).toMatchObject({ kind: 'pickup', zones: [], price: { amountMinor: 0 } })
  const foreign = await amira.call('vendors.shop.methods.update', { ...METHOD, id: parcel, version: 99 }, { workspace })
  expect(foreign.body.code).toBe('STALE')
})
