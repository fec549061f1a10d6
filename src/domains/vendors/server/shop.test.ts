/** Managing a shop, its vacations, suspensions and closing. */
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closed } from '#events/workspaces.ts'
import { publish, transactAsSystem } from '#platform/server/transact.ts'
import { BRUNO_ADDRESS, type Guest } from '#test/plaza/guest.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { endVacations } from './jobs.ts'

let plaza: TestPlaza
let amira: Member
let omar: Member
let workspace: string
let mug: string

beforeAll(async () => {
  plaza = await openTestPlaza()
  amira = await plaza.member('amira')
  omar = await plaza.member('omar')
  workspace = await plaza.workspace('Dar Amira')
  mug = await plaza.variant('MUG-SAGE')
})
afterAll(() => plaza.close())

const DAY_MS = 24 * 3600_000
const AMIRA_LEGAL = {
  address: { name: 'Dar Amira Ceramics LLC', line1: 'Rainbow Street 9', city: 'Amman', postalCode: '11181', country: 'JO' },
  taxId: 'JO 20417355',
  registrationNumber: 'CR 4410',
}
const EMPTY = { en: '', es: '', ar: '' }
const ask = (name: string, input: object = {}, who = amira) => who.call(`vendors.shop.${name}`, input, { workspace })
const shop = async () => (await ask('get')).body
const words = async () => {
  const { version, name, slug, tagline, description, shipping, returns, legal } = await shop()
  return { version, name, slug, tagline, description, shipping, returns, legal }
}
const dayIn = (days: number) => new Date(plaza.services.now().getTime() + days * DAY_MS).toISOString().slice(0, 10)
const listed = async () => (await plaza.guest().get('/marketplace/listings?vendor=dar-amira')).body.items
const page = async (slug: string) => plaza.guest().get(`/marketplace/vendors/${slug}`)

