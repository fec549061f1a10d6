/** Every operation × everybody, generated from the contracts: no unexpected success, and strangers learn nothing. */
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CAST_PASSWORD } from '#app/server/cast.ts'
import { BRUNOS_ADDRESS } from '#test/plaza/guest.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { ACTORS, type Actor, publicVerdictOf, type Verdict, verdictOf } from './matrix.ts'
import { allOperations, type Operation } from './operations.ts'

let plaza: TestPlaza
let workspace = ''
const browsers = {} as Record<Actor, Member>

const OPERATIONS = allOperations()
const PASSWORD = 'cinnamon wharf 71'

beforeAll(async () => {
  plaza = await openTestPlaza()
  const owner = await plaza.member('amira')
  const { workspaces } = (await owner.call('workspaces.list')).body
  workspace = workspaces.find(({ name }: { name: string }) => name === 'Dar Amira').id
  Object.assign(browsers, {
    owner,
    nobody: plaza.browser(),
    stranger: await plaza.member('bruno'),
    otherOwner: await plaza.member('chen'),
    administrator: await plaza.member('omar'),
    manager: await plaza.member('elena'),
    removed: await joined('remi', ['catalog']),
    suspended: await joined('susan', ['catalog', 'orders']),
    staffWithoutAreas: await joined('stanley', []),
    staffForOrders: await joined('orson', ['orders']),
  })
  await browsers.otherOwner.call('workspaces.create', { name: 'Chen & Co' })
  const removed = await browsers.removed.me()
  await owner.call('workspaces.members.remove', { userId: removed.id }, { workspace })
  const suspended = await browsers.suspended.me()
  const { status } = await browsers.administrator.call('accounts.admin.users.suspend', { id: suspended.id, reason: 'spam' })
  expect(status).toBe(200)
})
afterAll(() => plaza.close())

/** Somebody new who was invited to Amira's workspace and came. */
async function joined(username: string, areas: string[]): Promise<Member> {
  const browser = plaza.browser()
  const email = `${username}@example.com`
  await browser.register(email, username, PASSWORD)
  await plaza.settle()
  await browser.logIn(email, PASSWORD)
  const owner = await plaza.member('amira')
  expect((await owner.call('workspaces.invitations.create', { email, role: 'staff', areas }, { workspace })).status).toBe(200)
  await plaza.settle()
  const link = new URL(plaza.mailTo(email).at(-1)?.link() ?? 'none:')
  const token = link.searchParams.get('token') ?? link.hash.slice(1)
  expect((await browser.call('workspaces.invitations.accept', { token })).status).toBe(200)
  return browser
}

/** A write is sent with a key no write takes: it is refused for that, but only once its caller was let in. Nothing happens. */
const UNUSABLE_KEY = 'short'

async function verdictFor(browser: Member, { name, meta }: Operation, named: string | null = workspace): Promise<Verdict | string> {
  const manner = { ...(named !== null && { workspace: named }), key: UNUSABLE_KEY }
  const { status, body } = await browser.call(name, {}, manner)
  if (status === 401 && body.code === 'UNAUTHENTICATED') return 'unauthenticated'
  if (status === 404 && body.code === 'NOT_FOUND') return 'not found'
  if (status === 403 && body.code === 'AREA_NEEDED') return 'area needed'
  const letIn = meta.writes
    ? status === 400 && body.data.fields[0].path === 'Idempotency-Key'
    : status === 200 || (status === 400 && body.code === 'INVALID_INPUT')
  return letIn ? 'in' : `${status} ${body.code}`
}

