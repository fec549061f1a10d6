import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { resources } from '#app/server/wiring.ts'
import { countStatements } from '#test/plaza/count-statements.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'

let plaza: TestPlaza

beforeAll(async () => {
  plaza = await openTestPlaza()
})
afterAll(() => plaza.close())

describe('products', () => {
  test('are listed with their lowest price, with filters, sorting and pages', async () => {
    const { body } = await plaza.guest().get('/catalog/products?category=accessories&sort=priceDescending&limit=2')
    expect(body.items.map(({ name, price }: { name: string; price: { amountMinor: number } }) => [name, price.amountMinor])).toEqual([
      ['Serving Plate', 3000],
      ['Ribbed Mug', 2800],
    ])
    const rest = await plaza.guest().get(`/catalog/products?category=accessories&sort=priceDescending&limit=2&cursor=${body.nextCursor}`)
    expect(rest.body.items.map(({ name }: { name: string }) => name)).toEqual(['Small Bowl'])
    expect(rest.body.nextCursor).toBeNull()
  })

  test('are found by words in any of their languages', async () => {
    const { body } = await plaza.guest().get('/catalog/products?q=acanalada')
    expect(body.items.map(({ name }: { name: string }) => name)).toEqual(['Ribbed Mug'])
  })

  test('are loaded with their variants', async () => {
    const { status, body } = await plaza.guest().get(`/catalog/products/${await plaza.product('TEE-S')}`)
    expect(status).toBe(200)
    expect(
      body.variants.map(({ sku, options, price }: { sku: string; options: { label: string }[]; price: object }) => [
        sku,
        options[0]?.label,
        price,
      ]),
    ).toEqual([
      ['TEE-S', 'S', { amountMinor: 1999, currency: 'USD' }],
      ['TEE-M', 'M', { amountMinor: 1999, currency: 'USD' }],
    ])
  })

  test('that are drafts look the same as missing ones', async () => {
    const id = await plaza.product('BOWL')
    await plaza.rows(`update catalog.products set status = 'draft' where id = $1`, [id])
    const draft = await plaza.guest().get(`/catalog/products/${id}`)
    const missing = await plaza.guest().get('/catalog/products/prod_00000000000000000000000000')
    expect([draft.status, JSON.stringify(draft.body)]).toEqual([404, JSON.stringify(missing.body)])
    expect((await plaza.guest().get('/catalog/products?q=bowl')).body.items).toEqual([])
  })

  test('have the default categories (spec §9)', async () => {
    expect((await plaza.guest().get('/catalog/categories')).body.items.map(({ name }: { name: string }) => name)).toEqual([
      'Apparel',
      'Accessories',
      'Tech',
    ])
  })
})

test('a list of twenty products takes as many queries as a list of two', async () => {
  const statements = (limit: number) => countStatements(plaza, () => plaza.guest().get(`/catalog/products?limit=${limit}`))
  const few = await statements(2)
  const many = await statements(20)
  expect(few).toBe(many)
  expect(many).toBeGreaterThan(0)
  expect(many).toBeLessThanOrEqual(5)
})

test('a product is a resource: it has a card for anybody, unless it is not on sale', async () => {
  const mug = await plaza.product('MUG-SAGE')
  const bowl = await plaza.product('BOWL')
  const refs = [
    { type: 'product', id: bowl },
    { type: 'product', id: mug },
    { type: 'nothing', id: mug },
  ]
  const cards = await resources.cards(plaza.services.db, { kind: 'guest', id: null }, 'es', refs)
  expect(cards[0]).toBeNull()
  expect(cards[1]).toMatchObject({
    type: 'product',
    id: mug,
    title: 'Taza acanalada',
    subtitle: 'Dar Amira',
    href: `/products/${mug}`,
    amount: { amountMinor: 2800 },
  })
  expect(cards[2]).toBeNull()
})
