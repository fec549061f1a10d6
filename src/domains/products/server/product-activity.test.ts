/** What the timelines of products say. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'

let plaza: TestPlaza
let amira: Member
let darAmira: string
let productId: string

beforeAll(async () => {
  plaza = await openTestPlaza()
  amira = await plaza.member('amira')
  darAmira = await plaza.workspace('Dar Amira')
  productId = await plaza.product('BOWL')
})
afterAll(() => plaza.close())

const ask = (operation: string, input: object) => amira.call(operation, input, { workspace: darAmira })
const timeline = async (id = productId) => (await ask('records.timeline.list', { type: 'product', id })).body.items

test('a saved form says what changed: price, stock by hand and status, and nothing that did not', async () => {
  const { body: product } = await ask('products.get', { productId })
  const { language, texts, category, details, attributes, options, personalization, kind, leadDays, measure } = product
  const [variant] = product.variants
  const { onHand, reorderPoint } = variant.stock
  const { id, sku, priceMinor, compareAtMinor, costMinor } = variant
  const draft = {
    productId,
    version: product.version,
    language,
    texts,
    categorySlug: category.slug,
    details,
    attributes,
    options,
    personalization,
    kind,
    leadDays,
    measure,
    status: 'draft',
    images: product.images.map((image: { id: string; alt: string }) => ({ imageId: image.id, alt: image.alt })),
    variants: product.variants.map((other: { id: string; stock: unknown }) =>
      other.id === id
        ? {
            id,
            sku,
            compareAtMinor,
            costMinor,
            options: variant.options,
            priceMinor: priceMinor + 100,
            stock: { onHand: onHand + 3, seen: onHand, reorderPoint },
          }
        : other,
    ),
  }
  const saved = await ask('products.update', draft)
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  const [entry, ...others] = await timeline()
  expect(others).toEqual([])
  const amount = (amountMinor: number) => ({ kind: 'amount', amount: { amountMinor, currency: 'USD' } })
  expect(entry).toMatchObject({ action: 'products.updated', actor: { username: 'amira' } })
  expect(entry.changes).toEqual([
    {
      field: 'status',
      label: null,
      before: { kind: 'word', word: 'products.status.active' },
      after: { kind: 'word', word: 'products.status.draft' },
    },
    { field: 'price', label: sku, before: amount(priceMinor), after: amount(priceMinor + 100) },
    { field: 'stock', label: sku, before: { kind: 'number', number: onHand }, after: { kind: 'number', number: onHand + 3 } },
  ])
  expect((await ask('products.update', draft)).body.code).toBe('STALE')
  expect(await timeline()).toHaveLength(1)
})

test('a change of many products is in the timeline of each, and what they had goes with those that are deleted', async () => {
  const changed = await ask('products.change', { meant: { ids: [productId] }, change: { kind: 'price', byHundredths: 1000 } })
  expect(changed.body.changed).toBe(1)
  expect((await timeline())[0]).toMatchObject({ action: 'products.changed', changes: [{ field: 'pricePercent', after: { number: 10 } }] })
  const { id } = (await ask('products.duplicate', { productId })).body
  expect(await timeline(id)).toMatchObject([{ action: 'products.duplicated', changes: [] }])
  await ask('records.notes.add', { type: 'product', id, text: 'Not for sale' })
  expect((await ask('products.remove', { productId: id, evenInCarts: true })).status).toBe(200)
  expect(await plaza.rows('select from records.records where record_id = $1', [id])).toEqual([])
})
