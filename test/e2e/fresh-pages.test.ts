/** Events invalidate cached pages in every process, so that no page stays outdated. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '#app/server/demo-accounts.ts'
import { createDemoDatabase } from '#test/cluster/test-database.ts'
import { openEventStream, type StreamEvent } from '#test/plaza/event-stream.ts'
import { Guest } from '#test/plaza/guest.ts'
import { Member } from '#test/plaza/member.ts'
import { ACCEPTED_TERMS, type DemoPlaza, openDemoPlaza } from './demo-plaza.ts'

let here: DemoPlaza
let there: DemoPlaza
let drop: () => Promise<void>

beforeAll(async () => {
  const database = await createDemoDatabase()
  drop = database.drop
  here = await openDemoPlaza(database.url)
  there = await openDemoPlaza(database.url)
})
afterAll(async () => {
  await there?.close()
  await here?.close()
  await drop?.()
})

const page = async (plaza: DemoPlaza, path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(plaza.url + path, { headers })
  return { status: response.status, etag: response.headers.get('etag') ?? '', html: await response.text() }
}

test('an unchanged page is not sent twice', async () => {
  const first = await page(here, '/marketplace')
  const again = await page(here, '/marketplace', { 'if-none-match': first.etag })
  expect([first.status, again.status, again.html]).toEqual([200, 304, ''])
  const dark = await page(here, '/marketplace', { cookie: 'plaza_theme=default-light' })
  expect(dark.etag).not.toBe(first.etag)
})

test('a product sold out in one process is shown as sold out by the other, on its page and in the list', async () => {
  const [product] = await here.rows<{ product_id: string; variant_id: string; name: string; left: number }>(
    `select p.id as product_id, v.id as variant_id, t.name, (s.on_hand - s.allocated)::int as left
     from catalog.products p join catalog.variants v on v.product_id = p.id join inventory.stock s on s.variant_id = v.id
     join catalog.product_texts t on t.product_id = p.id and t.language = 'en'
     where (select count(*) from catalog.variants other where other.product_id = p.id) = 1 and s.on_hand between 1 and 999
     order by p.id limit 1`,
  )
  if (!product) throw new Error('the demo data has no product in one tracked variant')
  const path = `/products/${product.product_id}`
  const before = { product: await page(there, path), list: await page(there, '/marketplace?sort=priceAscending') }

  const bruno = new Guest(here.url)
  await bruno.add(product.variant_id, product.left)
  expect((await bruno.placeOrder(ACCEPTED_TERMS)).status).toBe(200)

  await expect.poll(async () => (await page(there, path)).etag).not.toBe(before.product.etag)
  expect((await page(there, path)).html).toContain('https://schema.org/OutOfStock')
  const listed = async () => {
    const { body } = await new Guest(there.url).get(`/marketplace/listings?q=${encodeURIComponent(product.name)}&limit=100`)
    return body.items.find(({ productId }: { productId: string }) => productId === product.product_id)?.availability
  }
  await expect.poll(listed).toBe('soldOut')
  await expect.poll(async () => (await page(there, '/marketplace?sort=priceAscending')).etag).not.toBe(before.list.etag)
})

test('chunks of this build never change, and a missing one is a 404, never a page', async () => {
  const { html } = await page(here, '/')
  const chunk = /\/assets\/[\w.-]+\.js/.exec(html)?.[0] ?? ''
  const found = await fetch(here.url + chunk, { headers: { 'accept-encoding': 'br' } })
  expect(found.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(found.headers.get('content-encoding')).toBe('br')
  const missing = await fetch(`${here.url}/assets/nothing-12345678.js`)
  expect([missing.status, missing.headers.get('content-type')]).toEqual([404, 'application/json'])
})

test('a stream of one process hears what a person does in another', async () => {
  const [phone, laptop] = [new Member(here.url, '127.0.0.1'), new Member(there.url, '127.0.0.1')]
  for (const browser of [phone, laptop]) await browser.logIn('member@plaza.example', DEMO_PASSWORD)
  const stream = await openEventStream(phone)
  expect((await laptop.call('cart.clear')).status).toBe(200)
  // The bell says that the laptop logged in.
  const isOfCart = ({ event, data }: StreamEvent) => event === 'signals' && JSON.stringify(data) === '[["cart.cart",[]]]'
  let heard = await stream.next()
  while (heard && !isOfCart(heard)) heard = await stream.next()
  expect(heard).not.toBeNull()
  await laptop.call('accounts.session.logOut')
  await stream.close()
})
