/** The platform's list of categories: the operator's, and everybody's to read. */
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

const ask = (name: string, input: object = {}) => omar.call(`catalog.admin.categories.${name}`, input)
const list = async (): Promise<ManagedCategoryView[]> => (await ask('list')).body.items
const known = async (slug: string) => (await list()).find((category) => category.slug === slug) as ManagedCategoryView
const shown = async (language: string) =>
  (await plaza.guest().get('/catalog/categories', { 'accept-language': language })).body.items.map(({ name }: { name: string }) => name)

test('begins with the three of the specification, in three languages', async () => {
  expect((await list()).map(({ names }) => names.en)).toEqual(['Apparel', 'Accessories', 'Tech'])
  expect(await shown('es')).toEqual(['Ropa', 'Accesorios', 'Tecnología'])
  expect((await known('accessories')).used).toBe(3)
})

describe('adding one', () => {
  test('puts it at the end; who did it is in the log', async () => {
    const { status, body } = await ask('add', { en: '  Home & Garden ', ar: 'المنزل والحديقة', es: '' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ slug: 'home-garden', used: 0, names: { en: 'Home & Garden', es: '', ar: 'المنزل والحديقة' } })
    expect((await list()).at(-1)?.slug).toBe('home-garden')
    expect((await shown('ar')).at(-1)).toBe('المنزل والحديقة')
    expect((await shown('es')).at(-1)).toBe('Home & Garden')
    const entries = await plaza.rows('select action from audit.entries where subject_id = $1', [body.id])
    expect(entries).toEqual([{ action: 'catalog.categoryAdded' }])
  })

  test.each([
    ['« tech » beside «Tech»', { en: ' tech ' }, 'en'],
    ['a name that is known in Spanish', { en: 'Clothes', es: 'ROPA' }, 'es'],
  ])('F4 is refused for %s', async (_, input, language) => {
    expect(await ask('add', input)).toMatchObject({ status: 409, body: { code: 'CATEGORY_EXISTS', data: { language } } })
  })

  test('twice with one key is one; bad input adds none', async () => {
    const before = (await list()).length
    const manner = { key: 'add-books-once-0001' }
    const first = await omar.call('catalog.admin.categories.add', { en: 'Books' }, manner)
    expect((await omar.call('catalog.admin.categories.add', { en: 'Books' }, manner)).body).toEqual(first.body)
    for (const input of [{}, { en: ' ' }, { en: 'x'.repeat(81) }, { es: 'Libros' }]) expect((await ask('add', input)).status).toBe(400)
    expect(await list()).toHaveLength(before + 1)
  })

  test('a name in another script has an address too', async () => {
    expect((await ask('add', { en: 'كتب' })).body.slug).toMatch(/^[0-9a-z]{8}$/)
  })
})

test('renaming shows everywhere; the address stays, and a stale change is refused', async () => {
  const tech = await known('tech')
  const input = { id: tech.id, version: tech.version, en: 'Electronics', es: 'Electrónica', ar: 'إلكترونيات' }
  expect((await ask('update', input)).body).toMatchObject({ slug: 'tech', version: tech.version + 1 })
  expect(await ask('update', input)).toMatchObject({ status: 409, body: { code: 'STALE' } })
  expect((await ask('update', { ...input, id: 'cat_never' })).status).toBe(404)
  await plaza.settle()
  const { body } = await plaza.guest().get('/marketplace/listings?category=tech')
  expect(body.items[0].category).toEqual({ slug: 'tech', name: 'Electronics' })
})

describe('deleting one', () => {
  test('that nothing stands in, takes it away', async () => {
    const { id } = await known('home-garden')
    expect((await ask('remove', { id })).status).toBe(200)
    expect(await known('home-garden')).toBeUndefined()
    expect((await ask('remove', { id })).status).toBe(404)
  })

  test('F4 that is used, asks where its products go', async () => {
    const { id } = await known('tech')
    expect(await ask('remove', { id })).toMatchObject({ status: 409, body: { code: 'CATEGORY_IN_USE', data: { used: 2, below: 0 } } })
    expect((await ask('remove', { id, moveTo: id })).status).toBe(409)
    expect((await ask('remove', { id, moveTo: 'cat_never' })).status).toBe(404)

    expect((await ask('remove', { id, moveTo: (await known('apparel')).id })).status).toBe(200)
    await plaza.settle()
    const { body } = await plaza.guest().get('/marketplace/listings?category=apparel')
    expect(body.items.map(({ name }: { name: string }) => name)).toEqual(expect.arrayContaining(['Desk Lamp', 'Charging Cable']))
  })

  test('the last one stays: products have to stand somewhere', async () => {
    const [first, ...rest] = await list()
    for (const { id } of rest) await ask('remove', { id, moveTo: first?.id })
    expect(await ask('remove', { id: first?.id })).toMatchObject({ status: 409, body: { code: 'LAST_CATEGORY' } })
  })
})

test('they stand in the order the operator gave them', async () => {
  await ask('add', { en: 'Zines' })
  const ids = (await list()).map(({ id }) => id).toReversed()
  expect((await ask('arrange', { ids: [...ids, 'cat_never'] })).body.items.map(({ id }: { id: string }) => id)).toEqual(ids)
})

test('nobody else keeps the list: for a member and for a guest it is not there', async () => {
  const bruno = await plaza.member('bruno')
  for (const name of ['list', 'add', 'update', 'remove', 'arrange']) {
    expect((await bruno.call(`catalog.admin.categories.${name}`, {})).status, name).toBe(404)
    expect((await plaza.browser().call(`catalog.admin.categories.${name}`, {})).status, name).toBe(404)
  }
})
