/** Amira's own categories, below those of the platform. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import type { CategoryView } from '../../contract.ts'

let plaza: TestPlaza
let amira: Member
let workspace = ''

beforeAll(async () => {
  plaza = await openTestPlaza()
  amira = await plaza.member('amira')
  workspace = await plaza.workspace('Dar Amira')
})
afterAll(() => plaza.close())

const ask = (name: string, input: object = {}, by = amira, within = workspace) =>
  by.call(`products.categories.${name}`, input, { workspace: within })
const list = async (): Promise<CategoryView[]> => (await ask('list')).body.items
const own = async () => (await list()).filter((category) => category.editable).map(({ name, parentSlug }) => [name, parentSlug])

test('each category follows its parent', async () => {
  await ask('add', { name: '  Tableware ', parentSlug: 'accessories' })
  await ask('add', { name: 'Aprons', parentSlug: 'apparel' })
  expect((await list()).map(({ name }) => name)).toEqual(['Apparel', 'Aprons', 'Accessories', 'Tableware', 'Tech'])
})

test.each([['TABLEWARE'], ['  tableware '], [' tech '], ['Tecnología']])('F4: “%s” already exists', async (name) => {
  expect((await ask('add', { name, parentSlug: 'tech' })).body.code).toBe('CATEGORY_EXISTS')
})

test('another workspace has its own categories, and neither sees nor uses Amira’s', async () => {
  const chen = await plaza.member('chen')
  const mine = (await chen.call('workspaces.list')).body.workspaces[0].id
  const { status, body } = await ask('add', { name: 'Tableware', parentSlug: 'tech' }, chen, mine)
  expect([status, body.items.filter((category: CategoryView) => category.editable)].flat()).toMatchObject([
    200,
    { name: 'Tableware', slug: 'tableware-2' },
  ])
  const tableware = (await list()).find(({ slug }) => slug === 'tableware')
  expect((await ask('remove', { id: tableware?.id }, chen, mine)).status).toBe(404)
  const product = (await amira.call('products.get', { productId: await plaza.product('BOWL') }, { workspace })).body
  const { id: productId, version, language, texts, status: state, variants } = product
  const moved = { productId, version, language, texts, status: state, images: [], categorySlug: 'tableware-2', variants }
  expect((await amira.call('products.update', moved, { workspace })).body.code).not.toBe(undefined)
})

test('deleting a used category requires a target, and the marketplace shows its products there', async () => {
  const bowl = await plaza.product('BOWL')
  await amira.call('products.change', { meant: { ids: [bowl] }, change: { kind: 'category', categorySlug: 'tableware' } }, { workspace })
  const [tableware] = (await list()).filter(({ slug }) => slug === 'tableware')
  expect(tableware?.used).toBe(1)
  expect((await ask('remove', { id: tableware?.id })).body).toMatchObject({ code: 'CATEGORY_IN_USE', data: { used: 1 } })
  expect((await ask('remove', { id: tableware?.id, moveTo: 'nowhere' })).body.code).toBe('CATEGORY_GONE')
  expect((await ask('remove', { id: tableware?.id, moveTo: 'tech' })).status).toBe(200)
  expect(await own()).toEqual([['Aprons', 'apparel']])
  await plaza.settle()
  expect((await plaza.guest().get(`/catalog/products/${bowl}`)).body.category.slug).toBe('tech')
})

test('of two people who rename a category at once, the second gets a conflict', async () => {
  const [aprons] = (await list()).filter((category) => category.editable)
  const change = { id: aprons?.id, version: aprons?.version, parentSlug: 'apparel' }
  expect((await ask('update', { ...change, name: 'Workwear' })).status).toBe(200)
  expect((await ask('update', { ...change, name: 'Smocks' })).body).toMatchObject({
    code: 'STALE',
    data: { current: { name: 'Workwear' } },
  })
})

test('platform categories can’t be changed here; strangers and staff without the permission have no access', async () => {
  const [apparel] = await list()
  expect((await ask('remove', { id: apparel?.id })).status).toBe(404)
  expect((await ask('list', {}, await plaza.member('bruno'))).status).toBe(404)
  expect((await ask('list', {}, await plaza.member('farid'))).body).toMatchObject({
    code: 'PERMISSION_NEEDED',
    data: { permission: 'catalog' },
  })
})
