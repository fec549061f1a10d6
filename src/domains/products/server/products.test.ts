/** Products of a workspace: Amira's ceramics, and those of a workspace that is not a vendor yet. */
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findViolations } from '#app/server/invariants.ts'
import { NO_DETAILS } from '#domains/catalog/contract.ts'
import { colorAndSize } from '#domains/catalog/server/fixtures.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { buy } from '#test/plaza/purchase.ts'
import type { VendorProductRow, VendorProductView } from '../contract.ts'

let plaza: TestPlaza
let [amira, bruno, chen, farid] = [] as unknown as [Member, Member, Member, Member]
let workspace = ''

beforeAll(async () => {
  plaza = await openTestPlaza()
  ;[amira, bruno, chen, farid] = await Promise.all([
    plaza.member('amira'),
    plaza.member('bruno'),
    plaza.member('chen'),
    plaza.member('farid'),
  ])
  workspace = await plaza.workspace('Dar Amira')
})
afterAll(async () => {
  expect(await findViolations(plaza.pool)).toEqual([])
  await plaza.close()
})

const ask = (name: string, input: object = {}, by = amira, within = workspace) => by.call(`products.${name}`, input, { workspace: within })
const get = async (productId: string): Promise<VendorProductView> => (await ask('get', { productId })).body
const list = async (input: object = {}): Promise<VendorProductRow[]> => (await ask('list', input)).body.items
const namesOf = (rows: readonly VendorProductRow[]) => rows.map(({ name }) => name)

const text = (name: string, description = '') => ({ name, description, seoTitle: '', seoDescription: '' })
const variant = (sku: string, more: { color?: string; size?: string } & Record<string, unknown> = {}) => ({
  id: null,
  sku,
  priceMinor: 20_00,
  compareAtMinor: null,
  costMinor: null,
  stock: null,
  ...more,
})
const draft = ({
  variants = [variant('CRUET')],
  ...more
}: { variants?: Parameters<typeof colorAndSize>[0] } & Record<string, unknown> = {}) => ({
  language: 'en',
  texts: { en: text('Olive Oil Cruet') },
  categorySlug: 'accessories',
  status: 'active',
  images: [],
  ...colorAndSize(variants),
  ...more,
})
const draftOf = (view: VendorProductView, more: object = {}) => ({
  productId: view.id,
  version: view.version,
  language: view.language,
  texts: view.texts,
  categorySlug: view.category.slug,
  status: view.status,
  options: view.options,
  images: view.images.map(({ id, alt, color }) => ({ picture: { imageId: id }, alt, color })),
  variants: view.variants.map(({ stock, ...rest }) => ({
    ...rest,
    stock: stock && { onHand: stock.onHand, seen: stock.onHand, reorderPoint: stock.reorderPoint },
  })),
  ...more,
})