describe('at the door of the web', () => {
  test('there is something to look at, of every kind of access', () => {
    expect(OPERATIONS.length).toBeGreaterThanOrEqual(60)
    const kinds = new Set(OPERATIONS.map(({ meta }) => meta.access?.split(':')[0]))
    expect([...kinds].sort()).toEqual(expect.arrayContaining(['admin', 'anyone', 'member', 'workspace']))
    for (const actor of ACTORS) expect(browsers[actor], actor).toBeDefined()
  })

  test.each(ACTORS)('%s gets what the matrix says, of every operation', async (actor) => {
    const got: Record<string, string> = {}
    const wanted: Record<string, string> = {}
    for (const operation of OPERATIONS) {
      wanted[operation.name] = verdictOf(operation.meta, actor)
      got[operation.name] = await verdictFor(browsers[actor], operation)
    }
    expect(got).toEqual(wanted)
  })

  test('a workspace that is not named, made up or malformed is none: there is no default', async () => {
    const about = OPERATIONS.filter(({ meta }) => /^(workspace|vendor):/.test(meta.access ?? ''))
    expect(about.length).toBeGreaterThan(5)
    for (const operation of about)
      for (const named of [null, '', 'ws_00000000000000000000000000', `${workspace}x`, `${workspace},${workspace}`, '*', 'null'])
        expect(await verdictFor(browsers.owner, operation, named), `${operation.name} in ${named}`).toBe('not found')
  })

  test('a planted hole is found: an operation that lets in whom the matrix keeps out', async () => {
    const hole = {
      ...(OPERATIONS.find(({ name }) => name === 'cart.clear') as Operation),
      meta: { access: 'admin', writes: true } as const,
    }
    expect(await verdictFor(browsers.stranger, hole)).not.toBe(verdictOf(hole.meta, 'stranger'))
  })
})

describe('at the public door', () => {
  const withSession = () => ({ cookie: Array.from(browsers.owner.cookies, ([name, value]) => `${name}=${value}`).join('; ') })

  test('a session’s cookie opens nothing, and what lives by one is not there', async () => {
    for (const { name, meta, method, path } of OPERATIONS) {
      const response = await fetch(`${plaza.url}/api/v1${path.replace(/\{\w+\}/g, 'x')}`, {
        method,
        headers: { ...withSession(), 'plaza-workspace': workspace, 'idempotency-key': UNUSABLE_KEY, 'content-type': 'application/json' },
        ...(method !== 'GET' && { body: '{}' }),
      })
      const { code } = (await response.json()) as { code?: string }
      const verdict = publicVerdictOf(meta)
      if (verdict === 'not found') expect({ status: response.status, code }, name).toEqual({ status: 404, code: 'NOT_FOUND' })
      else if (verdict === 'unauthenticated') expect(response.status, name).toBe(401)
      else expect(response.status, name).not.toBe(401)
    }
  })

  test('its description names what stands there and nothing else', async () => {
    const { paths } = (await (await fetch(`${plaza.url}/api/v1/openapi.json`)).json()) as {
      paths: Record<string, Record<string, { operationId: string }>>
    }
    const described = Object.values(paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId))
    const standing = OPERATIONS.filter(({ meta }) => publicVerdictOf(meta) !== 'not found').map(({ name }) => name)
    expect(described.sort()).toEqual(standing.sort())
  })
})

