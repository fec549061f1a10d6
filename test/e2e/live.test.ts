/** Open pages show what others do, without a reload. */
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import type { Actor } from './actor.ts'
import { useBrowserFixture } from './browser-fixture.ts'
import { ACCEPTED_TERMS } from './demo-plaza.ts'
import { logIn } from './log-in.ts'

const ADDRESS = { name: 'Bruno Paz', line1: 'Calle Larga 12', city: 'Cuenca', postalCode: '010101', country: 'EC' }
const STREAM = '/api/events'

const fixture = useBrowserFixture()
let darAmira: string

beforeAll(async () => {
  const [vendor] = await fixture.plaza.rows<{ workspace_id: string }>(`select workspace_id from vendors.vendors where slug = 'dar-amira'`)
  darAmira = vendor?.workspace_id ?? ''
})

async function arriveAs(email: string | undefined, options: Parameters<typeof fixture.arrive>[0] = {}): Promise<Actor> {
  const actor = await fixture.arrive(options)
  await actor.open('/')
  await logIn(actor, email)
  return actor
}

/** Calls an operation from the person's browser, beside the open page. */
async function rpc<T>({ context }: Actor, operation: string, input: object, workspace?: string): Promise<T> {
  const headers = { origin: fixture.plaza.url, ...(workspace && { 'plaza-workspace': workspace }) }
  const response = await context.request.post(`/rpc/${operation.replaceAll('.', '/')}`, { data: { json: input }, headers })
  expect(response.status(), operation).toBe(200)
  return ((await response.json()) as { json: T }).json
}

const waitForStream = ({ page }: Actor) => page.waitForResponse((response) => new URL(response.url()).pathname === STREAM)

/** Opens a page and waits until it hears of changes. */
async function openLive(actor: Actor, path: string): Promise<void> {
  const stream = waitForStream(actor)
  await actor.open(path)
  await stream
}

/** The document stays the same: the mark is gone after a reload. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { plazaMark: true }))
const isMarked = (page: Page) => page.evaluate(() => 'plazaMark' in window)

test('an order appears in the vendor’s open list, and what the vendor does in the shopper’s open order', async () => {
  const [bruno, amira] = await Promise.all([arriveAs(undefined), arriveAs('vendor@plaza.example')])
  await openLive(amira, '/orders')
  await mark(amira.page)
  await rpc(bruno, 'cart.addLine', { variantId: await fixture.plaza.variantId('DAR-PLATE-IVORY'), quantity: 1 })
  const order = { email: 'member@plaza.example', shippingAddress: ADDRESS, ...ACCEPTED_TERMS }
  const { orderId } = await rpc<{ orderId: string }>(bruno, 'checkout.placeOrder', order)
  await amira
    .main()
    .getByRole('link', { name: `${orderId}-1` })
    .waitFor()
  expect(await isMarked(amira.page)).toBe(true)

  await openLive(bruno, `/order-confirmation/${orderId}`)
  await mark(bruno.page)
  await rpc(amira, 'orders.vendor.ship', { number: `${orderId}-1`, carrier: 'Correo Andino', trackingNumber: 'PLZ-LIVE' }, darAmira)
  await bruno.main().getByText('PLZ-LIVE', { exact: true }).waitFor()
  expect(await isMarked(bruno.page)).toBe(true)
  await bruno.leave()
  await amira.leave()
})

test('a sold-out product is sold out on a guest’s open page', async () => {
  const [product] = await fixture.plaza.rows<{ sku: string }>(
    `select v.sku from catalog.variants v join inventory.stock s on s.variant_id = v.id
     where (select count(*) from catalog.variants other where other.product_id = v.product_id) = 1 and s.on_hand between 1 and 999
     order by v.sku limit 1`,
  )
  const sku = product?.sku ?? ''
  const [guest, bruno] = await Promise.all([fixture.arrive(), arriveAs(undefined)])
  await fixture.plaza.setAvailable(sku, 1)
  await openLive(guest, await fixture.plaza.productPath(sku))
  await mark(guest.page)
  await rpc(bruno, 'cart.addLine', { variantId: await fixture.plaza.variantId(sku), quantity: 1 })
  await rpc(bruno, 'checkout.placeOrder', { email: 'member@plaza.example', shippingAddress: ADDRESS, ...ACCEPTED_TERMS })
  await guest.page.locator('main').getByText(guest.say('marketplace.availability.soldOut'), { exact: true }).first().waitFor()
  expect(await isMarked(guest.page)).toBe(true)
  await guest.leave()
  await bruno.leave()
})

test('hazard 13: what a person does in one browser shows in the others, such as the cart', async () => {
  const [phone, laptop] = await Promise.all([arriveAs('member@plaza.example', { width: 390 }), arriveAs('member@plaza.example')])
  await openLive(phone, '/cart')
  await rpc(laptop, 'cart.addLine', { variantId: await fixture.plaza.variantId('DAR-CNDL-CLAY'), quantity: 2 })
  const name = await fixture.plaza.productName('DAR-CNDL-CLAY', 'en')
  await phone.main().getByText(name, { exact: true }).first().waitFor()
  await rpc(laptop, 'cart.clear', {})
  await phone.main().getByText(name, { exact: true }).first().waitFor({ state: 'detached' })
  await phone.leave()
  await laptop.leave()
})

test('hazard 13: reading all on the phone clears the dots of two other tabs within two seconds, and after a reload', async () => {
  const [phone, laptop, buyer] = await Promise.all([
    arriveAs('vendor@plaza.example', { width: 390 }),
    arriveAs('vendor@plaza.example'),
    arriveAs('member@plaza.example'),
  ])
  await rpc(phone, 'notifications.readAll', {})
  const second = await laptop.context.newPage()
  await openLive(laptop, '/dashboard')
  await second.goto('/network')
  const { id } = await rpc<{ id: string }>(buyer, 'network.profiles.get', { username: 'amira' })
  await rpc(buyer, 'network.unfollow', { userId: id })
  await rpc(buyer, 'network.follow', { userId: id })
  const quiet = { name: laptop.say('notifications.title'), exact: true }
  await expect.poll(async () => (await rpc<{ unread: number }>(laptop, 'notifications.summary', {})).unread).toBeGreaterThan(0)
  for (const page of [laptop.page, second]) await page.getByRole('button', quiet).waitFor({ state: 'detached' })
  const at = Date.now()
  await rpc(phone, 'notifications.readAll', {})
  for (const page of [laptop.page, second]) await page.getByRole('button', quiet).waitFor()
  expect(Date.now() - at).toBeLessThan(2000)
  for (const page of [laptop.page, second]) {
    await page.reload()
    await page.getByRole('button', quiet).waitFor()
  }
  for (const actor of [phone, laptop, buyer]) await actor.leave()
})

test('logging out in one tab closes the stream within two seconds, and the other tab follows', async () => {
  const bruno = await arriveAs(undefined)
  await openLive(bruno, '/order-history')
  const other = await bruno.context.newPage()
  await other.goto('/settings')
  await other.getByRole('heading', { level: 1 }).waitFor()
  const closed = bruno.page.waitForEvent('requestfinished', (request) => new URL(request.url()).pathname === STREAM)
  const at = Date.now()
  await rpc(bruno, 'accounts.session.logOut', {})
  await closed
  expect(Date.now() - at).toBeLessThan(2000)
  await bruno.page.waitForURL('**/login?**')
  await other.waitForURL('**/login?**')
  await bruno.leave()
})

