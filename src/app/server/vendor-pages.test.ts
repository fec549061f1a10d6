/** Public shop pages, as documents. Needs `npm run build`. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'

let plaza: TestPlaza
let amira: Member
let workspace: string

beforeAll(async () => {
  plaza = await openTestPlaza({ web: true })
  amira = await plaza.member('amira')
  workspace = await plaza.workspace('Dar Amira')
})
afterAll(() => plaza.close())

const ask = (operation: string, input: unknown = {}) => amira.call(`vendors.shop.${operation}`, input, { workspace })
const open = (path: string) => plaza.browser().send('GET', path)

/** Updates the texts and the web address of the shop page. */
async function say(change: object) {
  const { version, name, slug, tagline, description, shipping, returns, legal } = (await ask('get')).body
  await ask('update', { version, name, slug, tagline, description, shipping, returns, legal, ...change })
  await plaza.settle()
}

test('a former address redirects permanently and keeps the query', async () => {
  await say({ slug: 'amira-of-amman' })
  for (let times = 0; times < 2; times += 1) {
    const led = await open('/vendors/dar-amira?q=mug')
    expect([led.status, led.headers.get('location')]).toEqual([301, '/vendors/amira-of-amman?q=mug'])
  }
  expect((await open('/vendors/amira-of-amman')).status).toBe(200)
  await say({ slug: 'dar-amira' })
})

test('a shop shows its description and vacation; its products say so too and cannot be added to the cart', async () => {
  await say({ description: { en: 'Stoneware from a small wheel.', es: '', ar: '' } })
  await ask('setAway', { until: new Date(plaza.services.now().getTime() + 10 * 24 * 3600_000).toISOString().slice(0, 10) })
  await plaza.settle()
  const shop = await (await open('/vendors/dar-amira')).text()
  const product = await (await open(`/products/${await plaza.product('BOWL')}`)).text()
  expect(shop.includes('Stoneware from a small wheel.')).toBe(true)
  expect([shop, product].map((page) => page.includes('On vacation until'))).toEqual([true, true])
  expect(product.includes('Add to cart')).toBe(false)
})