describe('somebody else’s record', () => {
  type Pair = { foreign: object; missing: object; workspace?: string }

  /** For every operation that names a record: one that is Amira's, and one that never was; asked for by Chen. */
  const RECORDS: Record<string, () => Promise<Pair>> = {
    'finance.payouts.get': async () => inOwn({ id: await payout() }, { id: 'pot_00000000000000000000000000' }),
    'accounts.sessions.revoke': async () => ({
      foreign: { id: (await browsers.owner.call('accounts.sessions.list')).body.sessions[0].id },
      missing: { id: 'ses_00000000000000000000000000' },
    }),
    'accounts.passkeys.rename': async () => ({ foreign: { id: await passkey(), name: 'mine' }, missing: { id: 'never', name: 'mine' } }),
    'accounts.passkeys.remove': async () => ({ foreign: { id: await passkey() }, missing: { id: 'never' } }),
    'accounts.profile.setAvatar': async () => ({
      foreign: { uploadId: await upload(), crop: WHOLE },
      missing: { uploadId: 'upl_00000000000000000000000000', crop: WHOLE },
    }),
    'accounts.addresses.update': async () => ({
      foreign: { id: await address(), version: 1, address: BRUNOS_ADDRESS },
      missing: { id: 'adr_00000000000000000000000000', version: 1, address: BRUNOS_ADDRESS },
    }),
    'accounts.addresses.remove': async () => ({ foreign: { id: await address() }, missing: { id: 'adr_00000000000000000000000000' } }),
    'accounts.addresses.makeDefault': async () => ({ foreign: { id: await address() }, missing: { id: 'adr_00000000000000000000000000' } }),
    'orders.get': async () => ({ foreign: { orderId: await order() }, missing: { orderId: 'ORD-0000000000' } }),
    'catalog.own.categories.update': async () => inOwn({ id: await ownCategory(), ...CATEGORY }, { id: 'cat_never', ...CATEGORY }),
    'catalog.own.categories.remove': async () => inOwn({ id: await ownCategory() }, { id: 'cat_never' }),
    'inventory.goods.get': async () => inOwn({ productId: await plaza.product('BOWL') }, { productId: NO_PRODUCT }),
    'inventory.goods.update': async () => inOwn({ productId: await plaza.product('BOWL'), ...GOODS }, { productId: NO_PRODUCT, ...GOODS }),
    'inventory.goods.duplicate': async () => inOwn({ productId: await plaza.product('BOWL') }, { productId: NO_PRODUCT }),
    'inventory.goods.remove': async () => inOwn({ productId: await plaza.product('BOWL') }, { productId: NO_PRODUCT }),
    'marketplace.questions.remove': async () => ({ foreign: { entryId: await question() }, missing: { entryId: 'ques_never' } }),
    'reviews.update': async () => ({ foreign: { reviewId: await review(), ...WORDS }, missing: { reviewId: NEVER, ...WORDS } }),
    'reviews.remove': async () => ({ foreign: { reviewId: await review() }, missing: { reviewId: NEVER } }),
    'reviews.setHelpful': async () => ({
      foreign: { reviewId: await review(), helpful: true },
      missing: { reviewId: NEVER, helpful: true },
    }),
    'reviews.report': async () => ({ foreign: { reviewId: await review(), reason: 'spam' }, missing: { reviewId: NEVER, reason: 'spam' } }),
    'reviews.desk.get': async () => inOwn({ reviewId: await review() }, { reviewId: NEVER }),
    'reviews.desk.decide': async () => inOwn({ reviewId: await review(), status: 'approved' }, { reviewId: NEVER, status: 'approved' }),
    'reviews.desk.reply': async () => inOwn({ reviewId: await review(), text: 'Thanks' }, { reviewId: NEVER, text: 'Thanks' }),
    'orders.claim': async () => ({ foreign: { orderId: await order() }, missing: { orderId: 'ORD-0000000000' } }),
    'orders.vendor.deliver': async () => {
      const { number, parcelId } = await parcel()
      return inOwn({ number, parcelId }, { number: 'ORD-0000000000-1', parcelId })
    },
    'orders.vendor.track': async () => {
      const { number, parcelId } = await parcel()
      return inOwn({ number, parcelId, trackingNumber: 'A1' }, { number: 'ORD-0000000000-1', parcelId, trackingNumber: 'A1' })
    },
    'orders.vendor.returns.accept': async () => inOwn({ returnId: await wantedBack() }, { returnId: NO_RETURN }),
    'orders.vendor.returns.refuse': async () =>
      inOwn({ returnId: await wantedBack(), answer: 'No' }, { returnId: NO_RETURN, answer: 'No' }),
    'orders.vendor.returns.answerDispute': async () =>
      inOwn({ returnId: await inDispute(), answer: 'We packed it well.' }, { returnId: NO_RETURN, answer: 'We packed it well.' }),
    'orders.vendor.returns.receive': async () =>
      inOwn({ returnId: await wantedBack(), restock: true }, { returnId: NO_RETURN, restock: true }),
    'promotions.get': async () => inShop({ promotionId: await promotion() }, { promotionId: NO_PROMOTION }),
    'promotions.update': async () =>
      inShop({ promotionId: await promotion(), version: 1, ...PROMOTION }, { promotionId: NO_PROMOTION, version: 1, ...PROMOTION }),
    'promotions.pause': async () => inShop({ promotionId: await promotion(), paused: true }, { promotionId: NO_PROMOTION, paused: true }),
    'promotions.duplicate': async () => inShop({ promotionId: await promotion() }, { promotionId: NO_PROMOTION }),
    'promotions.remove': async () => inShop({ promotionId: await promotion() }, { promotionId: NO_PROMOTION }),
    'vendors.shop.setPicture': async () =>
      inShop({ uploadId: await upload(), ...BANNER }, { uploadId: 'upl_00000000000000000000000000', ...BANNER }),
    'vendors.shop.methods.update': async () =>
      inShop({ id: await method(), version: 1, ...METHOD }, { id: NO_METHOD, version: 1, ...METHOD }),
    'vendors.shop.methods.setActive': async () => inShop({ id: await method(), active: false }, { id: NO_METHOD, active: false }),
    'vendors.shop.methods.arrange': async () => inShop({ ids: [await method()] }, { ids: [NO_METHOD] }),
    'workspaces.members.change': async () => inOwn({ userId: await idOf('elena'), ...STAFF }, { userId: NOBODY, ...STAFF }),
    'workspaces.members.remove': async () => inOwn({ userId: await idOf('elena') }, { userId: NOBODY }),
    'workspaces.transferOwnership': async () => inOwn({ userId: await idOf('elena') }, { userId: NOBODY }),
    'workspaces.invitations.resend': async () => inOwn({ id: await invitation() }, { id: 'inv_00000000000000000000000000' }),
    'workspaces.invitations.revoke': async () => inOwn({ id: await invitation() }, { id: 'inv_00000000000000000000000000' }),
    'workspaces.views.update': async () =>
      inOwn({ id: await sharedView(), version: 1, ...VIEW }, { id: 'view_00000000000000000000000000', version: 1, ...VIEW }),
    'workspaces.views.remove': async () => inOwn({ id: await sharedView() }, { id: 'view_00000000000000000000000000' }),
  }

  /** They name no record of somebody: why each of them needs no pair above. */
  const NO_RECORD: Record<string, string> = {
    'accounts.passkeys.add': 'a challenge is one’s own or none; its operation is tested with foreign ones beside it',
    'accounts.passkeyProof.finish': 'the same',
    'accounts.email.confirmChange': 'a token, tested with somebody else’s beside it',
    'accounts.profiles.get': 'profiles are for all members',
    'accounts.profile.changeUsername': 'a name to take, not a record',
    'accounts.deletion.request': 'one’s own name, typed as a confirmation',
    'marketplace.wishes.set': 'a product, which everybody may see; what is wished is one’s own',
    'marketplace.viewed.note': 'the same',
    'marketplace.notices.callOff': 'one’s own notice about a variant, or none',
    'workspaces.invitations.accept': 'the token is the right',
    'reviews.ofProduct.mine': 'a product, which everyone may see; what is answered is one’s own',
    'reviews.submit': 'the same',
    'marketplace.questions.mine': 'the same',
    'marketplace.questions.ask': 'the same',
    'marketplace.questions.answer': 'a question, which everyone may read',
    'marketplace.questions.report': 'the same',
    'reviews.desk.list': 'a product narrows one’s own list',
  }

  let views = 0
  const NEVER = 'rev_00000000000000000000000000'
  const WORDS = { version: 1, rating: 5, title: 'Warm', text: 'It gives a warm light.', photos: [] }
  const NO_RETURN = 'ret_00000000000000000000000000'
  const NO_PRODUCT = 'prod_00000000000000000000000000'
  const CATEGORY = { version: 1, name: 'Tableware', parentSlug: 'tech' }
  const GOODS = {
    ...{ version: 1, language: 'en', categorySlug: 'tech', status: 'draft', images: [] },
    texts: { en: { name: 'Mine', description: '', seoTitle: '', seoDescription: '' } },
    variants: [{ id: null, sku: 'MINE', size: null, color: null, priceMinor: 100, compareAtMinor: null, costMinor: null, stock: null }],
  }
  const NOBODY = 'usr_00000000000000000000000000'
  const STAFF = { version: 1, role: 'staff', areas: [] }
  const VIEW = { name: 'Late', query: 'state=late', columns: null, shared: true }
  const NO_METHOD = 'dlv_00000000000000000000000000'
  const METHOD = {
    ...{ kind: 'delivery', name: { en: 'Parcel', es: '', ar: '' }, priceMinor: 5_00, freeOverMinor: null },
    ...{ minDays: 1, maxDays: 2, countries: null },
  }
  const NO_PROMOTION = 'promo_00000000000000000000000000'
  const PROMOTION = {
    ...{
      name: { en: 'Winter', es: '', ar: '' },
      code: null,
      offer: { kind: 'freeShipping' },
      minimumMinor: 0,
      products: [],
      categories: [],
    },
    ...{ vendors: [], startsAt: '2026-12-01T00:00:00.000Z', endsAt: null, maxUses: null, maxUsesPerCustomer: null },
  }
  const WHOLE = { left: 0, top: 0, width: 1, height: 1 }
  const BANNER = { picture: 'banner', crop: WHOLE }
  const idOf = async (username: string) =>
    (await plaza.rows<{ id: string }>('select id from accounts.users where username_key = $1', [username]))[0]?.id ?? ''

  async function inOwn(foreign: object, missing: object): Promise<Pair> {
    const { workspaces } = (await browsers.otherOwner.call('workspaces.list')).body
    return { foreign, missing, workspace: workspaces.find(({ name }: { name: string }) => name === 'Chen & Co').id }
  }

  const address = async () => (await browsers.owner.call('accounts.addresses.add', { address: BRUNOS_ADDRESS })).body.id

  async function ownCategory(): Promise<string> {
    const workspace = await plaza.workspace('Dar Amira')
    await browsers.owner.call('catalog.own.categories.add', { name: 'Tableware', parentSlug: 'tech' }, { workspace })
    return (await plaza.rows<{ id: string }>('select id from catalog.categories where workspace_id = $1', [workspace]))[0]?.id ?? ''
  }

  /** Asked for in a shop of Chen's own, so that it is the record that is foreign and not the shop that is missing. */
  async function inShop(foreign: object, missing: object): Promise<Pair> {
    const pair = await inOwn(foreign, missing)
    const application = { name: 'Chen & Co', description: 'Tea.', address: '', policies: { shipping: '', returns: '' } }
    await browsers.otherOwner.call('vendors.application.submit', application, { workspace: pair.workspace ?? '' })
    return pair
  }

  async function method(): Promise<string> {
    const { body } = await browsers.owner.call('vendors.shop.methods.list', {}, { workspace })
    if (body.items.length > 0) return body.items[0].id
    return (await browsers.owner.call('vendors.shop.methods.add', METHOD, { workspace })).body.items[0].id
  }

  async function passkey(): Promise<string> {
    await plaza.rows(
      `insert into accounts.passkeys (id, user_id, name, public_key, counter, created_at) values ('amiras-key', $1, 'Laptop', '', 0, now())
       on conflict do nothing`,
      [await idOf('amira')],
    )
    return 'amiras-key'
  }

  async function upload(): Promise<string> {
    const pixel = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#a63' } })
      .png()
      .toBuffer()
    const sent = await browsers.owner.send('PUT', '/uploads', new Uint8Array(pixel), {
      'content-type': 'image/png',
      'content-length': String(pixel.length),
    })
    return ((await sent.json()) as { uploadId: string }).uploadId
  }

  async function order(): Promise<string> {
    await browsers.owner.call('cart.addLine', { variantId: await plaza.variant('LAMP'), quantity: 1 })
    const placed = await browsers.owner.call('checkout.placeOrder', { email: 'amira@example.com', shippingAddress: BRUNOS_ADDRESS })
    expect((await browsers.owner.call('orders.get', { orderId: placed.body.orderId })).status).toBe(200)
    return placed.body.orderId
  }

  /** Of the owner's, waiting for a decision. */
  async function review(): Promise<string> {
    await order()
    const productId = await plaza.product('LAMP')
    const { body } = await browsers.owner.call('reviews.submit', { productId, rating: 4, title: 'Warm', text: 'It lights.', photos: [] })
    return body.id ?? body.data.reviewId
  }

  async function question(): Promise<string> {
    const input = { productId: await plaza.product('LAMP'), text: 'Does it dim?' }
    return (await browsers.owner.call('marketplace.questions.ask', input)).body.id
  }

  /** Of an order of Amira's own workspace. */
  async function parcel(): Promise<{ orderId: string; number: string; parcelId: string }> {
    const buyer = browsers.stranger
    await buyer.call('cart.addLine', { variantId: await plaza.variant('PLATE'), quantity: 1 })
    const { orderId } = (await buyer.call('checkout.placeOrder', { email: 'bruno@example.com', shippingAddress: BRUNOS_ADDRESS })).body
    const number = `${orderId}-1`
    const { parcels } = (await browsers.owner.call('orders.vendor.ship', { number }, { workspace })).body
    return { orderId, number, parcelId: parcels[0].id }
  }

  async function wantedBack(): Promise<string> {
    const { orderId, number, parcelId } = await parcel()
    await browsers.owner.call('orders.vendor.deliver', { number, parcelId }, { workspace })
    const input = { orderId, number, lines: [{ position: 0, quantity: 1 }], reason: 'other' }
    return (await browsers.stranger.call('orders.returns.request', input)).body.parts[0].returns[0].id
  }

  async function promotion(): Promise<string> {
    return (await browsers.owner.call('promotions.create', PROMOTION, { workspace })).body.id
  }

  async function inDispute(): Promise<string> {
    const returnId = await wantedBack()
    await browsers.owner.call('orders.vendor.returns.refuse', { returnId, answer: 'No' }, { workspace })
    const [row] = await plaza.rows<{ order_id: string }>('select order_id from orders.returns where id = $1', [returnId])
    const asked = { orderId: row?.order_id, returnId, words: 'It broke.' }
    expect((await browsers.stranger.call('orders.returns.dispute', asked)).status).toBe(200)
    return returnId
  }

  async function payout(): Promise<string> {
    const id = 'pot_0000000000000000000000000a'
    await plaza.rows(
      `insert into finance.payouts (id, workspace_id, currency, amount_minor, needs_second, requested_at)
       values ($1, $2, 'USD', 100, false, now()) on conflict do nothing`,
      [id, workspace],
    )
    return id
  }

  async function invitation(): Promise<string> {
    const input = { email: 'somebody.else@example.com', role: 'staff', areas: [] }
    return (await browsers.owner.call('workspaces.invitations.create', input, { workspace })).body.id
  }

  async function sharedView(): Promise<string> {
    views += 1
    const list = `orders${'.again'.repeat(views)}`
    return (await browsers.owner.call('workspaces.views.create', { list, ...VIEW }, { workspace })).body.id
  }

  test('every operation that names a record has its pair', () => {
    const naming = OPERATIONS.filter(
      ({ meta, fields }) =>
        meta.access !== 'anyone' && meta.access !== 'admin' && fields.some((field) => /id$|^username$|^token$/i.test(field)),
    ).map(({ name }) => name)
    expect(naming.filter((name) => !(name in RECORDS) && !(name in NO_RECORD))).toEqual([])
    const known = new Set(OPERATIONS.map(({ name }) => name))
    expect([...Object.keys(RECORDS), ...Object.keys(NO_RECORD)].filter((name) => !known.has(name))).toEqual([])
  })

  test.each(Object.entries(RECORDS))('looks like one that never was, to the byte: %s', async (name, pair) => {
    const { foreign, missing, workspace: own } = await pair()
    const ask = async (input: object) => {
      const response = await browsers.otherOwner.send('POST', `/rpc/${name.replaceAll('.', '/')}`, JSON.stringify({ json: input }), {
        'content-type': 'application/json',
        ...(own && { 'plaza-workspace': own }),
      })
      return { status: response.status, body: await response.text() }
    }
    const answer = await ask(foreign)
    expect(answer).toEqual(await ask(missing))
    expect(answer.status).toBe(404)
  })
})

