/** Bundles and their parts are sold from the same stock: in one cart, by many buyers at once, and while somebody pays. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findViolations } from '#app/server/invariants.ts'
import type { VendorProductView } from '#domains/products/contract.ts'
import { bundleDraft, createBundle } from '#test/plaza/bundle.ts'
import { BRUNO_ADDRESS, type Guest, type Reply } from '#test/plaza/guest.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'

let plaza: TestPlaza
/** Two sage mugs and a bowl; there are ten mugs. */
let box: VendorProductView

beforeAll(async () => {
  plaza = await openTestPlaza()
  box = await createBundle(plaza, 'GIFT-BOX', { 'MUG-SAGE': 2, BOWL: 1 }, { name: 'Gift Box', priceMinor: 60_00 })
})
afterAll(async () => {
  expect(await findViolations(plaza.pool)).toEqual([])
  await plaza.close()
})

async function guestWith(...goods: [sku: string, quantity: number][]): Promise<Guest> {
  const guest = plaza.guest()
  for (const [sku, quantity] of goods) expect((await guest.add(await plaza.variant(sku), quantity)).status).toBe(200)
  return guest
}
const codes = (replies: Reply<{ code?: string }>[]) =>
  Map.groupBy(replies, ({ status, body }) => (status === 200 ? 'placed' : (body.code ?? '?')))

test('Bruno buys a gift box, and its parts are taken from stock and kept on his order', async () => {
  const bruno = await guestWith(['GIFT-BOX', 2])
  const { status, body } = await bruno.placeOrder()
  expect(status, JSON.stringify(body)).toBe(200)
  expect([await plaza.available('MUG-SAGE'), await plaza.available('BOWL'), await plaza.available('GIFT-BOX')]).toEqual([6, 98, null])
  const [line] = (await bruno.get(`/orders/${body.orderId}`)).body.parts[0].lines
  expect(line).toMatchObject({
    name: 'Gift Box',
    quantity: 2,
    bundleParts: [
      { name: 'Ribbed Mug', quantity: 2, options: [{ label: 'Sage' }], measure: { unit: 'piece' } },
      { name: 'Small Bowl', quantity: 1, options: [] },
    ],
  })
})

test('a cart caps a bundle at its parts, and says how many are left beside a part on its own', async () => {
  const chen = await guestWith(['MUG-SAGE', 3])
  const { body } = await chen.add(await plaza.variant('GIFT-BOX'), 9)
  expect([body.cappedTo, body.lines[1]]).toMatchObject([3, { quantity: 3, notice: 'notEnough', left: 1 }])
  const refused = await chen.placeOrder()
  expect(refused).toMatchObject({ status: 409, body: { code: 'SOLD_OUT', data: { lines: [{ name: 'Gift Box', wanted: 3, left: 1 }] } } })
  expect(await plaza.available('MUG-SAGE')).toBe(6)
  await chen.setQuantity(await plaza.variant('GIFT-BOX'), 1)
  expect((await chen.cart()).body.lines.map(({ notice }: { notice: string | null }) => notice)).toEqual([null, null])
  expect((await chen.placeOrder()).status).toBe(200)
  expect(await plaza.available('MUG-SAGE')).toBe(1)
})

test('of two buyers of the last mug, one alone and one in a box, one gets it', async () => {
  await createBundle(plaza, 'MUG-BOX', { 'MUG-IVORY': 1, BOWL: 1 })
  for (const left of [3, 2, 1]) {
    const [alone, boxed] = [await guestWith(['MUG-IVORY', left]), await guestWith(['MUG-BOX', left])]
    const replies = codes(await Promise.all([alone.placeOrder(), boxed.placeOrder()]))
    expect([replies.get('placed')?.length, replies.get('SOLD_OUT')?.length]).toEqual([1, 1])
    expect(await plaza.available('MUG-IVORY')).toBe(0)
    expect(await findViolations(plaza.pool)).toEqual([])
    await plaza.rows('delete from cart.lines')
    if (left > 1) await receive('MUG-IVORY', left - 1)
  }
})