describe('shop details', () => {
  test('are edited by managers in three languages and shown to everybody', async () => {
    const change = {
      ...(await words()),
      description: { ...EMPTY, en: 'Stoneware from Amman.', ar: 'خزف من عمّان.' },
      legal: AMIRA_LEGAL,
    }
    const elena = await plaza.member('elena')
    expect((await ask('update', change, elena)).body).toMatchObject({ version: change.version + 1, legal: AMIRA_LEGAL })
    expect((await page('dar-amira')).body).toMatchObject({ description: 'Stoneware from Amman.', awayUntil: null })
    expect((await ask('update', change)).body).toMatchObject({ code: 'STALE', data: { current: { legal: AMIRA_LEGAL } } })
  })

  test('legal details are trimmed, and an incomplete address is refused', async () => {
    const change = await words()
    const spaced = { ...AMIRA_LEGAL, taxId: '  JO 20417355 ', registrationNumber: ' ' }
    expect((await ask('update', { ...change, legal: spaced })).body.legal).toEqual({ ...AMIRA_LEGAL, registrationNumber: '' })
    const { version } = await words()
    for (const legal of [
      { ...AMIRA_LEGAL, address: { ...AMIRA_LEGAL.address, name: ' ' } },
      { ...AMIRA_LEGAL, address: { ...AMIRA_LEGAL.address, country: 'EC' } },
      { ...AMIRA_LEGAL, taxId: 'two\nlines' },
    ])
      expect((await ask('update', { ...change, version, legal })).body.code).toBe('INVALID_INPUT')
    expect((await ask('update', { ...change, version, legal: null })).body.legal).toBeNull()
    await ask('update', { ...(await words()), legal: AMIRA_LEGAL })
  })

  test('a business shows its legal details and an email to everybody, a shop that is none shows nothing', async () => {
    expect((await page('dar-amira')).body.trader).toBeNull()
    const trader = { email: 'hello@dar-amira.example' }
    const refused = await ask('update', { ...(await words()), legal: null, trader })
    expect(refused.body.data.fields).toMatchObject([{ path: 'legal.address.name', rule: 'required' }])
    expect((await ask('update', { ...(await words()), trader })).body.trader).toEqual(trader)
    expect((await page('dar-amira')).body.trader).toEqual({ ...AMIRA_LEGAL, ...trader })
    // A caller who doesn't know of it leaves it as it is.
    expect((await ask('update', await words())).body.trader).toEqual(trader)
    expect((await ask('update', { ...(await words()), trader: null })).body.trader).toBeNull()
  })

  test('the new slug opens the shop, and the former one redirects', async () => {
    await ask('update', { ...(await words()), slug: 'amira-of-amman' })
    await plaza.settle()
    expect((await page('amira-of-amman')).body.slug).toBe('amira-of-amman')
    expect((await page('dar-amira')).body.slug).toBe('amira-of-amman')
    expect((await plaza.guest().get('/marketplace/listings?vendor=amira-of-amman')).body.items).toHaveLength(3)
    await ask('update', { ...(await words()), slug: 'dar-amira' })
    await plaza.settle()
    expect((await page('amira-of-amman')).body.slug).toBe('dar-amira')
  })

  test.each([
    ['slug', 'plaza-house', 'SLUG_TAKEN'],
    ['slug', 'register', 'NAME_RESERVED'],
    ['name', 'plaza house', 'NAME_TAKEN'],
    ['name', 'Moderator', 'NAME_RESERVED'],
  ])('a %s “%s” is rejected', async (field, value, code) => {
    expect((await ask('update', { ...(await words()), [field]: value })).body.code).toBe(code)
  })

  test('another shop’s former slug can’t be taken', async () => {
    const platformStore = await plaza.workspace('Plaza House')
    const { body } = await omar.call('vendors.shop.get', {}, { workspace: platformStore })
    const { version, name, tagline, description, shipping, returns, legal } = body
    const change = { version, name, slug: 'amira-of-amman', tagline, description, shipping, returns, legal }
    expect((await omar.call('vendors.shop.update', change, { workspace: platformStore })).body.code).toBe('SLUG_TAKEN')
  })

  test('staff can read but not edit; strangers get NOT_FOUND', async () => {
    const farid = await plaza.member('farid')
    expect((await ask('get', {}, farid)).status).toBe(200)
    expect((await ask('update', await words(), farid)).body.code).toBe('PERMISSION_NEEDED')
    const bruno = await plaza.member('bruno')
    expect((await ask('get', {}, bruno)).status).toBe(404)
  })

  test('include a logo and a banner', async () => {
    const pixels = await sharp({ create: { width: 900, height: 300, channels: 3, background: '#a63' } })
      .png()
      .toBuffer()
    const sent = await amira.send('PUT', '/uploads', new Uint8Array(pixels), {
      'content-type': 'image/png',
      'content-length': String(pixels.length),
    })
    const { uploadId } = (await sent.json()) as { uploadId: string }
    const input = { picture: 'banner', uploadId, crop: { left: 0, top: 0, width: 1, height: 1 } }
    const { body } = await ask('setPicture', input)
    expect(body.banner.width).toBeGreaterThan(0)
    expect((await page('dar-amira')).body.banner.sources[0].url).toBe(body.banner.sources[0].url)
    expect((await ask('setPicture', input)).status).toBe(404)
    expect((await ask('removePicture', { picture: 'banner' })).body.banner).toBeNull()
  })

  test('payout details are set by the owner, and read by administrators with an audit entry', async () => {
    const payout = { holder: 'Amira Haddad', account: 'JO94 CBJO 0010 0000 0000 0131 0003 02' }
    expect((await ask('setPayout', payout, await plaza.member('elena'))).body.code).toBe('PERMISSION_NEEDED')
    expect((await ask('setPayout', payout)).body.payout).toEqual({ ending: '0302' })
    const { body } = await omar.call('vendors.admin.vendors.revealPayout', { id: workspace })
    expect(body).toEqual({ holder: 'Amira Haddad', account: 'JO94CBJO0010000000000131000302', bank: null })
    const acts = await plaza.rows(`select action from audit.entries where resource_id = $1`, [workspace])
    expect(acts).toEqual([{ action: 'vendors.payoutRead' }])
  })
})

