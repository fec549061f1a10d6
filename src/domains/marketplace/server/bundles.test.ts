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