test('carts with overlapping bundles in opposite order do not deadlock', async () => {
  await createBundle(plaza, 'TABLE-BOX', { PLATE: 2, BOWL: 1 })
  await createBundle(plaza, 'BOWL-BOX', { BOWL: 1, PLATE: 1 })
  const guests = await Promise.all(
    Array.from({ length: 24 }, (_, index) => {
      const goods: [string, number][] = [
        ['TABLE-BOX', 1],
        ['BOWL-BOX', 1],
        ['PLATE', 1],
      ]
      return guestWith(...(index % 2 ? goods : goods.reverse()))
    }),
  )
  const replies = codes(await Promise.all(guests.map((guest) => guest.placeOrder())))
  expect([...replies.keys()]).toEqual(['placed'])
  expect(await plaza.available('PLATE')).toBe(1000 - 24 * 4)
})

test('who pays by card holds the parts, and gets those of the moment of the checkout although the vendor changed the box', async () => {
  await receive('MUG-SAGE', 9)
  const before = [await plaza.available('MUG-SAGE'), await plaza.available('PLATE')]
  const chen = await guestWith(['GIFT-BOX', 2])
  const address = { email: 'chen@example.com', shippingAddress: BRUNO_ADDRESS }
  const { body: checkout } = await chen.call('POST', '/checkout', address, { 'idempotency-key': randomUUID() })
  expect([await plaza.available('MUG-SAGE'), await plaza.available('PLATE')]).toEqual([(before[0] ?? 0) - 4, before[1]])
  await change({ PLATE: 3 })
  await chen.call('POST', `/checkout/${checkout.id}/payments`, { card: 'accepted' }, { 'idempotency-key': randomUUID() })
  await plaza.settle()
  expect((await chen.get(`/checkout/${checkout.id}`)).body).toMatchObject({ status: 'placed' })
  expect([await plaza.available('MUG-SAGE'), await plaza.available('PLATE')]).toEqual([(before[0] ?? 0) - 4, before[1]])
  expect(await plaza.rows('select 1 from inventory.holds')).toEqual([])
  await change({ 'MUG-SAGE': 2, BOWL: 1 })
})

test('a bundle without a cost of its own costs what its parts do', async () => {
  await plaza.rows(`update catalog.variants set cost_minor = 700 where sku = 'MUG-SAGE'`)
  const unitCost = async () => {
    const { body } = await (await guestWith(['GIFT-BOX', 1])).placeOrder()
    return (await plaza.rows('select unit_cost_minor from orders.lines where order_id = $1', [body.orderId]))[0]
  }
  expect(await unitCost()).toEqual({ unit_cost_minor: null })
  await plaza.rows(`update catalog.variants set cost_minor = 250 where sku = 'BOWL'`)
  expect(await unitCost()).toEqual({ unit_cost_minor: 2 * 700 + 250 })
  await plaza.rows(`update catalog.variants set cost_minor = 2000 where sku = 'GIFT-BOX'`)
  expect(await unitCost()).toEqual({ unit_cost_minor: 2000 })
})

/** Amira counts more units of a variant. */
async function receive(sku: string, quantity: number) {
  const [amira, workspace] = await Promise.all([plaza.member('amira'), plaza.workspace('Dar Amira')])
  const { body } = await amira.call('products.get', { productId: await plaza.product(sku) }, { workspace })
  const variants = body.variants.map((variant: VendorProductView['variants'][number]) => {
    const stock = variant.stock && { ...variant.stock, seen: variant.stock.onHand }
    return { ...variant, stock: stock && variant.sku === sku ? { ...stock, onHand: stock.onHand + quantity } : stock }
  })
  const draft = { ...body, productId: body.id, categorySlug: body.category.slug, images: [], variants }
  expect((await amira.call('products.update', draft, { workspace })).status).toBe(200)
}

/** Amira changes the parts of the gift box. */
async function change(parts: Record<string, number>) {
  const [amira, workspace] = await Promise.all([plaza.member('amira'), plaza.workspace('Dar Amira')])
  const { body } = await amira.call('products.get', { productId: box.id }, { workspace })
  const { variants, ...draft } = await bundleDraft(plaza, 'GIFT-BOX', parts, { name: 'Gift Box', priceMinor: 60_00 })
  const own = variants.map((variant) => ({ ...variant, id: body.variants[0].id }))
  const input = { ...draft, productId: box.id, version: body.version, variants: own }
  expect((await amira.call('products.update', input, { workspace })).status).toBe(200)
}