describe('delivery methods', () => {
  const PARCEL = {
    kind: 'delivery',
    name: { en: 'Parcel', es: 'Paquete', ar: '' },
    priceMinor: 5_00,
    freeOverMinor: null,
    minDays: 2,
    maxDays: 4,
    countries: null,
  }
  const offered = async () => (await plaza.guest().get('/vendors/dar-amira/delivery-methods')).body.items
  const own = async () => (await ask('methods.list')).body.items

  test('are added, edited, sorted and deactivated', async () => {
    await ask('methods.add', PARCEL)
    await ask('methods.add', { ...PARCEL, kind: 'pickup', name: { en: 'Pick up', es: '', ar: '' }, priceMinor: 0 })
    const [parcel, pickup] = await own()
    expect((await offered()).map(({ name }: { name: string }) => name)).toEqual(['Parcel', 'Pick up'])

    await ask('methods.arrange', { ids: [pickup.id, parcel.id] })
    const { version, id } = parcel
    expect((await ask('methods.update', { ...PARCEL, id, version, priceMinor: 7_50 })).status).toBe(200)
    expect((await ask('methods.update', { ...PARCEL, id, version })).body.code).toBe('STALE')
    expect(await offered()).toMatchObject([{ name: 'Pick up' }, { name: 'Parcel', price: { amountMinor: 7_50 } }])

    await ask('methods.setActive', { id: pickup.id, active: false })
    expect(await offered()).toMatchObject([{ name: 'Parcel' }])
    expect(await own()).toMatchObject([{ active: false }, { active: true }])
  })

  test('reject bad input, a missing method and a foreign one', async () => {
    expect((await ask('methods.add', { ...PARCEL, minDays: 5 })).body.code).toBe('DAYS_CROSSED')
    expect((await ask('methods.add', { ...PARCEL, priceMinor: -1 })).status).toBe(400)
    const platformStore = await plaza.workspace('Plaza House')
    const [{ id }] = await own()
    const foreign = await omar.call('vendors.shop.methods.setActive', { id, active: true }, { workspace: platformStore })
    const missing = await omar.call(
      'vendors.shop.methods.setActive',
      { id: 'dlv_00000000000000000000000000', active: true },
      { workspace: platformStore },
    )
    expect(foreign).toMatchObject({ status: 404, body: missing.body })
  })
})

describe('a vacation', () => {
  test('keeps products visible but not for sale; carts show the date', async () => {
    const bruno = plaza.guest()
    await bruno.add(mug, 1)
    expect((await ask('setAway', { until: dayIn(10) })).body.awayUntil).toBe(dayIn(10))
    await plaza.settle()

    expect(await listed()).toHaveLength(3)
    expect((await page('dar-amira')).body.awayUntil).toBe(dayIn(10))
    const product = await plaza.guest().get(`/catalog/products/${await plaza.product('MUG-SAGE')}`)
    expect(product.body.vendor.awayUntil).toBe(dayIn(10))
    const listing = await plaza.guest().get(`/marketplace/listings/${await plaza.product('MUG-SAGE')}`)
    expect(listing.body.vendor.awayUntil).toBe(dayIn(10))
    expect((await bruno.cart()).body).toMatchObject({ itemCount: 0, lines: [{ notice: 'away', awayUntil: dayIn(10) }] })
    expect((await bruno.add(mug, 1)).body).toMatchObject({ code: 'VENDOR_AWAY', data: { until: dayIn(10) } })
    expect((await bruno.placeOrder()).body.code).toBe('SOLD_OUT')
  })

  test('ends automatically on its day', async () => {
    plaza.moveClock(10 * DAY_MS)
    await endVacations.run(plaza.services, {})
    amira = await plaza.member('amira')
    omar = await plaza.member('omar')
    expect((await shop()).awayUntil).toBeNull()
    expect((await plaza.guest().add(mug, 1)).status).toBe(200)
  })

  test.each([
    ['yesterday', -1],
    ['today', 0],
    ['more than a year away', 400],
  ])('rejects a day that is %s', async (_, days) => {
    expect((await ask('setAway', { until: dayIn(days) })).status).toBe(400)
  })
})