async function upload(member: Member, background: string): Promise<string> {
  const picture = await sharp({ create: { width: 1200, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer()
  const response = await member.send('PUT', '/uploads', new Uint8Array(picture))
  return ((await response.json()) as { uploadId: string }).uploadId
}

const inShop = async (q: string) => {
  await plaza.settle()
  return (await plaza.guest().get(`/marketplace/listings?q=${encodeURIComponent(q)}`)).body.items.map(({ name }: { name: string }) => name)
}

describe('a new product', () => {
  test('shows its details to shoppers, except the HS code; a change that leaves them out keeps them', async () => {
    const details = {
      brand: 'Dar Amira',
      tags: ['olive', 'زيت'],
      origin: 'MA',
      hsCode: '691200',
      lengthMm: 240,
      widthMm: 120,
      heightMm: 35,
      manufacturer: 'Dar Amira\nFes',
      responsiblePerson: '',
    }
    const variants = [variant('DETAIL', { gtin: '4006381333931', weightGrams: 640 })]
    const created: VendorProductView = (await ask('create', draft({ details, variants }))).body
    expect([created.details, created.variants[0]]).toMatchObject([details, { gtin: '4006381333931', weightGrams: 640 }])
    const { hsCode: _, ...shown } = details
    const seen = (await plaza.guest().get(`/marketplace/listings/${created.id}`)).body
    expect([seen.details, seen.variants[0]]).toMatchObject([shown, { gtin: '4006381333931', weightGrams: 640 }])
    expect(JSON.stringify(seen)).not.toContain('691200')
    const variantId = created.variants[0]?.id
    const updated = await ask('update', draftOf(created, { details: undefined, variants: [variant('DETAIL', { id: variantId })] }))
    expect([updated.body.details, updated.body.variants[0]]).toMatchObject([details, { gtin: '4006381333931', weightGrams: 640 }])
    const copy = await ask('duplicate', { productId: created.id })
    const copied = await get(copy.body.id)
    expect([copied.details, copied.variants[0]]).toMatchObject([details, { gtin: null, weightGrams: 640 }])
  })

  test.each([
    ['a GTIN with a wrong last digit', { variants: [variant('WRONG', { gtin: '4006381333932' })] }, 'variants.0.gtin', 'gtin'],
    ['a country that has no code', { details: { ...NO_DETAILS, origin: 'Spain' } }, 'details.origin', 'invalid_format'],
    ['an HS code of four digits', { details: { ...NO_DETAILS, hsCode: '6912' } }, 'details.hsCode', 'invalid_format'],
    ['a side without length', { details: { ...NO_DETAILS, lengthMm: 0 } }, 'details.lengthMm', 'too_small'],
  ])('is refused with %s', async (_, more, path, rule) => {
    const { status, body } = await ask('create', draft(more))
    expect([status, body.data.fields]).toMatchObject([400, [{ path, rule }]])
  })

  test('with six variants and two pictures is on sale immediately, with its stock', async () => {
    const images = [
      { picture: { uploadId: await upload(amira, '#2C6C6C') }, alt: { en: 'The cup in teal', ar: 'الكوب بالأزرق المخضر' }, color: 'teal' },
      { picture: { uploadId: await upload(amira, '#EDE4D3') }, alt: {}, color: 'ivory' },
    ]
    const variants = ['teal', 'ivory'].flatMap((color) =>
      ['S', 'M', 'L'].map((size, index) =>
        variant(`CUP-${color}-${size}`.toUpperCase(), {
          size,
          color,
          priceMinor: 18_00 + index * 100,
          costMinor: 6_50,
          compareAtMinor: index === 0 ? 22_00 : null,
          stock: { onHand: 4 + index, seen: null, reorderPoint: 2 },
        }),
      ),
    )
    const created = await ask(
      'create',
      draft({ texts: { en: text('Nesting Cup', 'Fits into itself.'), es: text('Vaso apilable') }, images, variants }),
    )
    expect(created.status).toBe(200)
    const view: VendorProductView = created.body
    expect(view).toMatchObject({ status: 'active', onSale: true, version: 1, category: { slug: 'accessories', name: 'Accessories' } })
    expect(view.variants.map(({ sku, priceMinor, stock }) => [sku, priceMinor, stock?.onHand])).toEqual([
      ['CUP-TEAL-S', 1800, 4],
      ['CUP-TEAL-M', 1900, 5],
      ['CUP-TEAL-L', 2000, 6],
      ['CUP-IVORY-S', 1800, 4],
      ['CUP-IVORY-M', 1900, 5],
      ['CUP-IVORY-L', 2000, 6],
    ])
    expect(view.images.map(({ color, alt }) => [color, alt])).toEqual([
      ['teal', { en: 'The cup in teal', ar: 'الكوب بالأزرق المخضر' }],
      ['ivory', {}],
    ])
    expect(await inShop('nesting')).toEqual(['Nesting Cup'])
    expect(JSON.stringify((await plaza.guest().get(`/products/${view.id}`)).body)).not.toContain('costMinor')
    const [warehouse] = await plaza.rows('select name from inventory.warehouses where workspace_id = $1', [workspace])
    expect(warehouse).toEqual({ name: 'Main' })
  })

  test('of a workspace that is not an approved vendor is saved but not on sale', async () => {
    const mine = (await chen.call('workspaces.list')).body.workspaces[0].id
    const { status, body } = await ask('create', draft({ texts: { en: text('Chen’s Lantern') } }), chen, mine)
    expect([status, body.status, body.onSale]).toEqual([200, 'active', false])
    expect(await inShop('lantern')).not.toContain('Chen’s Lantern')
  })

  test.each([
    ['no name in its own language', { texts: { es: text('Aceitera') } }, 'texts.en.name'],
    ['one SKU twice', { variants: [variant('X1', { size: 'S' }), variant('x1', { size: 'M' })] }, 'variants.1.sku'],
    ['a value in two cases', { variants: [variant('X1', { size: 'S' }), variant('X2', { size: 's' })] }, 'options.0'],
    ['one form twice', { variants: [variant('X1', { size: 'S' }), variant('X2', { size: 'S' })] }, 'variants.1.options'],
    ['a former price that is lower', { variants: [variant('X1', { compareAtMinor: 19_99 })] }, 'variants.0.compareAtMinor'],
    ['no variants', { variants: [] }, 'variants'],
    ['half a cent', { variants: [variant('X1', { priceMinor: 100.5 })] }, 'variants.0.priceMinor'],
    ['a negative price', { variants: [variant('X1', { priceMinor: -1 })] }, 'variants.0.priceMinor'],
    ['S5 1.5 units', { variants: [variant('X1', { stock: { onHand: 1.5, seen: null, reorderPoint: 5 } })] }, 'variants.0.stock.onHand'],
    ['S5 −1 units', { variants: [variant('X1', { stock: { onHand: -1, seen: null, reorderPoint: 5 } })] }, 'variants.0.stock.onHand'],
    ['S5 1e9 units', { variants: [variant('X1', { stock: { onHand: 1e9, seen: null, reorderPoint: 5 } })] }, 'variants.0.stock.onHand'],
  ])('with %s is rejected with the field’s path', async (_what, more, path) => {
    const { status, body } = await ask('create', draft(more))
    expect(status).toBe(400)
    expect(body.data.fields.map((field: { path: string }) => field.path)).toContain(path)
  })

  test('can’t use another product’s SKU, ignoring case, or an unknown category', async () => {
    expect((await ask('create', draft({ variants: [variant('mug-sage')] }))).body).toMatchObject({
      code: 'SKU_TAKEN',
      data: { sku: 'MUG-SAGE' },
    })
    expect((await ask('create', draft({ categorySlug: 'nowhere' }))).body).toMatchObject({ code: 'CATEGORY_GONE' })
  })

  test('sent twice is created once', async () => {
    const once = { workspace, key: 'one-oil-lamp' }
    const lamp = draft({ texts: { en: text('Oil Lamp') }, variants: [variant('OIL-LAMP')] })
    const first = await amira.call('products.create', lamp, once)
    const again = await amira.call('products.create', lamp, once)
    expect(again.body.id).toBe(first.body.id)
    expect(namesOf(await list({ q: 'oil lamp' }))).toEqual(['Oil Lamp'])
  })
})

describe('access', () => {
  test('strangers get NOT_FOUND, staff without the permission are told which one, guests must log in', async () => {
    const productId = await plaza.product('BOWL')
    for (const [name, input] of Object.entries({
      list: {},
      get: { productId },
      create: draft(),
      remove: { productId },
      duplicate: { productId },
    })) {
      expect((await ask(name, input, bruno)).status, name).toBe(404)
      expect((await ask(name, input, farid)).body, name).toMatchObject({ code: 'PERMISSION_NEEDED', data: { permission: 'catalog' } })
      expect((await ask(name, input, plaza.browser())).status, name).toBe(401)
    }
  })

  test('another workspace’s product looks the same as a missing one', async () => {
    const lamp = await plaza.product('LAMP')
    const view = await get(await plaza.product('BOWL'))
    const replies = [
      await ask('get', { productId: lamp }),
      await ask('update', { ...draftOf(view), productId: lamp }),
      await ask('remove', { productId: lamp }),
      await ask('duplicate', { productId: lamp }),
      await ask('get', { productId: 'prod_00000000000000000000000000' }),
    ]
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
    expect((await ask('change', { meant: { ids: [lamp] }, change: { kind: 'status', status: 'draft' } })).body).toEqual({ changed: 0 })
  })
})

describe('an update', () => {
  test('shows in the marketplace; an omitted variant is deleted with its stock', async () => {
    const mug = await get(await plaza.product('MUG-SAGE'))
    const [sage, ivory, clay] = draftOf(mug).variants
    const variants = [
      { ...ivory, priceMinor: 26_00 },
      { ...sage, sku: 'MUG-GREEN' },
      variant('MUG-RUST', { options: ['rust'], priceMinor: 31_00 }),
    ]
    const options = [{ key: 'color', names: {}, values: ['ivory', 'sage', 'rust'].map((value) => ({ value })) }]
    const { body } = await ask(
      'update',
      draftOf(mug, { options, variants, texts: { ...mug.texts, en: { ...mug.texts.en, name: 'Ridged Mug' } } }),
    )
    expect(body.variants.map(({ sku }: { sku: string }) => sku)).toEqual(['MUG-IVORY', 'MUG-GREEN', 'MUG-RUST'])
    expect(body.variants[1].id).toBe(sage?.id)
    expect(await inShop('ridged')).toEqual(['Ridged Mug'])
    expect(await plaza.rows('select 1 from inventory.stock where variant_id = $1', [clay?.id])).toEqual([])
  })

  test('two variants can swap their SKUs', async () => {
    const mug = await get(await plaza.product('MUG-IVORY'))
    const [first, second, ...rest] = draftOf(mug).variants
    const variants = [{ ...first, sku: second?.sku }, { ...second, sku: first?.sku }, ...rest]
    expect((await ask('update', draftOf(mug, { variants }))).body.variants.map(({ sku }: { sku: string }) => sku)).toEqual([
      'MUG-GREEN',
      'MUG-IVORY',
      'MUG-RUST',
    ])
  })

  test('based on an older version gets the newer one', async () => {
    const bowl = await get(await plaza.product('BOWL'))
    expect((await ask('update', draftOf(bowl, { status: 'draft' }))).status).toBe(200)
    const late = await ask('update', draftOf(bowl, { categorySlug: 'tech' }))
    expect(late.body).toMatchObject({ code: 'STALE', data: { current: { version: bowl.version + 1, status: 'draft' } } })
    expect(await inShop('bowl')).toEqual([])
    await ask('update', draftOf(late.body.data.current, { status: 'active' }))
    expect(await inShop('bowl')).toEqual(['Small Bowl'])
  })

  test('keeps a picture by its id, and can’t use another product’s picture', async () => {
    const [row] = await list({ q: 'nesting' })
    const cup = await get(row?.id ?? '')
    const [teal, ivory] = draftOf(cup).images
    const turned = await ask('update', draftOf(cup, { images: [ivory, teal] }))
    expect(turned.body.images.map(({ color }: { color: string }) => color)).toEqual(['ivory', 'teal'])
    const bowl = await get(await plaza.product('BOWL'))
    expect((await ask('update', draftOf(bowl, { images: [teal] }))).status).toBe(404)
  })
})

describe('the list', () => {
  test('has filters, sorting, pages and a total', async () => {
    expect(namesOf(await list({ sort: 'name', status: ['active'], q: 'p' })).slice(0, 2)).toEqual(['Nesting Cup', 'Oil Lamp'])
    const first = (await ask('list', { sort: '-price', limit: 2 })).body
    const rest = (await ask('list', { sort: '-price', limit: 100, cursor: first.nextCursor })).body
    expect(first.items.length + rest.items.length).toBe(first.total.count)
    expect(namesOf(await list({ q: 'cup-teal-l' }))).toEqual(['Nesting Cup'])
    expect(namesOf(await list({ status: ['archived'] }))).toEqual([])
    expect(await list({ category: 'tech' })).toEqual([])
  })

  test('S10: counts low and sold-out variants, not products', async () => {
    const [row] = await list({ q: 'nesting' })
    const cup = await get(row?.id ?? '')
    const variants = draftOf(cup).variants.map((each, index) =>
      index === 0
        ? { ...each, stock: { onHand: 0, seen: 4, reorderPoint: 2 } }
        : index === 1
          ? { ...each, stock: { onHand: 2, seen: 5, reorderPoint: 2 } }
          : each,
    )
    await ask('update', draftOf(cup, { variants }))
    expect(namesOf(await list({ stock: 'out' }))).toEqual(['Nesting Cup'])
    expect(namesOf(await list({ stock: 'low' }))).toContain('Nesting Cup')
    expect((await list({ q: 'nesting' }))[0]?.stock).toMatchObject({ low: 1, out: 1 })
    await plaza.settle()
    const page = (await plaza.guest().get('/marketplace/listings?q=nesting')).body.items[0]
    expect(page.availability).not.toBe('soldOut')
  })
})

describe('bulk changes', () => {
  test('apply to all matching products except some; prices change by percent, rounded half up once', async () => {
    await ask(
      'create',
      draft({ texts: { en: text('Bulk A') }, variants: [variant('BULK-A', { priceMinor: 19_99, compareAtMinor: 24_00 })] }),
    )
    await ask('create', draft({ texts: { en: text('Bulk B') }, variants: [variant('BULK-B', { priceMinor: 10_05 })] }))
    const c = (await ask('create', draft({ texts: { en: text('Bulk C') }, variants: [variant('BULK-C', { priceMinor: 1 })] }))).body.id
    const meant = { q: 'bulk', except: [c] }
    expect((await ask('change', { meant, change: { kind: 'price', byHundredths: 2500 } })).body).toEqual({ changed: 2 })
    const prices = await plaza.rows(`select sku, price_minor, compare_at_minor from catalog.variants where sku like 'BULK-%' order by sku`)
    expect(prices).toEqual([
      { sku: 'BULK-A', price_minor: 2499, compare_at_minor: null },
      { sku: 'BULK-B', price_minor: 1256, compare_at_minor: null },
      { sku: 'BULK-C', price_minor: 1, compare_at_minor: null },
    ])
    expect((await ask('change', { meant: { q: 'bulk' }, change: { kind: 'category', categorySlug: 'tech' } })).body).toEqual({ changed: 3 })
    expect(namesOf(await list({ category: 'tech', sort: 'name' }))).toEqual(['Bulk A', 'Bulk B', 'Bulk C'])
    expect((await ask('change', { meant: { category: 'tech' }, change: { kind: 'status', status: 'draft' } })).body).toEqual({ changed: 3 })
    expect(await inShop('bulk')).toEqual([])
    expect((await ask('change', { meant: { q: 'bulk' }, change: { kind: 'delete', evenInCarts: false } })).body).toEqual({ changed: 3 })
    expect(await list({ q: 'bulk' })).toEqual([])
  })

  test('change no price if one would be too high', async () => {
    await ask('create', draft({ texts: { en: text('Dear Thing') }, variants: [variant('DEAR', { priceMinor: 900_000_000 })] }))
    expect((await ask('change', { meant: { q: 'dear' }, change: { kind: 'price', byHundredths: 5000 } })).body.code).toBe('PRICE_TOO_HIGH')
    expect((await list({ q: 'dear' }))[0]?.price.amountMinor).toBe(900_000_000)
  })
})

test('a duplicate is a draft with its own SKUs and pictures, and no stock', async () => {
  const [row] = await list({ q: 'nesting' })
  const original = await get(row?.id ?? '')
  const copy = await get((await ask('duplicate', { productId: original.id })).body.id)
  const third = await get((await ask('duplicate', { productId: original.id })).body.id)
  expect(copy).toMatchObject({ status: 'draft', texts: original.texts })
  expect(copy.variants.map(({ sku, stock }) => [sku, stock])[0]).toEqual(['CUP-TEAL-S-2', null])
  expect(third.variants[0]?.sku).toBe('CUP-TEAL-S-3')
  const urls = (view: VendorProductView) => view.images.flatMap(({ image }) => image.sources.map(({ url }) => url))
  expect(urls(copy).filter((url) => urls(original).includes(url))).toEqual([])
  expect((await plaza.browser().send('GET', urls(copy)[0] ?? '')).status).toBe(200)
})

test('a product in carts is only deleted with confirmation; orders keep its data, and its SKU is free', async () => {
  const plate = await plaza.product('PLATE')
  const orderId = await buy(plaza, bruno, 'PLATE')
  await chen.call('cart.addLine', { variantId: await plaza.variant('PLATE'), quantity: 1 })
  expect((await ask('remove', { productId: plate })).body).toMatchObject({ code: 'IN_CARTS', data: { carts: 1 } })
  expect((await ask('change', { meant: { ids: [plate] }, change: { kind: 'delete', evenInCarts: false } })).body.code).toBe('IN_CARTS')
  expect((await ask('remove', { productId: plate, evenInCarts: true })).status).toBe(200)
  expect((await ask('get', { productId: plate })).status).toBe(404)
  expect(
    await plaza.rows('select 1 from inventory.stock where product_id = $1 union all select 1 from inventory.items where product_id = $1', [
      plate,
    ]),
  ).toEqual([])
  expect(await inShop('serving')).toEqual([])
  expect((await bruno.call('orders.get', { orderId })).body.parts[0].lines[0].name).toBe('Serving Plate')
  expect((await ask('create', draft({ texts: { en: text('Platter') }, variants: [variant('PLATE')] }))).status).toBe(200)
  expect((await ask('remove', { productId: plate })).status).toBe(404)
})
