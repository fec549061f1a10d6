/** Bundles in the vendor's hands: what may be a part, and what becomes of the stock. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { findViolations } from '#app/server/invariants.ts'
import { bundleDraft, createBundle } from '#test/plaza/bundle.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import type { VendorProductView } from '../contract.ts'

let plaza: TestPlaza
let amira: Member
let workspace = ''
let box: VendorProductView

const ask = (operation: string, input: object) => amira.call(operation, input, { workspace })
const create = async (parts: Record<string, number>, more: object = {}) =>
  ask('products.create', await bundleDraft(plaza, 'OTHER-BOX', parts, { more }))
const get = async (productId: string): Promise<VendorProductView> => (await ask('products.get', { productId })).body
const toDraft = ({ id, category, images, ...view }: VendorProductView, more: object = {}) => ({
  ...view,
  productId: id,
  categorySlug: category.slug,
  variants: view.variants.map(({ stock, ...variant }) => ({ ...variant, stock: stock && { ...stock, seen: stock.onHand } })),
  images: images.map((image) => ({ picture: { imageId: image.id }, alt: image.alt, color: image.color })),
  ...more,
})
const broken = (fields: [string, string][]) => ({
  status: 400,
  body: { code: 'INVALID_INPUT', data: { fields: fields.map(([path, rule]) => ({ path, rule })) } },
})

beforeAll(async () => {
  plaza = await openTestPlaza()
  amira = await plaza.member('amira')
  workspace = await plaza.workspace('Dar Amira')
  box = await createBundle(plaza, 'GIFT-BOX', { 'MUG-SAGE': 2, BOWL: 1 }, { name: 'Gift Box' })
})
afterAll(() => plaza.close())
afterEach(async () => expect(await findViolations(plaza.pool)).toEqual([]))

test('Amira sees the parts of a bundle by name, and how many bundles its parts make', async () => {
  const { variants } = await get(box.id)
  expect(variants[0]).toMatchObject({
    stock: null,
    available: 5,
    bundleParts: [
      { name: 'Ribbed Mug', sku: 'MUG-SAGE', quantity: 2, options: [{ key: 'color', value: 'sage', label: 'Sage' }] },
      { name: 'Small Bowl', sku: 'BOWL', quantity: 1, options: [] },
    ],
  })
  const { items } = (await ask('products.list', { q: 'GIFT-BOX' })).body
  expect(items[0].stock).toEqual({ available: 5, low: 0, out: 0 })
})

test('a bundle that is sent without parts keeps them, and one with an empty list stops being one', async () => {
  const [variant] = (await get(box.id)).variants
  const { bundleParts, ...rest } = variant ?? box.variants[0] ?? { bundleParts: [] }
  const kept = await ask('products.update', toDraft(await get(box.id), { variants: [rest] }))
  expect([kept.status, kept.body.variants?.[0].bundleParts]).toEqual([200, bundleParts])
  const stock = { onHand: 7, seen: null, reorderPoint: 5 }
  const plain = await ask('products.update', toDraft(await get(box.id), { variants: [{ ...rest, bundleParts: [], stock }] }))
  expect(plain.body.variants?.[0]).toMatchObject({ bundleParts: [], stock: { onHand: 7 } })
  const again = await ask('products.update', toDraft(await get(box.id), { variants: [{ ...rest, bundleParts, stock }] }))
  expect(again.body.variants?.[0]).toMatchObject({ bundleParts, stock: null, available: 5 })
})

test('parts are goods of the same vendor, once each, and neither bundles nor variants of the same product', async () => {
  expect(await create({ LAMP: 1 })).toMatchObject(broken([['variants.0.bundleParts.0.variantId', 'partUnknown']]))
  expect(await create({ BOWL: 1, 'GIFT-BOX': 1 })).toMatchObject(broken([['variants.0.bundleParts.1.variantId', 'partIsBundle']]))
  const bowl = { variantId: await plaza.variant('BOWL'), quantity: 1 }
  const [variant] = (await bundleDraft(plaza, 'OTHER-BOX', {})).variants
  const twice = [{ ...variant, bundleParts: [bowl, bowl] }]
  expect(await create({}, { variants: twice })).toMatchObject(broken([['variants.0.bundleParts.1.variantId', 'partTwice']]))
  expect(await create({ BOWL: 0 })).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } })
  expect(await create({ BOWL: 1 }, { kind: 'service' })).toMatchObject(broken([['kind', 'bundleKind']]))
  const course = await ask('products.create', await bundleDraft(plaza, 'COURSE', {}, { more: { kind: 'service' } }))
  expect(course.status).toBe(200)
  expect(await create({ COURSE: 1 })).toMatchObject(broken([['variants.0.bundleParts.0.variantId', 'partNotGoods']]))
})

test('a part of a bundle cannot become a bundle, a service, or a part of itself', async () => {
  const bowl = await get(await plaza.product('BOWL'))
  const plate = [{ variantId: await plaza.variant('PLATE'), quantity: 1 }]
  const variants = bowl.variants.map((variant) => ({ ...variant, bundleParts: plate, stock: null }))
  expect(await ask('products.update', toDraft(bowl, { variants }))).toMatchObject(broken([['variants.0.bundleParts', 'bundleInBundle']]))
  expect(await ask('products.update', toDraft(bowl, { kind: 'service' }))).toMatchObject(broken([['kind', 'partKind']]))
  const itself = box.variants.map((variant) => ({ ...variant, bundleParts: [{ variantId: variant.id, quantity: 1 }] }))
  expect(await ask('products.update', toDraft(await get(box.id), { variants: itself }))).toMatchObject(
    broken([['variants.0.bundleParts.0.variantId', 'partOfSameProduct']]),
  )
})

test('a part cannot be deleted while a bundle contains it, alone or with its variant, but together with the bundle', async () => {
  const [bowl, mug] = [await plaza.product('BOWL'), await plaza.product('MUG-SAGE')]
  const refused = { status: 409, body: { code: 'PART_OF_BUNDLE', data: { sku: 'BOWL', bundle: 'GIFT-BOX' } } }
  expect(await ask('products.remove', { productId: bowl, evenInCarts: true })).toMatchObject(refused)
  expect(await ask('products.change', { meant: { ids: [bowl] }, change: { kind: 'delete', evenInCarts: true } })).toMatchObject(refused)
  const view = await get(mug)
  const draft = toDraft(view)
  const variants = draft.variants.filter(({ sku }) => sku !== 'MUG-SAGE')
  expect(await ask('products.update', { ...draft, variants })).toMatchObject({ status: 409, body: { code: 'PART_OF_BUNDLE' } })
  const other = await createBundle(plaza, 'PLATE-BOX', { PLATE: 1 })
  const both = { ids: [other.id, await plaza.product('PLATE')] }
  expect((await ask('products.change', { meant: both, change: { kind: 'delete', evenInCarts: true } })).body).toEqual({ changed: 2 })
})

test('a bundle is sold out while a part of it is off sale, and its listing follows', async () => {
  const listing = async () => (await plaza.guest().get(`/marketplace/listings/${box.id}`)).body.variants[0].availability
  const shown = async () => (await plaza.rows('select availability from marketplace.listings where product_id = $1', [box.id]))[0]
  const setStatus = async (status: string) => {
    const meant = { ids: [await plaza.product('BOWL')] }
    await ask('products.change', { meant, change: { kind: 'status', status } })
    await plaza.settle()
  }
  expect([await listing(), await shown()]).toEqual(['available', { availability: 'available' }])
  await setStatus('archived')
  expect([await listing(), await shown()]).toEqual(['soldOut', { availability: 'soldOut' }])
  const bruno = plaza.guest()
  expect((await bruno.add(await plaza.variant('GIFT-BOX'))).status).toBe(409)
  await setStatus('active')
  expect([await listing(), await shown()]).toEqual(['available', { availability: 'available' }])
})

test('a copy of a bundle has the same parts', async () => {
  const { id } = (await ask('products.duplicate', { productId: box.id })).body
  expect((await get(id)).variants[0]).toMatchObject({ bundleParts: [{ sku: 'MUG-SAGE', quantity: 2 }, { sku: 'BOWL' }], available: 5 })
})

test('Amira finds her goods as parts by name and SKU, without bundles and the product itself', async () => {
  const found = async (q: string, more: object = {}) => {
    const { items } = (await ask('products.parts.list', { q, ...more })).body
    return items.map(({ sku }: { sku: string }) => sku)
  }
  expect(await found('mug')).toEqual(['MUG-SAGE', 'MUG-IVORY', 'MUG-CLAY'])
  expect(await found('bowl')).toEqual(['BOWL'])
  expect(await found('bowl', { exceptProductId: await plaza.product('BOWL') })).toEqual([])
  expect(await found('gift')).toEqual([])
  expect(await found('cable')).toEqual([])
  expect((await ask('products.parts.list', { q: 'MUG-S' })).body.items).toMatchObject([
    { name: 'Ribbed Mug', options: [{ label: 'Sage' }], priceMinor: 28_00, available: 10, onSale: true },
  ])
})

test('another vendor can neither see the variants nor take them as parts', async () => {
  const omar = await plaza.member('omar')
  const draft = await bundleDraft(plaza, 'STOLEN', { BOWL: 1 })
  const reply = await omar.call('products.create', draft, { workspace: await plaza.workspace('Plaza House') })
  expect(reply).toMatchObject(broken([['variants.0.bundleParts.0.variantId', 'partUnknown']]))
})