describe('V16 vendors cannot buy from themselves', () => {
  test('neither the owner nor staff can add their products to the cart', async () => {
    for (const name of ['amira', 'elena', 'farid'] as const) {
      const member = await plaza.member(name)
      expect(await member.call('cart.addLine', { variantId: mug })).toMatchObject({ status: 403, body: { code: 'OWN_PRODUCT' } })
    }
  })

  test('products added as a guest are marked as own after login, and checkout rejects them', async () => {
    const browser = plaza.browser()
    await browser.call('cart.addLine', { variantId: mug })
    await browser.logIn('amira@example.com', 'saffron kettle morning')
    expect((await browser.call('cart.get')).body).toMatchObject({ itemCount: 0, lines: [{ notice: 'own' }] })
    for (const way of ['placeOrder', 'begin']) {
      const placed = await browser.call(`checkout.${way}`, { email: 'amira@example.com', shippingAddress: BRUNO_ADDRESS })
      expect(placed, way).toMatchObject({ status: 403, body: { code: 'OWN_PRODUCT', data: { names: ['Ribbed Mug'] } } })
    }
  })

  test('vendors can buy from other vendors', async () => {
    expect((await amira.call('cart.addLine', { variantId: await plaza.variant('LAMP') })).status).toBe(200)
  })
})

describe('a suspension', () => {
  let orderId: string
  let bruno: Guest

  test('takes everything off sale immediately: pages, carts and checkout', async () => {
    bruno = plaza.guest()
    await bruno.add(mug, 1)
    orderId = (await bruno.placeOrder()).body.orderId
    await bruno.add(mug, 1)
    const { status, body } = await omar.call('vendors.admin.vendors.suspend', { id: workspace, reason: 'Goods never came.' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ status: 'suspended', suspension: { reason: 'Goods never came.' } })

    expect((await bruno.cart()).body.lines[0].notice).toBe('gone')
    expect((await bruno.placeOrder()).body.code).toBe('SOLD_OUT')
    expect((await plaza.guest().get(`/catalog/products/${await plaza.product('MUG-SAGE')}`)).status).toBe(404)
    expect((await page('dar-amira')).status).toBe(404)
    await plaza.settle()
    expect(await listed()).toEqual([])
  })

  test('shows and mails the reason to its members; existing orders continue', async () => {
    expect((await shop()).suspension.reason).toBe('Goods never came.')
    expect(plaza.mailTo('amira@example.com').map(({ subject }) => subject)).toContain('Dar Amira was suspended')
    const { body } = await amira.call('orders.vendor.list', {}, { workspace })
    expect(JSON.stringify(body)).toContain(orderId)
    const apply = { name: 'Another', description: 'x', legal: null, policies: { shipping: '', returns: '' } }
    expect((await amira.call('vendors.application.submit', apply, { workspace })).body.code).toBe('ALREADY_VENDOR')
  })

  test('repeated changes nothing; a new reason replaces the old one, and both are in the audit log', async () => {
    const acts = async () =>
      (await plaza.rows(`select from audit.entries where resource_id = $1 and action = 'vendors.suspended'`, [workspace])).length
    await omar.call('vendors.admin.vendors.suspend', { id: workspace, reason: 'Goods never came.' })
    expect(await acts()).toBe(1)
    await omar.call('vendors.admin.vendors.suspend', { id: workspace, reason: 'Still nothing.' })
    expect([await acts(), (await shop()).suspension.reason]).toEqual([2, 'Still nothing.'])
    const events = await plaza.rows(`select from platform.events where type = 'vendors.suspended'`)
    expect(events).toHaveLength(1)
  })

  test('can be lifted, and everything is on sale again', async () => {
    expect((await omar.call('vendors.admin.vendors.resume', { id: workspace })).body).toMatchObject({
      status: 'approved',
      suspension: null,
    })
    await plaza.settle()
    expect(await listed()).toHaveLength(3)
    const { body } = await plaza.guest().get('/marketplace/listings?q=mug')
    expect(body.items).toHaveLength(1)
    expect((await bruno.placeOrder()).status).toBe(200)
  })

  test('is impossible for the platform store; a workspace without shop is NOT_FOUND', async () => {
    const platformStore = await plaza.workspace('Plaza House')
    expect((await omar.call('vendors.admin.vendors.suspend', { id: platformStore, reason: 'x' })).body.code).toBe('PLATFORM_STORE_STAYS')
    expect((await omar.call('vendors.admin.vendors.get', { id: 'ws_00000000000000000000000000' })).status).toBe(404)
  })
})

