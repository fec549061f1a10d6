/** Files as Shopify and WooCommerce write them become products, whole. */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findViolations } from '#app/server/invariants.ts'
import { isGtin, withoutSeparators } from '#domains/catalog/contract.ts'
import { readCsv } from '#platform/web/table/csv.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import type { VendorProductView } from '../contract.ts'
import { toFileRows, unknownCategories } from '../web/foreign/foreign-file.ts'
import { type Recognized, recognize } from '../web/foreign/recognize.ts'

let plaza: TestPlaza
let amira: Member
let workspace = ''
let known: { slug: string; name: string }[] = []

beforeAll(async () => {
  plaza = await openTestPlaza()
  amira = await plaza.member('amira')
  workspace = await plaza.workspace('Dar Amira')
  known = (await ask('categories.list', {})).body.items
})
afterAll(async () => {
  expect(await findViolations(plaza.pool)).toEqual([])
  await plaza.close()
})

const ask = (name: string, input: object) => amira.call(`products.${name}`, input, { workspace })
const read = (name: string) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(readFileSync(new URL(`foreign/${name}`, import.meta.url)))
const READING = {
  today: '2026-11-25',
  toGtin(cell: string) {
    const text = withoutSeparators(cell.replace(/^'/, ''))
    return isGtin(text) ? text : ''
  },
}

function open(text: string): Recognized {
  const found = recognize(readCsv(text), READING)
  if (!found) throw new Error('not recognized')
  return found
}

async function importWhole(text: string): Promise<VendorProductView[]> {
  const rows = toFileRows(open(text).file, known, 'tech')
  expect((await ask('checkImport', { rows })).body).toEqual({ problems: [] })
  expect((await ask('import', { rows })).body).toMatchObject({ problems: [], updated: 0 })
  // Imported again, nothing changes.
  expect((await ask('import', { rows })).body).toEqual({ problems: [], created: 0, updated: 0 })
  const skus = rows.map(({ values }) => values.sku)
  const ids = await plaza.rows<{ id: string }>('select distinct product_id as id from catalog.variants where sku = any($1)', [skus])
  return Promise.all(ids.map(async ({ id }) => (await ask('get', { productId: id })).body))
}

const named = (views: readonly VendorProductView[], name: string) => {
  const found = views.find(({ texts }) => texts.en?.name === name)
  if (!found) throw new Error(`no product is called ${name}`)
  return found
}
/** What will be fetched. */
const picturesOf = ({ id }: VendorProductView) =>
  plaza.rows<{ url: string; color: string | null }>(
    'select url, color from products.picture_urls where product_id = $1 order by position',
    [id],
  )
const forms = ({ variants }: VendorProductView) =>
  variants.map(({ sku, options, priceMinor, compareAtMinor, stock }) => [sku, options.join('/'), priceMinor, compareAtMinor, stock?.onHand])

describe('a file of Shopify', () => {
  const text = read('shopify-products.csv')

  test('is recognized, with what is left out and what needs a category', () => {
    const { program, file } = open(text)
    expect(program).toBe('Shopify')
    expect(file.products.map(({ rows }) => rows.length)).toEqual([4, 1, 1, 1])
    expect(unknownCategories(file, known)).toEqual(['Books', 'Mugs'])
    expect(file.leftOut).toContain('Variant Taxable')
    for (const heading of ['Variant Price', 'Image Src', 'Variant Image']) expect(file.leftOut).not.toContain(heading)
    expect(file.notes).toEqual([
      { key: 'barcodes', count: 1 },
      { key: 'unshipped', count: 1 },
    ])
  })

  test('is imported whole: options, formatted descriptions, prices, stock and codes', async () => {
    const views = await importWhole(text)
    const shirt = named(views, 'Linen Shirt')
    expect(shirt).toMatchObject({
      status: 'active',
      details: { brand: 'Casa Lino', tags: ['linen', 'summer'] },
      category: { slug: 'apparel' },
    })
    expect(shirt.texts.en).toMatchObject({ seoTitle: 'Linen shirt', seoDescription: 'A wide shirt of washed linen.' })
    expect(shirt.texts.en?.descriptionHtml).toBe(
      '<p>Washed <strong>linen</strong>, cut wide.</p><ul><li>Shell buttons, "one spare"</li><li>Wash at 40 °C</li></ul><p><a href="https://example.com/care" rel="nofollow ugc noopener">Care guide</a></p>',
    )
    expect(shirt.options.map(({ key, values }) => [key, values.map(({ value }) => value)])).toEqual([
      ['color', ['sage', 'oat']],
      ['size', ['S', 'M']],
    ])
    expect(forms(shirt)).toEqual([
      ['LS-SAGE-S', 'sage/S', 7900, 9500, 12],
      ['LS-SAGE-M', 'sage/M', 7900, null, 0],
      ['LS-OAT-S', 'oat/S', 7900, null, 3],
      ['LINEN-SHIRT-OAT-M', 'oat/M', 7900, null, 0],
    ])
    const pictures = await picturesOf(shirt)
    expect(pictures.map(({ url, color }) => [url.replace(/^.*\/|\?.*$/g, ''), color])).toEqual([
      ['shirt-sage.jpg', 'sage'],
      ['shirt-oat.jpg', 'oat'],
      ['shirt-detail.jpg', null],
      ['shirt-back.jpg', null],
    ])
    expect(shirt.variants[0]).toMatchObject({ weightGrams: 240, costMinor: 3150 })
    const mug = named(views, 'Ceramic Mug')
    expect(mug).toMatchObject({ options: [], category: { slug: 'tech' }, variants: [{ sku: '0042', gtin: '4006381333931' }] })
    expect(named(views, 'Pattern Book (PDF)')).toMatchObject({ kind: 'digital', status: 'draft', variants: [{ stock: null, gtin: null }] })
    expect(named(views, 'Tote Bag')).toMatchObject({ status: 'draft', category: { slug: 'accessories' } })
  })

  test('is the same with a byte order mark and the line ends of Windows', () => {
    expect(open(`\ufeff${text.replaceAll('\n', '\r\n')}`).file.products.map(({ rows }) => rows.map(({ values }) => values.sku))).toEqual(
      open(text).file.products.map(({ rows }) => rows.map(({ values }) => values.sku)),
    )
  })

  test('with the headings that Shopify uses since 2025 is recognized too', () => {
    const { program, file } = open(
      'Title,URL handle,Description,Vendor,Product category,Type,Tags,Published on online store,Status,SKU,Barcode,Option1 name,Option1 value,Option1 Linked To,Price,Compare-at price,Cost per item,Inventory tracker,Inventory quantity,Weight value (grams),Requires shipping\nMug,mug,<p>Clay</p>,Casa,,Tech,,TRUE,Active,MUG-1,,Title,Default Title,,12.00,,,shopify,4,300,TRUE\n',
    )
    expect([program, file.products[0]?.rows[0]?.values]).toEqual([
      'Shopify',
      expect.objectContaining({
        product: 'mug',
        name: 'Mug',
        description_html: '<p>Clay</p>',
        price: '12.00',
        stock: '4',
        weight_g: '300',
        status: 'active',
      }),
    ])
  })
})

describe('a file of WooCommerce', () => {
  const text = read('woocommerce-products.csv')

  test('is recognized, with what is left out and what needs a category', () => {
    const { program, file } = open(text)
    expect(program).toBe('WooCommerce')
    expect(file.products.map(({ rows }) => rows.length)).toEqual([1, 3, 2, 1, 1])
    expect(unknownCategories(file, known)).toEqual(['Decor', 'Hoodies', 'Music', 'Services'])
    expect(file.leftOut).toEqual(expect.arrayContaining(['Tax status', 'External URL', 'Download 1 URL', 'Meta: _wp_page_template']))
    expect(file.notes).toEqual([
      { key: 'notSold', count: 2 },
      { key: 'unshipped', count: 1 },
    ])
  })

  test('is imported whole: variations by SKU and by id, escaped commas and lines, measures and sales', async () => {
    const views = await importWhole(text)
    const beanie = named(views, 'Beanie')
    expect(beanie).toMatchObject({
      category: { slug: 'accessories' },
      details: { brand: 'Woolly', tags: ['winter', 'wool', 'merino'], lengthMm: 240, widthMm: 205, heightMm: 30 },
      variants: [{ sku: 'woo-beanie', weightGrams: 150, priceMinor: 1800, compareAtMinor: 2000, gtin: '4006381333931' }],
    })
    expect(beanie.variants[0]?.stock).toMatchObject({ onHand: 25, reorderPoint: 4 })
    expect(beanie.texts.en?.descriptionHtml).toBe(
      '<p>A warm beanie.</p><p>Knitted of <em>merino</em>.</p><p>One size, stretches.<br />Wash by hand.</p>',
    )
    const hoodie = named(views, 'Hoodie, "heavy"')
    expect(forms(hoodie)).toEqual([
      ['woo-hoodie-blue-logo', 'blue/Yes', 4500, null, 10],
      ['woo-hoodie-blue', 'blue/No', 4200, null, 0],
      ['WOO-HOODIE-GREEN-DARK-NO', 'green, dark/No', 4200, null, undefined],
    ])
    expect((await picturesOf(hoodie)).map(({ url, color }) => [url.split('/').at(-1), color])).toEqual([
      ['hoodie.jpg', null],
      ['hoodie-0.jpg', 'blue'],
      ['hoodie-1.jpg', 'blue'],
      ['hoodie-2.jpg', 'green, dark'],
    ])
    expect((await picturesOf(beanie)).map(({ url }) => url.split('/').at(-1))).toEqual(['beanie.jpg', 'beanie,back.jpg'])
    expect(hoodie.variants.map(({ weightGrams }) => weightGrams)).toEqual([700, 700, 700])
    expect(forms(named(views, 'Poster')).map(([, form, price]) => [form, price])).toEqual([
      ['A3', 1500],
      ['A2', 2200],
    ])
    expect(named(views, 'Fitting at home')).toMatchObject({ kind: 'service', variants: [{ priceMinor: 6000, compareAtMinor: null }] })
    expect(named(views, 'Album')).toMatchObject({ kind: 'digital', status: 'draft' })
  })
})

test('a product file of Plaza and a list of customers are no files of other programs', () => {
  for (const head of ['product,name,sku,price', 'Name,Email,Type,SKU', ''])
    expect(recognize(readCsv(`${head}\na,b,c,d\n`), READING), head).toBeNull()
})
