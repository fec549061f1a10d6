/** Formatted descriptions, from the vendor's form or file to the page of the product. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findViolations } from '#app/server/invariants.ts'
import { PAYLOADS } from '#test/e2e/payloads.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { FILE_COLUMNS, type VendorProductView } from '../contract.ts'

let plaza: TestPlaza
let amira: Member
let workspace = ''

beforeAll(async () => {
  plaza = await openTestPlaza()
  amira = await plaza.member('amira')
  workspace = await plaza.workspace('Dar Amira')
})
afterAll(async () => {
  expect(await findViolations(plaza.pool)).toEqual([])
  await plaza.close()
})

const ask = (name: string, input: object) => amira.call(`products.${name}`, input, { workspace })
const get = async (productId: string): Promise<VendorProductView> => (await ask('get', { productId })).body
const text = (name: string, more: object) => ({ name, description: '', seoTitle: '', seoDescription: '', ...more })
const variant = (sku: string) => ({ id: null, sku, priceMinor: 20_00, compareAtMinor: null, costMinor: null, stock: null })
const draft = (sku: string, texts: object) => ({
  language: 'en',
  texts,
  categorySlug: 'accessories',
  status: 'active',
  images: [],
  options: [],
  variants: [variant(sku)],
})
async function create(sku: string, more: object): Promise<VendorProductView> {
  const { status, body } = await ask('create', draft(sku, { en: text(`Jug ${sku}`, more) }))
  expect(status).toBe(200)
  return body
}
async function update(view: VendorProductView, more: object): Promise<VendorProductView> {
  const { status, body } = await ask('update', {
    ...draft(view.variants[0]?.sku ?? '', { en: text('Jug', more) }),
    variants: view.variants,
    productId: view.id,
    version: view.version,
  })
  expect(status).toBe(200)
  return body
}
const seen = async ({ id }: VendorProductView) => {
  await plaza.settle()
  return (await plaza.guest().get(`/marketplace/listings/${id}`)).body as {
    description: string
    descriptionHtml: string
    seo: { description: string }
  }
}

const WRITTEN = '<h1>Care</h1><p>Wash <b>by hand</b> & dry.</p><ul><li>no oven</li></ul><img src=x onerror=plazaRan()>'
const SHOWN = '<h2>Care</h2><p>Wash <strong>by hand</strong> &amp; dry.</p><ul><li>no oven</li></ul>'
const PLAIN = 'Care\n\nWash by hand & dry.\n• no oven'

test('a formatted description is sanitized and shown; search, search engines and feeds get its text', async () => {
  const jug = await create('FORMAT', { descriptionHtml: WRITTEN, description: 'ignored' })
  expect(jug.texts.en).toMatchObject({ descriptionHtml: SHOWN, description: PLAIN })
  expect(await seen(jug)).toMatchObject({ descriptionHtml: SHOWN, description: PLAIN, seo: { description: PLAIN } })
  expect((await plaza.guest().get(`/catalog/products/${jug.id}`)).body).toMatchObject({ descriptionHtml: SHOWN, description: PLAIN })
  expect((await plaza.guest().get('/marketplace/listings?q=oven')).body.items).toHaveLength(1)
})

test('a description without formatting stays plain text', async () => {
  const jug = await create('PLAIN', { descriptionHtml: '<p>One &amp; <span style="color:red">two</span><br>three</p>\n<p>four</p>' })
  expect(jug.texts.en).toMatchObject({ descriptionHtml: '', description: 'One & two\nthree\n\nfour' })
  expect(await seen(jug)).toMatchObject({ descriptionHtml: '', description: 'One & two\nthree\n\nfour' })
})

test('who knows only plain text keeps the formatting until they change the text', async () => {
  const jug = await create('OLD', { descriptionHtml: WRITTEN })
  const kept = await update(jug, { description: PLAIN })
  expect(kept.texts.en).toMatchObject({ descriptionHtml: SHOWN, description: PLAIN })
  const changed = await update(kept, { description: 'A jug.' })
  expect(changed.texts.en).toMatchObject({ descriptionHtml: '', description: 'A jug.' })
  const copy = (await ask('duplicate', { productId: (await update(changed, { descriptionHtml: WRITTEN })).id })).body
  expect((await get(copy.id)).texts.en).toMatchObject({ descriptionHtml: SHOWN })
})

test('a description that is too long is refused with its field', async () => {
  const refused = await ask('create', draft('LONG', { en: text('Long', { descriptionHtml: `<p>${'x'.repeat(60_001)}</p>` }) }))
  expect(refused).toMatchObject({ status: 422, body: { data: { fields: [{ path: 'texts.en.descriptionHtml' }] } } })
})

test('a product file carries formatted descriptions in every language, sanitized, and can be imported again', async () => {
  const rows = [
    {
      line: 2,
      values: {
        sku: 'FILED',
        name: 'Filed jug',
        category: 'Tech',
        price: '12.50',
        description_html: WRITTEN,
        name_ar: 'إبريق',
        description_html_ar: '<p>يُغسل <strong>باليد</strong></p>',
        seo_title: 'A jug',
        seo_description_ar: 'إبريق من الفخار',
      },
    },
  ]
  expect((await ask('import', { rows })).body).toMatchObject({ problems: [], created: 1 })
  expect((await ask('import', { rows })).body).toEqual({ problems: [], created: 0, updated: 0 })
  const { body } = await ask('export', { limit: 100, q: 'FILED' })
  const cells = Object.fromEntries(FILE_COLUMNS.map((column, index) => [column, String(body.rows[0].cells[index] ?? '')]))
  expect(cells).toMatchObject({
    description: PLAIN,
    description_html: SHOWN,
    description_ar: 'يُغسل باليد',
    description_html_ar: '<p>يُغسل <strong>باليد</strong></p>',
    seo_title: 'A jug',
    seo_description_ar: 'إبريق من الفخار',
  })
  expect((await ask('import', { rows: [{ line: 2, values: cells }] })).body).toEqual({ problems: [], created: 0, updated: 0 })
})

test('nothing of a hostile text is left, neither after writing nor of what is in the database', async () => {
  const jug = await create('HOSTILE', { descriptionHtml: WRITTEN })
  const hostile = PAYLOADS.filter((payload) => /<\w+[^>]*\s(?:on\w+|srcdoc)=|<script|<svg|<iframe/i.test(payload))
  expect(hostile.length).toBeGreaterThan(60)
  for (const payload of hostile.slice(0, 20)) {
    const { status, body } = await ask('create', draft(`H-${hostile.indexOf(payload)}`, { en: text('Jug', { descriptionHtml: payload }) }))
    if (status === 200) expect(body.texts.en.descriptionHtml).not.toMatch(/<[^>]*(?:script|on\w+\s*=|svg|iframe|style|src)/i)
  }
  await plaza.rows('update catalog.product_texts set description_html = $2 where product_id = $1', [jug.id, hostile.join('')])
  expect((await seen(jug)).descriptionHtml).not.toMatch(/<[^>]*(?:script|on\w+\s*=|svg|iframe|style|src)/i)
})
