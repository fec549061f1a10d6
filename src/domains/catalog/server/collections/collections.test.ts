/** Collections of a workspace and of the platform, over HTTP. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'

let plaza: TestPlaza
let amira: Member
let chen: Member
let omar: Member
let workspace: string
let mug: string
let bowl: string
let plate: string

beforeAll(async () => {
  plaza = await openTestPlaza()
  ;[amira, chen, omar] = [await plaza.member('amira'), await plaza.member('chen'), await plaza.member('omar')]
  workspace = await plaza.workspace('Dar Amira')
  ;[mug, bowl, plate] = [await plaza.product('MUG-SAGE'), await plaza.product('BOWL'), await plaza.product('PLATE')]
})
afterAll(() => plaza.close())

const input = (changes: Record<string, unknown> = {}) => ({
  name: { en: 'For the table', es: 'Para la mesa', ar: '' },
  description: { en: 'Plates and bowls.', es: '', ar: '' },
  published: true,
  rule: null,
  products: [],
  ...changes,
})
const under = (amountMinor: number) => ({ match: 'all', conditions: [{ field: 'price', op: 'atMost', amountMinor }] })
const ask = (operation: string, body: object = {}) => amira.call(`catalog.collections.${operation}`, body, { workspace })
const askAdmin = (operation: string, body: object = {}) => omar.call(`catalog.admin.collections.${operation}`, body)
async function created(changes: Record<string, unknown> = {}) {
  const { status, body } = await ask('create', input(changes))
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const namesOf = ({ products }: { products: { name: string }[] }) => products.map(({ name }) => name)

describe('a collection that is chosen by hand', () => {
  test('keeps the order of its products, and its slug when the name changes', async () => {
    const made = await created({ products: [plate, mug] })
    expect(made).toMatchObject({ slug: 'for-the-table', byRule: false, productCount: 2, version: 1 })
    expect(namesOf(made)).toEqual(['Serving Plate', 'Ribbed Mug'])
    const changes = { name: { en: 'Table', es: '', ar: '' }, products: [mug, bowl, plate] }
    const changed = (await ask('update', { ...input(changes), collectionId: made.id, version: 1 })).body
    expect(changed).toMatchObject({ slug: 'for-the-table', name: { en: 'Table', es: '', ar: '' }, version: 2 })
    expect(namesOf((await ask('get', { collectionId: made.id })).body)).toEqual(['Ribbed Mug', 'Small Bowl', 'Serving Plate'])
  })

  test('has an address of its own, also with the name of another one', async () => {
    expect((await created()).slug).toBe('for-the-table-2')
    expect((await created({ name: { en: 'طاولة', es: '', ar: '' } })).slug).toMatch(/^[a-z0-9]{8}$/)
  })

  test('rejects a product of another shop, a missing one, and a name without English', async () => {
    for (const products of [[await plaza.product('LAMP')], ['prod_never']])
      expect((await ask('create', input({ products }))).body.code).toBe('UNKNOWN_PRODUCT')
    const { body } = await ask('create', input({ name: { en: '', es: 'Mesa', ar: '' } }))
    expect(body).toMatchObject({ code: 'INVALID_INPUT', data: { fields: [{ path: 'name.en' }] } })
  })

  test('offers the products of its shop to choose from', async () => {
    expect((await ask('products', { q: 'mug' })).body.items).toMatchObject([{ id: mug, onSale: true, price: { amountMinor: 28_00 } }])
    expect((await ask('products', { q: 'lamp' })).body.items).toEqual([])
  })
})

describe('a collection by rule', () => {
  test('has the products that meet the rule, and follows their changes', async () => {
    const { id, productCount } = await created({ rule: under(15_00) })
    expect(productCount).toBe(1)
    await amira.call('products.change', { meant: { ids: [plate] }, change: { kind: 'price', byHundredths: -60_00 } }, { workspace })
    expect((await ask('get', { collectionId: id })).body.productCount).toBe(2)
    await amira.call('products.change', { meant: { ids: [plate] }, change: { kind: 'price', byHundredths: 150_00 } }, { workspace })
    expect((await ask('get', { collectionId: id })).body.productCount).toBe(1)
  })

  test('shows what it would have before it is saved', async () => {
    const rule = { match: 'any', conditions: [...under(15_00).conditions, { field: 'category', op: 'isNot', values: ['tech'] }] }
    const { items, total } = (await ask('preview', { rule })).body
    expect(items.map(({ name }: { name: string }) => name)).toEqual(['Ribbed Mug', 'Serving Plate', 'Small Bowl'])
    expect(total).toEqual({ count: 3, exact: true })
  })

  test('rejects categories that do not exist and vendors, and names the condition that is too long', async () => {
    const rule = (condition: object) => ({ rule: { match: 'all', conditions: [condition] } })
    for (const field of ['category', 'vendor'])
      expect((await ask('create', input(rule({ field, op: 'is', values: ['nowhere'] })))).body).toMatchObject({
        code: 'UNKNOWN_CHOICE',
        data: { field },
      })
    expect((await ask('create', input(rule({ field: 'tag', op: 'is', values: ['x'.repeat(51)] })))).body).toMatchObject({
      code: 'INVALID_INPUT',
      data: { fields: [{ path: 'rule.conditions.0.values.0' }] },
    })
    const conditions = Array.from({ length: 11 }, () => under(1).conditions[0])
    expect((await ask('create', input({ rule: { match: 'all', conditions } }))).body.code).toBe('INVALID_INPUT')
  })

  test('becomes one that is chosen by hand, and back', async () => {
    const { id } = await created({ rule: under(15_00) })
    const save = async (changes: object, version: number) =>
      (await ask('update', { ...input(), ...changes, collectionId: id, version })).body
    expect(namesOf(await save({ products: [mug] }, 1))).toEqual(['Ribbed Mug'])
    expect(await save({ rule: under(15_00) }, 2)).toMatchObject({ byRule: true, productCount: 1, products: [] })
  })
})

describe('managing collections', () => {
  test('lists them newest first, finds them by name, and deletes them', async () => {
    const { id } = await created({ name: { en: 'Gifts', es: 'Regalos', ar: 'هدايا' }, products: [mug] })
    expect((await ask('list')).body.items[0]).toMatchObject({ id, name: { ar: 'هدايا' }, productCount: 1, published: true })
    expect((await ask('list', { q: 'regal' })).body).toMatchObject({ items: [{ id }], total: { count: 1 } })
    expect((await ask('remove', { collectionId: id })).status).toBe(200)
    expect((await ask('remove', { collectionId: id })).status).toBe(404)
    expect((await ask('get', { collectionId: id })).status).toBe(404)
  })

  test('a stale save changes nothing and answers with the current version', async () => {
    const { id } = await created()
    const save = (products: string[]) => ask('update', { ...input({ products }), collectionId: id, version: 1 })
    expect((await save([mug])).status).toBe(200)
    expect((await save([bowl])).body).toMatchObject({ code: 'STALE', data: { current: { version: 2, products: [{ id: mug }] } } })
  })

  test('a repeated request creates one collection', async () => {
    const twice = async () =>
      (await amira.call('catalog.collections.create', input(), { workspace, key: 'a-collection-once' })).body.id as string
    expect(await twice()).toBe(await twice())
  })

  test('is for members of the shop who manage its catalog', async () => {
    expect((await chen.call('catalog.collections.list', {}, { workspace })).status).toBe(404)
    const farid = await plaza.member('farid')
    expect((await farid.call('catalog.collections.list', {}, { workspace })).body.code).toBe('PERMISSION_NEEDED')
    expect((await amira.call('catalog.admin.collections.list', {})).status).toBe(404)
  })
})

describe('a collection of the platform', () => {
  test('has products of all vendors, by hand and by rule, and its changes are audited', async () => {
    const lamp = await plaza.product('LAMP')
    const made = (await askAdmin('create', input({ name: { en: 'Home', es: '', ar: '' }, products: [lamp, mug] }))).body
    expect(made.products).toMatchObject([
      { name: 'Desk Lamp', vendor: 'Plaza House' },
      { name: 'Ribbed Mug', vendor: 'Dar Amira' },
    ])
    const rule = { match: 'all', conditions: [{ field: 'vendor', op: 'is', values: [workspace] }] }
    const changed = (await askAdmin('update', { ...input({ rule }), collectionId: made.id, version: 1 })).body
    expect(changed).toMatchObject({ productCount: 3, vendors: [{ id: workspace, name: 'Dar Amira' }] })
    expect((await ask('get', { collectionId: made.id })).status).toBe(404)
    await askAdmin('remove', { collectionId: made.id })
    const acts = await plaza.rows<{ action: string }>(`select action from audit.entries where resource_id = $1 order by at`, [made.id])
    expect(acts.map(({ action }) => action)).toEqual([
      'catalog.collectionCreated',
      'catalog.collectionChanged',
      'catalog.collectionDeleted',
    ])
  })
})
