/** The product feeds, read as a shopping site reads them. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createProduct } from '#domains/catalog/server/fixtures.ts'
import { transactAsSystem } from '#platform/server/transact.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'

let plaza: TestPlaza

beforeAll(async () => {
  plaza = await openTestPlaza()
  const workspaceId = await plaza.workspace('Dar Amira')
  await transactAsSystem(plaza.services, async (tx) => {
    const base = { workspaceId, categorySlug: 'accessories', status: 'active', language: 'en', pictures: [] } as const
    await createProduct(tx, {
      ...base,
      texts: { en: { name: 'Salt & "Pepper" <mill>', description: 'A\u0008B' } },
      details: { brand: 'Molino' },
      variants: [{ sku: 'MILL', priceMinor: 40_00, compareAtMinor: 50_00, gtin: '4006381333931', weightGrams: 850 }],
    })
    await createProduct(tx, {
      ...base,
      texts: { en: { name: 'Aged Cheese', description: 'From sheep.' } },
      measure: { unit: 'kg', step: 100, minSteps: 2, maxSteps: null },
      variants: [{ sku: 'CHEESE', priceMinor: 2_80 }],
    })
    await createProduct(tx, {
      ...base,
      kind: 'service',
      texts: { en: { name: 'Haircut', description: '' } },
      variants: [{ sku: 'CUT', priceMinor: 25_00 }],
    })
  })
  await plaza.settle()
})
afterAll(() => plaza.close())
beforeEach(async () => void (await plaza.rows('delete from platform.rate_limits')))

async function read(path: string) {
  const response = await fetch(new URL(path, plaza.url), { redirect: 'manual' })
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() }
}
const itemOf = async (path: string, name: string) => (await read(path)).text.split('<item>').find((item) => item.includes(name)) ?? ''
const field = (item: string, name: string) => new RegExp(`<g:${name}>([^<]*)<`).exec(item)?.[1]

test('a feed has every variant with its price, stock, group and options', async () => {
  const { status, type, text } = await read('/feeds/products.xml')
  expect([status, type]).toEqual([200, 'application/xml; charset=utf-8'])
  expect(text.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0"')).toBe(true)
  expect(text.endsWith('</channel>\n</rss>\n')).toBe(true)
  const sage = await itemOf('/feeds/products.xml', 'Ribbed Mug – Sage')
  expect(field(sage, 'price')).toBe('28.00 USD')
  expect([field(sage, 'availability'), field(sage, 'color'), field(sage, 'identifier_exists')]).toEqual(['in_stock', 'Sage', 'no'])
  expect(field(sage, 'item_group_id')).toBe(await plaza.product('MUG-SAGE'))
  expect(field(sage, 'link')).toBe(
    `${plaza.services.publicOrigin}/products/${await plaza.product('MUG-SAGE')}?variant=${await plaza.variant('MUG-SAGE')}`,
  )
  expect(field(await itemOf('/feeds/products.xml', 'Ribbed Mug – Clay'), 'availability')).toBe('out_of_stock')
})

test('a reduced product has its former price, its brand, its GTIN and its weight; signs of XML are escaped', async () => {
  const mill = await itemOf('/feeds/products.xml', 'Molino')
  expect(field(mill, 'title')).toBe('Salt &amp; &quot;Pepper&quot; &lt;mill&gt;')
  expect(field(mill, 'description')).toBe('AB')
  expect([field(mill, 'price'), field(mill, 'sale_price')]).toEqual(['50.00 USD', '40.00 USD'])
  expect([field(mill, 'gtin'), field(mill, 'shipping_weight'), field(mill, 'identifier_exists')]).toEqual([
    '4006381333931',
    '850 g',
    undefined,
  ])
})

test('cheese by weight has the price of the least that can be bought, and services are left out', async () => {
  const cheese = await itemOf('/feeds/products.xml', 'Aged Cheese')
  expect([field(cheese, 'price'), field(cheese, 'unit_pricing_measure'), field(cheese, 'unit_pricing_base_measure')]).toEqual([
    '5.60 USD',
    '0.2 kg',
    '1 kg',
  ])
  expect(await itemOf('/feeds/products.xml', 'Haircut')).toBe('')
})

test('an item is labeled with the published collections of its product', async () => {
  const amira = await plaza.member('amira')
  const workspace = await plaza.workspace('Dar Amira')
  const collect = (en: string, published: boolean, products: string[]) => {
    const texts = { en, es: '', ar: '' }
    return amira.call('catalog.collections.create', { name: texts, description: texts, published, rule: null, products }, { workspace })
  }
  const bowl = await plaza.product('BOWL')
  await collect('Table', true, [bowl])
  await collect('Later', false, [bowl])
  const item = await itemOf('/feeds/products.xml', 'Small Bowl')
  expect([field(item, 'custom_label_0'), field(item, 'custom_label_1')]).toEqual(['table', undefined])
})

test('a feed of one vendor has only its products, in the language asked for', async () => {
  const { text } = await read('/feeds/vendors/dar-amira.xml?lng=es')
  expect(text).toContain('Taza acanalada – Salvia')
  expect(text).not.toContain('Camiseta lisa')
})

test('an unknown vendor and any other address under /feeds is 404, never a redirect', async () => {
  const paths = ['/feeds/vendors/nobody.xml', '/feeds/', '/feeds/products.json']
  expect(await Promise.all(paths.map(async (path) => (await read(path)).status))).toEqual([404, 404, 404])
})

test('a program that reads too often is told to wait', async () => {
  const replies = []
  for (let count = 0; count < 31; count += 1) replies.push((await read('/feeds/products.xml')).status)
  expect([replies[29], replies[30]]).toEqual([200, 429])
})
