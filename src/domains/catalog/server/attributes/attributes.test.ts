/** Attributes as administrators define them. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { type ManagedAttribute, RESERVED_KEYS } from '../../contract.ts'

let plaza: TestPlaza
let omar: Member

beforeAll(async () => {
  plaza = await openTestPlaza()
  omar = await plaza.member('omar')
})
afterAll(() => plaza.close())

const call = (name: string, input: object = {}, manner: { key?: string } = {}) =>
  omar.call(`catalog.admin.attributes.${name}`, input, manner)
const list = async (): Promise<ManagedAttribute[]> => (await call('list')).body.items
const find = async (key: string) => (await list()).find((attribute) => attribute.key === key) as ManagedAttribute
const keys = async () => (await list()).map(({ key }) => key)

const categoryId = async (slug: string) =>
  (await plaza.rows<{ id: string }>('select id from catalog.categories where slug = $1', [slug]))[0]?.id ?? ''

const GRAIN = {
  key: 'grain',
  names: { en: 'Grain', es: 'Veta', ar: '' },
  type: 'choice',
  facet: true,
  searchable: true,
  choices: [{ names: { en: 'Quarter sawn', es: 'Al cuarto' } }, { names: { en: 'Flat' } }],
}
const PAGES = { key: 'pages', names: { en: 'Pages' }, type: 'number', unit: { en: 'pages', es: 'páginas' }, facet: true, searchable: false }

async function give(sku: string, attributes: object): Promise<void> {
  await plaza.rows('update catalog.products set attributes = $2 where id = (select product_id from catalog.variants where sku = $1)', [
    sku,
    JSON.stringify(attributes),
  ])
}

test('begins with color, size and material, which shops filter by', async () => {
  expect((await list()).map(({ key, type, facet }) => [key, type, facet])).toEqual([
    ['color', 'choice', true],
    ['size', 'choice', true],
    ['material', 'choice', true],
  ])
  expect((await find('material')).choices.find(({ value }) => value === 'wool')?.names).toEqual({ en: 'Wool', es: 'Lana', ar: 'صوف' })
})

describe('adding an attribute', () => {
  test('puts it at the end, names its choices, assigns it to categories, and records the administrator', async () => {
    const tech = await categoryId('tech')
    const { status, body } = await call('add', {
      ...GRAIN,
      categories: [
        { id: tech, required: true },
        { id: 'cat_never', required: false },
      ],
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      names: { en: 'Grain', es: 'Veta', ar: '' },
      choices: [
        { value: 'quarter-sawn', names: { en: 'Quarter sawn', es: 'Al cuarto', ar: '' } },
        { value: 'flat', names: { en: 'Flat', es: '', ar: '' } },
      ],
      categories: [{ id: tech, required: true }],
      used: 0,
    })
    expect((await keys()).at(-1)).toBe('grain')
    expect(await plaza.rows(`select action from audit.entries where resource_id = 'grain'`)).toEqual([{ action: 'catalog.attributeAdded' }])
  })

  test('a number has a unit and no choices', async () => {
    const { body } = await call('add', { ...PAGES, choices: GRAIN.choices })
    expect(body).toMatchObject({ unit: { en: 'pages', es: 'páginas', ar: '' }, choices: [] })
  })

  test('twice with the same idempotency key adds one; a taken key adds none', async () => {
    const author = { key: 'author', names: { en: 'Author' }, type: 'text', facet: false, searchable: true }
    const first = await call('add', author, { key: 'add-author-once-01' })
    expect((await call('add', author, { key: 'add-author-once-01' })).body).toEqual(first.body)
    expect(await call('add', author)).toMatchObject({ status: 409, body: { code: 'ATTRIBUTE_EXISTS' } })
  })

  test.each(['', 'Pages', 'pages!', '2nd', 'a_b', '-a', 'x'.repeat(41), ...RESERVED_KEYS])('“%s” is no key', async (key) => {
    expect((await call('add', { ...PAGES, key })).body.code).toBe('INVALID_INPUT')
  })

  test('bad input names the field', async () => {
    const fields = async (input: object) =>
      (await call('add', input)).body.data.fields.map(({ path, rule }: { path: string; rule: string }) => [path, rule])
    expect(await fields({ ...PAGES, key: 'isbn', type: 'text' })).toEqual([['facet', 'facetOfText']])
    expect(await fields({ ...GRAIN, key: 'cut', choices: [{ names: { en: 'Flat' } }, { names: { en: 'FLAT' } }] })).toEqual([
      ['choices.1.names.en', 'choiceTwice'],
    ])
    expect(await fields({ ...PAGES, key: 'cut', names: { es: 'Corte' } })).toMatchObject([['names.en', expect.anything()]])
  })
})

test('a change keeps key and type; a stale one and one of a missing attribute are rejected', async () => {
  const { key, version } = await find('pages')
  const input = { key, version, names: { en: 'Length', es: 'Páginas' }, unit: { en: 'p.' }, facet: false, searchable: true }
  expect((await call('update', input)).body).toMatchObject({
    key: 'pages',
    type: 'number',
    names: { en: 'Length' },
    facet: false,
    version: version + 1,
  })
  expect(await call('update', input)).toMatchObject({ status: 409, body: { code: 'STALE', data: { current: { version: version + 1 } } } })
  expect((await call('update', { ...input, key: 'never' })).status).toBe(404)
})

describe('what products have stays', () => {
  test('a choice in use can’t be left out; an unused one can, and the others keep their values', async () => {
    await give('LAMP', { grain: ['flat'] })
    const { version, choices, ...grain } = await find('grain')
    const { used: _, type: __, ...fields } = grain
    expect(grain.used).toBe(1)
    expect(await call('update', { ...fields, version, choices: [choices[0]] })).toMatchObject({
      status: 409,
      body: { code: 'CHOICE_IN_USE', data: { choice: 'Flat', used: 1 } },
    })
    const renamed = { value: 'flat', names: { en: 'Plain sawn' } }
    expect((await call('update', { ...fields, version, choices: [renamed] })).body.choices).toMatchObject([renamed])
  })

  test('an attribute in use can’t be deleted; an unused one can', async () => {
    expect(await call('remove', { key: 'grain' })).toMatchObject({ status: 409, body: { code: 'ATTRIBUTE_IN_USE', data: { used: 1 } } })
    await give('LAMP', {})
    expect((await call('remove', { key: 'grain' })).status).toBe(200)
    expect(await keys()).not.toContain('grain')
    expect((await call('remove', { key: 'grain' })).status).toBe(404)
  })
})

test('attributes have the order the administrator chose', async () => {
  const reversed = (await keys()).toReversed()
  expect((await call('arrange', { keys: [...reversed, 'never'] })).body.items.map(({ key }: ManagedAttribute) => key)).toEqual(reversed)
  expect((await call('arrange', { keys: ['size'] })).body.items[0].key).toBe('size')
})

test('a deleted category takes its attributes along', async () => {
  const id = (await omar.call('catalog.admin.categories.add', { en: 'Maps' })).body.id
  await call('add', { ...PAGES, key: 'scale', categories: [{ id, required: false }] })
  await omar.call('catalog.admin.categories.remove', { id })
  expect((await find('scale')).categories).toEqual([])
})

test('only administrators manage attributes: they are missing for members and guests', async () => {
  const bruno = await plaza.member('bruno')
  for (const name of ['list', 'add', 'update', 'remove', 'arrange']) {
    expect((await bruno.call(`catalog.admin.attributes.${name}`, {})).status, name).toBe(404)
    expect((await plaza.browser().call(`catalog.admin.attributes.${name}`, {})).status, name).toBe(404)
  }
})
