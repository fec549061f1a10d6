/** The platform's categories: managed by administrators, read by everybody. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import type { ManagedCategoryView } from '../contract.ts'

let plaza: TestPlaza
let omar: Member

beforeAll(async () => {
  plaza = await openTestPlaza()
  omar = await plaza.member('omar')
})
afterAll(() => plaza.close())

const callAsAdmin = (name: string, input: object = {}) => omar.call(`catalog.admin.categories.${name}`, input)
const list = async (): Promise<ManagedCategoryView[]> => (await callAsAdmin('list')).body.items
const isListed = async (slug: string) => (await list()).find((category) => category.slug === slug) as ManagedCategoryView
const shown = async (language: string) =>
  (await plaza.guest().get('/catalog/categories', { 'accept-language': language })).body.items.map(({ name }: { name: string }) => name)

test('begins with the three categories of the specification, in three languages', async () => {
  expect((await list()).map(({ names }) => names.en)).toEqual(['Apparel', 'Accessories', 'Tech'])
  expect(await shown('es')).toEqual(['Ropa', 'Accesorios', 'Tecnología'])
  expect((await isListed('accessories')).used).toBe(3)
})

describe('adding a category', () => {
  test('puts it at the end and records the administrator in the audit log', async () => {
    const { status, body } = await callAsAdmin('add', { en: '  Home & Garden ', ar: 'المنزل والحديقة', es: '' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ slug: 'home-garden', used: 0, names: { en: 'Home & Garden', es: '', ar: 'المنزل والحديقة' } })
    expect((await list()).at(-1)?.slug).toBe('home-garden')
    expect((await shown('ar')).at(-1)).toBe('المنزل والحديقة')
    expect((await shown('es')).at(-1)).toBe('Home & Garden')
    const entries = await plaza.rows('select action from audit.entries where resource_id = $1', [body.id])
    expect(entries).toEqual([{ action: 'catalog.categoryAdded' }])
  })

  test.each([
    ['« tech » beside «Tech»', { en: ' tech ' }, 'en'],
    ['a name that is known in Spanish', { en: 'Clothes', es: 'ROPA' }, 'es'],
  ])('F4 is rejected for %s', async (_, input, language) => {
    expect(await callAsAdmin('add', input)).toMatchObject({ status: 409, body: { code: 'CATEGORY_EXISTS', data: { language } } })
  })

  test('twice with the same idempotency key adds one; bad input adds none', async () => {
    const before = (await list()).length
    const manner = { key: 'add-books-once-0001' }
    const first = await omar.call('catalog.admin.categories.add', { en: 'Books' }, manner)
    expect((await omar.call('catalog.admin.categories.add', { en: 'Books' }, manner)).body).toEqual(first.body)
    for (const input of [{}, { en: ' ' }, { en: 'x'.repeat(81) }, { es: 'Libros' }])
      expect((await callAsAdmin('add', input)).body.code).toBe('INVALID_INPUT')
    expect(await list()).toHaveLength(before + 1)
  })

  test('a name in another script gets a slug too', async () => {
    expect((await callAsAdmin('add', { en: 'كتب' })).body.slug).toMatch(/^[0-9a-z]{8}$/)
  })
})

test('a new name shows everywhere; the slug stays, and a stale change is rejected', async () => {
  const tech = await isListed('tech')
  const input = { id: tech.id, version: tech.version, en: 'Electronics', es: 'Electrónica', ar: 'إلكترونيات' }
  expect((await callAsAdmin('update', input)).body).toMatchObject({ slug: 'tech', version: tech.version + 1 })
  expect(await callAsAdmin('update', input)).toMatchObject({ status: 409, body: { code: 'STALE' } })
  expect((await callAsAdmin('update', { ...input, id: 'cat_never' })).status).toBe(404)
  await plaza.settle()
  const { body } = await plaza.guest().get('/marketplace/listings?category=tech')
  expect(body.items[0].category).toEqual({ slug: 'tech', name: 'Electronics' })
})

describe('deleting a category', () => {
  test('without products removes it', async () => {
    const { id } = await isListed('home-garden')
    expect((await callAsAdmin('remove', { id })).status).toBe(200)
    expect(await isListed('home-garden')).toBeUndefined()
    expect((await callAsAdmin('remove', { id })).status).toBe(404)
  })

  test('F4: with products requires a target for them', async () => {
    const { id } = await isListed('tech')
    expect(await callAsAdmin('remove', { id })).toMatchObject({
      status: 409,
      body: { code: 'CATEGORY_IN_USE', data: { used: 2, below: 0 } },
    })
    expect((await callAsAdmin('remove', { id, moveTo: id })).status).toBe(409)
    expect((await callAsAdmin('remove', { id, moveTo: 'cat_never' })).status).toBe(404)

    expect((await callAsAdmin('remove', { id, moveTo: (await isListed('apparel')).id })).status).toBe(200)
    await plaza.settle()
    const { body } = await plaza.guest().get('/marketplace/listings?category=apparel')
    expect(body.items.map(({ name }: { name: string }) => name)).toEqual(expect.arrayContaining(['Desk Lamp', 'Charging Cable']))
  })

  test('the last category can’t be deleted, because products need one', async () => {
    const [first, ...rest] = await list()
    for (const { id } of rest) await callAsAdmin('remove', { id, moveTo: first?.id })
    expect(await callAsAdmin('remove', { id: first?.id })).toMatchObject({ status: 409, body: { code: 'LAST_CATEGORY' } })
  })
})

test('categories have the order the administrator chose', async () => {
  await callAsAdmin('add', { en: 'Zines' })
  const ids = (await list()).map(({ id }) => id).toReversed()
  expect((await callAsAdmin('arrange', { ids: [...ids, 'cat_never'] })).body.items.map(({ id }: { id: string }) => id)).toEqual(ids)
})

test('only administrators manage the list: it is missing for members and guests', async () => {
  const bruno = await plaza.member('bruno')
  for (const name of ['list', 'add', 'update', 'remove', 'arrange']) {
    expect((await bruno.call(`catalog.admin.categories.${name}`, {})).status, name).toBe(404)
    expect((await plaza.browser().call(`catalog.admin.categories.${name}`, {})).status, name).toBe(404)
  }
})
