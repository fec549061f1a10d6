/** Shoppers see whether a bundle can be bought, which changes with its parts. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fixtureEmail } from '#app/server/fixtures.ts'
import { createBundle } from '#test/plaza/bundle.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { buy, cancel } from '#test/plaza/purchase.ts'

let plaza: TestPlaza
let productId = ''

beforeAll(async () => {
  plaza = await openTestPlaza()
  productId = (await createBundle(plaza, 'MUG-BOX', { 'MUG-IVORY': 1, BOWL: 2 }, { name: 'Mug Box' })).id
})
afterAll(() => plaza.close())

const shown = async () => {
  await plaza.settle()
  const [listing] = await plaza.rows<{ availability: string }>('select availability from marketplace.listings where product_id = $1', [
    productId,
  ])
  const [variant] = (await plaza.guest().get(`/marketplace/listings/${productId}`)).body.variants
  return [listing?.availability, variant.availability, variant.left]
}

test('the product page has the parts with what they cost one by one, in the reader’s language', async () => {
  const guest = plaza.guest()
  guest.language = 'es'
  const [variant] = (await guest.get(`/marketplace/listings/${productId}`)).body.variants
  expect(variant).toMatchObject({
    price: { amountMinor: 50_00 },
    bundleParts: [
      { productId: await plaza.product('MUG-IVORY'), name: 'Taza acanalada', quantity: 1, price: { amountMinor: 28_00 } },
      { name: 'Small Bowl', quantity: 2, price: { amountMinor: 10_05 } },
    ],
  })
  expect(variant.bundleParts[0].options).toMatchObject([{ label: 'Marfil' }])
})

test('shopping sites read that it is a bundle, and whether its parts are in stock', async () => {
  const items = (await (await fetch(new URL('/feeds/products.xml', plaza.url))).text()).split('<item>')
  const box = items.find((item) => item.includes('Mug Box'))
  expect(box).toContain('<g:is_bundle>yes</g:is_bundle>')
  expect(box).toContain('<g:availability>in_stock</g:availability>')
  expect(items.find((item) => item.includes('Small Bowl<'))).not.toContain('is_bundle')
})

test('a part that an administrator takes down is not shown, and the bundle is sold out until it is put back', async () => {
  const omar = await plaza.member('omar')
  const mug = await plaza.product('MUG-IVORY')
  const statement = 'The mug breaks when it is filled with hot water, which burns people.'
  expect((await omar.call('catalog.admin.products.takeDown', { productId: mug, reason: 'dangerous', statement })).status).toBe(200)
  expect(await shown()).toEqual(['soldOut', 'soldOut', 0])
  const { body } = await plaza.guest().get(`/marketplace/listings/${productId}`)
  expect(JSON.stringify(body.variants)).not.toContain(mug)
  expect((await plaza.guest().add(await plaza.variant('MUG-BOX'))).status).toBe(409)
  expect((await omar.call('catalog.admin.products.putBack', { productId: mug })).status).toBe(200)
  expect(await shown()).toEqual(['low', 'low', 3])
})

test('the listing of a bundle follows the stock of its parts, sold alone or in the bundle', async () => {
  const bruno = await plaza.member('bruno')
  expect(await shown()).toEqual(['low', 'low', 3])
  const order = await buy(plaza, bruno, 'MUG-IVORY', { quantity: 2 })
  expect(await shown()).toEqual(['low', 'low', 1])
  await buy(plaza, bruno, 'MUG-BOX')
  expect(await shown()).toEqual(['soldOut', 'soldOut', 0])
  await cancel(plaza, order)
  expect(await shown()).toEqual(['low', 'low', 2])
})

test('who waits for a sold out bundle is mailed when its part comes in', async () => {
  const bruno = await plaza.member('bruno')
  const order = await buy(plaza, bruno, 'MUG-IVORY', { quantity: 2 })
  await plaza.settle()
  const chen = await plaza.member('chen')
  const variantId = await plaza.variant('MUG-BOX')
  expect((await chen.call('marketplace.notices.request', { variantId })).status).toBe(200)
  await cancel(plaza, order)
  expect(plaza.mailTo(fixtureEmail('chen')).filter(({ subject }) => subject.includes('Mug Box'))).toHaveLength(1)
})