test('administrators list all vendors with search, status filter and sorting', async () => {
  const list = async (input: object) => (await omar.call('vendors.admin.vendors.list', input)).body
  expect((await list({ sort: 'name' })).items).toMatchObject([
    { name: 'Dar Amira', owner: { username: 'amira' } },
    { name: 'Plaza House', number: 1 },
  ])
  expect(await list({ q: 'AMIRA' })).toMatchObject({ items: [{ slug: 'dar-amira' }], total: { count: 1, exact: true } })
  expect((await list({ status: 'suspended' })).items).toEqual([])
  const first = await list({ sort: 'since', limit: 1 })
  expect((await list({ sort: 'since', limit: 1, cursor: first.nextCursor })).items).toHaveLength(1)
})

describe('ownership', () => {
  test('the new owner of a shop becomes a vendor, and one without a shop becomes a member', async () => {
    await amira.call('workspaces.transferOwnership', { userId: (await (await plaza.member('elena')).me()).id }, { workspace })
    await plaza.settle()
    const roles = await plaza.rows(`select username, role from accounts.users where username in ('amira', 'elena') order by username`)
    expect(roles).toEqual([
      { username: 'amira', role: 'user' },
      { username: 'elena', role: 'vendor' },
    ])
  })

  test('an administrator with a shop who loses the role becomes a vendor', async () => {
    const dismissed = await plaza.newcomer('nadia', { confirmed: true })
    const own = (await dismissed.call('workspaces.create', { name: 'Nadia' })).body.id
    await dismissed.call(
      'vendors.application.submit',
      { name: 'Nadia Sells', description: 'x', legal: null, policies: { shipping: '', returns: '' } },
      { workspace: own },
    )
    const { id } = await dismissed.me()
    await omar.call('accounts.admin.users.setRole', { id, role: 'admin' })
    await omar.call('accounts.admin.users.setRole', { id, role: 'user' })
    await plaza.settle()
    expect(await plaza.rows('select role from accounts.users where id = $1', [id])).toEqual([{ role: 'vendor' }])
  })

  test('a shop is closed with its workspace', async () => {
    const leaving = await plaza.newcomer('samir', { confirmed: true })
    const own = (await leaving.call('workspaces.create', { name: 'Samir' })).body.id
    const application = {
      name: 'Samir Sells',
      description: 'x',
      legal: {
        address: { name: 'Samir Sells LLC', line1: 'Here 1', city: 'Amman', postalCode: '11181', country: 'JO' },
        taxId: 'JO 1',
        registrationNumber: '',
      },
      policies: { shipping: '', returns: '' },
      payout: { holder: 'Samir', account: '12345678' },
    }
    await leaving.call('vendors.application.submit', application, { workspace: own })
    await plaza.settle()
    expect((await page('samir-sells')).status).toBe(200)
    await transactAsSystem(plaza.services, async (tx) => publish(tx, closed({ workspaceId: own })))
    await plaza.settle()
    expect((await page('samir-sells')).status).toBe(404)
    const kept = await plaza.rows('select status, legal, payout_sealed from vendors.vendors where workspace_id = $1', [own])
    expect(kept).toEqual([{ status: 'closed', legal: null, payout_sealed: null }])
    expect((await omar.call('vendors.admin.vendors.resume', { id: own })).body.code).toBe('SHOP_CLOSED')
  })
})
