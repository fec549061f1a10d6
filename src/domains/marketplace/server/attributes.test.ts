/** The shop follows what administrators say of attributes: what it is filtered by and found by. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createProduct } from '#domains/catalog/server/fixtures.ts'
import { transactAsSystem } from '#platform/server/transact.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import type { FacetsView } from '../contract.ts'

let plaza: TestPlaza
let omar: Member

beforeAll(async () => {
  plaza = await openTestPlaza()
  omar = await plaza.member('omar')
  await admin('add', { ...WATER, facet: false })
  const workspaceId = await plaza.workspace('Plaza House')
  const base = { workspaceId, categorySlug: 'tech', status: 'active', language: 'en', pictures: [] } as const
  await transactAsSystem(plaza.services, async (tx) => {
    await createProduct(tx, {
      ...base,
      texts: { en: { name: 'Beacon', description: '' } },
      attributes: { material: ['brass', 'glass'], waterproof: true },
      variants: [{ sku: 'BEACON', priceMinor: 1000 }],
    })
    await createProduct(tx, {
      ...base,
      texts: { en: { name: 'Torch', description: '' } },
      attributes: { waterproof: false },
      options: [
        { key: 'الخامة', names: { en: '', ar: 'الخامة' }, values: [{ value: 'Latón' }, { value: 'Chalk', names: { es: 'Tiza' } }] },
        { key: 'mood', names: { en: 'Mood' }, values: [{ value: 'Calm' }] },
      ],
      variants: [
        { sku: 'TORCH-1', options: ['Latón', 'Calm'], priceMinor: 1000 },
        { sku: 'TORCH-2', options: ['Chalk', 'Calm'], priceMinor: 1000 },
      ],
    })
  })
  await plaza.settle()
})
afterAll(() => plaza.close())

const WATER = {
  key: 'waterproof',
  names: { en: 'Waterproof', es: 'Impermeable', ar: 'مقاوم للماء' },
  type: 'boolean',
  facet: true,
  searchable: true,
}

const admin = (name: string, input: object) => omar.call(`catalog.admin.attributes.${name}`, input)

async function change(key: string, more: object): Promise<void> {
  const { items } = (await admin('list', {})).body as { items: { key: string }[] }
  const { used: _, type: __, ...attribute } = items.find((each) => each.key === key) as Record<string, unknown> & { key: string }
  expect((await admin('update', { ...attribute, ...more })).status).toBe(200)
  await plaza.settle()
}

async function ask(query: string, language = 'en'): Promise<{ names: string[]; facets: FacetsView }> {
  const { body } = await plaza.guest().get(`/marketplace/listings?facets=true&${query}`, { 'accept-language': language })
  return { names: body.items.map(({ name }: { name: string }) => name).sort(), facets: body.facets }
}
const facet = async (key: string, language = 'en') =>
  (await ask('q=beacon', language)).facets.attributes
    .find((each) => each.key === key)
    ?.values.map(({ label, count }) => `${label} ${count}`)

test('an option joins the filter of its name in any language, and its values the choices that they mean', async () => {
  expect((await ask('attributes[material]=brass')).names).toEqual(['Beacon', 'Torch'])
  const { facets } = await ask('category=tech', 'es')
  expect(facets.attributes.map(({ key }) => key)).toEqual(['material'])
  expect(facets.attributes[0]?.values.map(({ label, count }) => `${label} ${count}`)).toEqual(['Vidrio 1', 'Latón 2', 'Tiza 1'])
})

test('products are found by the values of their attributes in every language, and by “yes” only when it is so', async () => {
  expect((await ask('q=brass%20beacon')).names).toEqual(['Beacon'])
  expect((await ask('q=vidrio', 'es')).names).toEqual(['Beacon'])
  expect((await ask('q=زجاج', 'ar')).names).toEqual(['Beacon'])
  expect((await ask('q=waterproof')).names).toEqual(['Beacon'])
})

test('what becomes a filter is offered at once, with its names; what is none any more disappears', async () => {
  expect(await facet('waterproof')).toBeUndefined()
  await change('waterproof', { facet: true })
  expect(await facet('waterproof')).toEqual(['Yes 1', 'No 0'])
  expect((await ask('attributes[waterproof]=no')).names).toEqual(['Torch'])
  await change('waterproof', { facet: false })
  expect(await facet('waterproof')).toBeUndefined()
  expect((await ask('attributes[waterproof]=no')).names.length).toBeGreaterThan(2)
})

test('a new name and a choice’s new name show and are found; an attribute that isn’t searched finds nothing', async () => {
  const { items } = (await admin('list', {})).body as { items: { key: string; choices: { value: string; names: object }[] }[] }
  const choices = items.find(({ key }) => key === 'material')?.choices ?? []
  const renamed = choices.map((choice) => (choice.value === 'glass' ? { value: 'glass', names: { en: 'Crystal', es: 'Cristal' } } : choice))
  await change('material', { names: { en: 'Made of' }, choices: renamed })
  expect(await facet('material')).toEqual(['Crystal 1', 'Brass 1'])
  expect((await ask('q=crystal')).names).toEqual(['Beacon'])
  await change('material', { searchable: false })
  expect((await ask('q=crystal%20beacon')).facets).toBeTruthy()
  expect((await plaza.guest().get('/marketplace/listings?q=crystal')).body.items).toEqual([])
})