test('the page of a suspended person goes to login', async () => {
  const bruno = await arriveAs(undefined)
  await openLive(bruno, '/order-history')
  const omar = await arriveAs('admin@plaza.example')
  const [account] = await fixture.plaza.rows<{ id: string }>(`select id from accounts.users where email_key = 'member@plaza.example'`)
  await rpc(omar, 'accounts.session.reauthenticate', { password: 'open-market-day' })
  await rpc(omar, 'accounts.admin.users.suspend', { id: account?.id, reason: 'A test.' })
  await bruno.page.waitForURL('**/login?**')
  await rpc(omar, 'accounts.admin.users.liftSuspension', { id: account?.id })
  await bruno.leave()
  await omar.leave()
})

test('the tabs of a browser share one stream, and another tab takes over when its tab closes', async () => {
  const bruno = await arriveAs(undefined)
  await openLive(bruno, '/order-history')
  const other = await bruno.context.newPage()
  let streams = 0
  other.on('request', (request) => {
    if (new URL(request.url()).pathname === STREAM) streams += 1
  })
  await other.goto('/cart')
  await other.getByRole('heading', { level: 1 }).waitFor()
  await rpc(bruno, 'cart.addLine', { variantId: await fixture.plaza.variantId('DAR-CNDL-CLAY'), quantity: 1 })
  const name = await fixture.plaza.productName('DAR-CNDL-CLAY', 'en')
  await other.getByRole('main').getByText(name, { exact: true }).first().waitFor()
  expect(streams).toBe(0)
  const taken = other.waitForResponse((response) => new URL(response.url()).pathname === STREAM)
  await bruno.page.close()
  await taken
  await rpc(bruno, 'cart.clear', {})
  await other.getByRole('main').getByText(name, { exact: true }).first().waitFor({ state: 'detached' })
  await bruno.leave()
})

test('a page says that updates are missing, and catches up when the stream is back', async () => {
  const front = await fixture.openProxy()
  const bruno = await fixture.arriveThrough(front)
  bruno.forgive(/ERR_|network|failed/i)
  await bruno.open('/')
  await logIn(bruno)
  await openLive(bruno, '/cart')
  // What a visit loads when it is idle is there, and the worker.
  await bruno.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  front.cut()
  const notice = bruno.page.getByText(bruno.say('platform.live.paused'))
  await notice.waitFor()
  const laptop = await arriveAs('member@plaza.example')
  await rpc(laptop, 'cart.addLine', { variantId: await fixture.plaza.variantId('DAR-CNDL-CLAY'), quantity: 1 })
  front.restore()
  await notice.waitFor({ state: 'detached' })
  const name = await fixture.plaza.productName('DAR-CNDL-CLAY', 'en')
  await bruno.main().getByText(name, { exact: true }).first().waitFor()
  await bruno.leave()
  await laptop.leave()
})

test('a guest’s page that shows nothing live opens no stream', async () => {
  const guest = await fixture.arrive()
  let streams = 0
  guest.page.on('request', (request) => {
    if (new URL(request.url()).pathname === STREAM) streams += 1
  })
  await guest.open('/login')
  await guest.open('/')
  await openLive(guest, await fixture.plaza.productPath('DAR-CNDL-CLAY'))
  expect(streams).toBe(1)
  await guest.leave()
})
