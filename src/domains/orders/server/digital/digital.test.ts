/** Digital products and services from the payment on: Amira sells an e-book, a license with keys, and a haircut. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FIXTURE_PASSWORD } from '#app/server/fixtures.ts'
import { findViolations } from '#app/server/invariants.ts'
import { createProduct } from '#domains/catalog/server/fixtures.ts'
import { receiveStock } from '#domains/inventory/server/index.ts'
import { transactAsSystem } from '#platform/server/transact.ts'
import type { Guest } from '#test/plaza/guest.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'

const KEYS = ['KEY-AAAA', 'KEY-BBBB', 'KEY-CCCC', 'KEY-DDDD', 'KEY-EEEE', 'KEY-FFFF']

let plaza: TestPlaza
let [amira, omar, chen] = [] as unknown as [Member, Member, Member]
let workspace = ''
let ebook = ''
let license = ''

beforeAll(async () => {
  plaza = await openTestPlaza()
  ;[amira, omar, chen] = await Promise.all([plaza.member('amira'), plaza.member('omar'), plaza.member('chen')])
  workspace = await plaza.workspace('Dar Amira')
  await transactAsSystem(plaza.services, async (tx) => {
    const base = { workspaceId: workspace, categorySlug: 'accessories', status: 'active', language: 'en', pictures: [] } as const
    const text = (name: string) => ({ texts: { en: { name, description: '' } } })
    const digital = { ...base, kind: 'digital', maxDownloads: 2 } as const
    ebook = (await createProduct(tx, { ...digital, ...text('Glaze Recipes'), variants: [{ sku: 'EBOOK', priceMinor: 20_00 }] })).id
    const licensed = await createProduct(tx, {
      ...digital,
      ...text('Kiln Planner'),
      licenseKeys: true,
      variants: [{ sku: 'LICENSE', priceMinor: 50_00 }],
    })
    license = licensed.id
    await receiveStock(tx, { workspaceId: workspace, productId: license, variantId: licensed.variants[0]?.id ?? '', quantity: 0 })
    await createProduct(tx, { ...base, ...text('Haircut'), kind: 'service', variants: [{ sku: 'HAIRCUT', priceMinor: 25_00 }] })
  })
  await plaza.settle()
  expect((await upload('glazes.pdf')).status).toBe(200)
  expect((await addKeys(KEYS)).body).toMatchObject({ added: 6, skipped: 0 })
})
afterAll(async () => {
  expect(await findViolations(plaza.pool)).toEqual([])
  await plaza.close()
})

const ask = (name: string, input: object, by = amira) => by.call(name, input, { workspace })
const addKeys = async (keys: string[]) =>
  ask('products.digital.addKeys', { productId: license, variantId: await plaza.variant('LICENSE'), keys })
const given = async () =>
  plaza.rows<{ order_id: string; revoked: boolean }>(
    'select order_id, revoked_at is not null as revoked from products.license_keys where order_id is not null',
  )

async function upload(name: string, { by = amira, text = '%PDF-1.7 glazes' } = {}) {
  const response = await by.send('PUT', `/products/${ebook}/files?workspace=${workspace}&name=${encodeURIComponent(name)}`, text)
  return { status: response.status, body: JSON.parse(await response.text()) }
}

/** Orders by bank transfer. */
async function order(sku: string, quantity = 1, guest: Guest = plaza.guest()) {
  await guest.add(await plaza.variant(sku), quantity)
  const { body } = await guest.placeOrder({ shippingAddress: undefined, name: 'Bruno Paz', payment: 'transfer' })
  await plaza.settle()
  return { guest, orderId: body.orderId as string, number: `${body.orderId}-1`, link: body.link as string }
}

async function pay(orderId: string): Promise<void> {
  await omar.renewReauthentication(FIXTURE_PASSWORD)
  expect((await omar.call('orders.markPaid', { orderId })).status).toBe(200)
  await plaza.settle()
}

const digitalOf = async ({ guest, orderId }: { guest: Guest; orderId: string }) =>
  (await guest.get(`/orders/${orderId}/digital`)).body.lines