test.each([
  ['a page of another site', { 'sec-fetch-site': 'cross-site' }],
  ['a page of a neighbouring site', { 'sec-fetch-site': 'same-site' }],
  ['an older browser on another site', { 'sec-fetch-site': '', origin: 'https://evil.example' }],
  ['nobody knows where', { 'sec-fetch-site': '' }],
])('no write is taken from %s', async (_, { 'sec-fetch-site': site, ...headers }: Record<string, string>) => {
  for (const { name, meta } of OPERATIONS) {
    if (!meta.writes) continue
    const response = await fetch(`${plaza.url}/rpc/${name.replaceAll('.', '/')}`, {
      method: 'POST',
      body: '{"json":{}}',
      headers: {
        'content-type': 'application/json',
        cookie: Array.from(browsers.owner.cookies, ([key, value]) => `${key}=${value}`).join('; '),
        ...headers,
        ...(site && { 'sec-fetch-site': site }),
      },
    })
    expect(response.status, name).toBe(403)
  }
  expect(await browsers.owner.me()).not.toBeNull()
})

test('an operation written another way is decided alike, or is none', async () => {
  const ways = [
    'accounts/sessions/list/',
    'accounts//sessions/list',
    'ACCOUNTS/sessions/list',
    'accounts/sessions/list%2e',
    'accounts%2fsessions%2flist',
    './accounts/sessions/list',
    'accounts/./sessions/list',
    'accounts/x/../sessions/list',
    'accounts/sessions/list;x',
    'accounts/sessions/list?x=1',
  ]
  for (const way of ways) {
    const response = await browsers.nobody.send('POST', `/rpc/${way}`, '{"json":{}}', { 'content-type': 'application/json' })
    expect([401, 404], way).toContain(response.status)
  }
  for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
    const response = await browsers.owner.send(method, '/rpc/accounts/sessions/revokeOthers', null, { 'x-http-method-override': 'POST' })
    expect(response.status, method).toBe(405)
  }
})

test('the cast logs in with the password the tests know', async () => {
  expect((await plaza.browser().logIn('dalia@example.com', CAST_PASSWORD)).status).toBe(200)
})
