/** Amira's own categories, below those of the platform. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import type { OwnCategoryView } from '../../contract.ts'

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
  by.call(`catalog.own.categories.${name}`, input, { workspace: within })
const list = async (): Promise<OwnCategoryView[]> => (await ask('list')).body.items
const own = async () => (await list()).filter((category) => category.own).map(({ name, parentSlug }) => [name, parentSlug])

test('each stands after the one of the platform it is below', async () => {
  await ask('add', { name: '  Tableware ', parentSlug: 'accessories' })
  await ask('add', { name: 'Aprons', parentSlug: 'apparel' })
  expect((await list()).map(({ name }) => name)).toEqual(['Apparel', 'Aprons', 'Accessories', 'Tableware', 'Tech'])
})

test.each([['TABLEWARE'], ['  tableware '], [' tech '], ['Tecnología']])('F4: «%s» is in the list already', async (name) => {
  expect((await ask('add', { name, parentSlug: 'tech' })).body.code).toBe('CATEGORY_EXISTS')
})

test('another workspace has a list of its own, and neither sees nor uses Amira’s', async () => {
  const chen = await plaza.member('chen')
  const mine = (await chen.call('workspaces.list')).body.workspaces[0].id
  const { status, body } = await ask('add', { name: 'Tableware', parentSlug: 'tech' }, chen, mine)
  expect([status, body.items.filter((category: OwnCategoryView) => category.own)].flat()).toMatchObject([
    200,
    { name: 'Tableware', slug: 'tableware-2' },
  ])
  const tableware = (await list()).find(({ slug }) => slug === 'tableware')
  expect((await ask('remove', { id: tableware?.id }, chen, mine)).status).toBe(404)
  const product = (await amira.call('inventory.goods.get', { productId: await plaza.product('BOWL') }, { workspace })).body
  const { id: productId, version, language, texts, status: state, variants } = product
  const moved = { productId, version, language, texts, status: state, images: [], categorySlug: 'tableware-2', variants }
  expect((await amira.call('inventory.goods.update', moved, { workspace })).body.code).not.toBe(undefined)
})

test('a category that is used asks where its products go; the shop shows them there', async () => {
  const bowl = await plaza.product('BOWL')
  await amira.call(
    'inventory.goods.change',
    { meant: { ids: [bowl] }, change: { kind: 'category', categorySlug: 'tableware' } },
    { workspace },
  )
  const [tableware] = (await list()).filter(({ slug }) => slug === 'tableware')
  expect(tableware?.used).toBe(1)
  expect((await ask('remove', { id: tableware?.id })).body).toMatchObject({ code: 'CATEGORY_IN_USE', data: { used: 1 } })
  expect((await ask('remove', { id: tableware?.id, moveTo: 'nowhere' })).body.code).toBe('CATEGORY_GONE')
  expect((await ask('remove', { id: tableware?.id, moveTo: 'tech' })).status).toBe(200)
  expect(await own()).toEqual([['Aprons', 'apparel']])
  await plaza.settle()
  expect((await plaza.guest().get(`/catalog/products/${bowl}`)).body.category.slug).toBe('tech')
})

test('renamed by two at once, the second is told', async () => {
  const [aprons] = (await list()).filter((category) => category.own)
  const change = { id: aprons?.id, version: aprons?.version, parentSlug: 'apparel' }
  expect((await ask('update', { ...change, name: 'Workwear' })).status).toBe(200)
  expect((await ask('update', { ...change, name: 'Smocks' })).body).toMatchObject({
    code: 'STALE',
    data: { current: { name: 'Workwear' } },
  })
})

test('the platform’s are nobody’s to change here; strangers and staff without the area stay out', async () => {
  const [apparel] = await list()
  expect((await ask('remove', { id: apparel?.id })).status).toBe(404)
  expect((await ask('list', {}, await plaza.member('bruno'))).status).toBe(404)
  expect((await ask('list', {}, await plaza.member('farid'))).body).toMatchObject({ code: 'AREA_NEEDED', data: { area: 'catalog' } })
})