const statusOf = async ({ guest, orderId }: { guest: Guest; orderId: string }) => (await guest.get(`/orders/${orderId}`)).body.status
const fetchFile = (url: string) => fetch(new URL(url, plaza.url))

describe('a file', () => {
  test('is not given out before the payment, and by itself after it; the part is delivered', async () => {
    const bought = await order('EBOOK')
    expect([await statusOf(bought), await digitalOf(bought)]).toEqual(['Pending', []])
    await pay(bought.orderId)
    expect(await statusOf(bought)).toBe('Delivered')
    expect(await digitalOf(bought)).toMatchObject([{ position: 0, files: [{ name: 'glazes.pdf', left: 2 }], keys: [] }])
    const part = (await bought.guest.get(`/orders/${bought.orderId}`)).body.parts[0]
    expect(part).toMatchObject({ parcels: [{ kind: 'digital', carrier: '' }], lines: [{ returnable: 0 }], returnableUntil: null })
  })

  test('is downloaded through a link that is counted and expires; no unit is downloaded more often than the product allows', async () => {
    const bought = await order('EBOOK')
    await pay(bought.orderId)
    const [{ files }] = await digitalOf(bought)
    const open = () => bought.guest.call('POST', `/orders/${bought.orderId}/lines/0/files/${files[0].fileId}/downloads`, {})
    const { url } = (await open()).body
    const file = await fetchFile(url)
    expect([file.status, file.headers.get('content-disposition'), await file.text()]).toEqual([
      200,
      'attachment; filename="glazes.pdf"',
      '%PDF-1.7 glazes',
    ])
    expect((await fetchFile(`${url.slice(0, -1)}${url.endsWith('A') ? 'B' : 'A'}`)).status).toBe(404)
    const raced = await Promise.all([open(), open(), open()])
    expect(raced.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    plaza.moveClock(10 * 60_000)
    expect((await fetchFile(url)).status).toBe(404)
    expect((await digitalOf(bought))[0].files[0].left).toBe(0)
    expect((await ask('orders.vendor.resetDownloads', { number: bought.number, position: 0 })).status).toBe(200)
    expect((await open()).status).toBe(200)
  })

  test('belongs to the order: the private link opens it, a stranger gets 404', async () => {
    const bought = await order('EBOOK')
    await pay(bought.orderId)
    const stranger = plaza.guest()
    expect((await stranger.get(`/orders/${bought.orderId}/digital`)).status).toBe(404)
    const withLink = await stranger.get(`/orders/${bought.orderId}/digital`, { 'plaza-order-link': bought.link })
    expect(withLink.body.lines[0].files).toHaveLength(1)
  })

  test('is no longer given out after a refund, also through a link that was made before', async () => {
    const bought = await order('EBOOK')
    await pay(bought.orderId)
    const [{ files }] = await digitalOf(bought)
    const path = `/orders/${bought.orderId}/lines/0/files/${files[0].fileId}/downloads`
    const { url } = (await bought.guest.call('POST', path, {})).body
    expect((await ask('orders.vendor.refund', { number: bought.number, reason: 'Goodwill' })).status).toBe(200)
    expect((await digitalOf(bought))[0].files).toEqual([])
    expect((await fetchFile(url)).status).toBe(404)
    expect((await bought.guest.call('POST', path, {})).body.code).toBe('NO_DOWNLOADS_LEFT')
  })

  test('can be refunded by a proposal, but neither returned nor replaced', async () => {
    const bought = await order('EBOOK')
    await pay(bought.orderId)
    const lines = [{ position: 0, quantity: 1 }]
    const propose = (kind: string) =>
      ask('orders.vendor.proposals.make', { number: bought.number, kind, reason: 'damaged', message: 'Sorry.', lines })
    expect((await propose('return')).body.code).toBe('NOT_AVAILABLE')
    expect((await propose('replacement')).body.code).toBe('NOT_AVAILABLE')
    expect((await propose('refund')).status).toBe(200)
  })

  test('is needed before many products become active at once', async () => {
    const empty = await transactAsSystem(plaza.services, (tx) =>
      createProduct(tx, {
        workspaceId: workspace,
        categorySlug: 'accessories',
        status: 'draft',
        language: 'en',
        pictures: [],
        kind: 'digital',
        texts: { en: { name: 'Empty Book', description: '' } },
        variants: [{ sku: 'EMPTY', priceMinor: 1_00 }],
      }),
    )
    const activate = (ids: string[]) => ask('products.change', { meant: { ids }, change: { kind: 'status', status: 'active' } })
    expect((await activate([empty.id, ebook])).body.code).toBe('NOTHING_TO_DELIVER')
    expect((await activate([ebook, license])).body).toEqual({ changed: 2 })
  })

  test('is uploaded by the people of the vendor only, and an active product keeps its last one', async () => {
    expect((await upload('glazes.pdf', { by: chen })).status).toBe(404)
    expect(await upload('empty.pdf', { text: '' })).toMatchObject({ status: 422, body: { data: { reason: 'empty' } } })
    const { files } = (await ask('products.digital.get', { productId: ebook })).body
    const removed = await ask('products.digital.removeFile', { productId: ebook, fileId: files[0].id })
    expect(removed.body).toMatchObject({ code: 'LAST_FILE' })
  })
})

describe('license keys', () => {
  test('every paid unit gets one of its own, which is sealed in the database and is the stock of the variant', async () => {
    expect(await plaza.available('LICENSE')).toBe(6)
    const bought = await order('LICENSE', 2)
    expect(await plaza.available('LICENSE')).toBe(4)
    await pay(bought.orderId)
    expect((await digitalOf(bought))[0].keys).toEqual(['KEY-AAAA', 'KEY-BBBB'])
    const rows = JSON.stringify(await plaza.rows('select * from products.license_keys'))
    expect(rows).not.toContain('KEY-')
  })

  test('no key is given twice when orders are paid at once, and the last keys are not oversold', async () => {
    const orders = [await order('LICENSE'), await order('LICENSE'), await order('LICENSE')]
    await omar.renewReauthentication(FIXTURE_PASSWORD)
    await Promise.all(orders.map(({ orderId }) => omar.call('orders.markPaid', { orderId })))
    await plaza.settle()
    const keys = (await Promise.all(orders.map(digitalOf))).flatMap(([line]) => line.keys)
    expect(new Set(keys).size).toBe(3)
    const guest = plaza.guest()
    const added = await guest.add(await plaza.variant('LICENSE'), 2)
    expect(added.body.cappedTo).toBe(1)
  })

  test('a refunded one is revoked and never given again; the same key can’t be added twice', async () => {
    const bought = await order('LICENSE')
    await pay(bought.orderId)
    expect(await plaza.available('LICENSE')).toBe(0)
    await ask('orders.vendor.refund', { number: bought.number, reason: 'Goodwill' })
    expect(await digitalOf(bought)).toEqual([])
    expect(await plaza.available('LICENSE')).toBe(0)
    expect((await given()).filter(({ revoked }) => revoked)).toHaveLength(1)
    expect((await addKeys([...KEYS, 'KEY-GGGG'])).body).toMatchObject({ added: 1, skipped: 6 })
    expect(await plaza.available('LICENSE')).toBe(1)
  })

  test('a cancelled order gives its unit back before a key was given', async () => {
    const bought = await order('LICENSE')
    expect(await plaza.available('LICENSE')).toBe(0)
    await ask('orders.vendor.cancel', { number: bought.number })
    expect(await plaza.available('LICENSE')).toBe(1)
  })
})

describe('a service', () => {
  test('is not shipped but marked as provided, and can’t be returned then; the vendor can still refund it', async () => {
    const bought = await order('HAIRCUT')
    expect((await ask('orders.vendor.ship', { number: bought.number })).body.code).toBe('NOT_SHIPPABLE')
    const provided = await ask('orders.vendor.provide', { number: bought.number })
    expect(provided.body).toMatchObject({ status: 'Delivered', parcels: [{ kind: 'service' }], lines: [{ returnable: 0, refundable: 1 }] })
    expect((await ask('orders.vendor.provide', { number: bought.number })).body.code).toBe('NOT_PROVIDABLE')
    expect((await ask('orders.vendor.refund', { number: bought.number, reason: 'Goodwill' })).status).toBe(200)
  })
})
