/** Managing promotions as a vendor and as an administrator, over HTTP. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { DAY_MS } from '#test/plaza/sales-flow.ts'
import type { PromotionView } from '../contract.ts'

let plaza: TestPlaza
let amira: Member
let omar: Member
let darAmira: string
let platformStore: string

beforeAll(async () => {
  plaza = await openTestPlaza()
  ;[amira, omar] = [await plaza.member('amira'), await plaza.member('omar')]
  ;[darAmira, platformStore] = [await plaza.workspace('Dar Amira'), await plaza.workspace('Plaza House')]
})
afterAll(() => plaza.close())

const at = (days: number) => new Date(plaza.services.now().getTime() + days * DAY_MS).toISOString()
const input = (changes: Record<string, unknown> = {}) => ({
  name: { en: 'Winter', es: 'Invierno', ar: 'شتاء' },
  code: null,
  offer: { kind: 'percentage', percent: 20 },
  minimumMinor: 0,
  products: [],
  categories: [],
  vendors: [],
  startsAt: at(-1),
  endsAt: null,
  maxUses: null,
  maxUsesPerCustomer: null,
  ...changes,
})
const ask = (operation: string, body: object = {}) => amira.call(`promotions.${operation}`, body, { workspace: darAmira })
async function created(changes: Record<string, unknown> = {}): Promise<PromotionView> {
  const { status, body } = await ask('create', input(changes))
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const listed = async (state?: string): Promise<string[]> =>
  (await ask('list', state ? { state } : {})).body.items.map(({ code }: PromotionView) => code)

describe('saving a promotion', () => {
  test('a code is stored in capitals, and the dates decide the state', async () => {
    expect(await created({ code: ' spring-26 ' })).toMatchObject({ code: 'SPRING-26', state: 'active', uses: 0, version: 1 })
    await created({ code: 'SOON', startsAt: at(1) })
    await created({ code: 'OVER', startsAt: at(-2), endsAt: at(-1) })
    expect([await listed('active'), await listed('scheduled'), await listed('ended')]).toEqual([['SPRING-26'], ['SOON'], ['OVER']])
    expect(await listed()).toEqual(['OVER', 'SOON', 'SPRING-26'])
    expect((await ask('list', { q: 'spring' })).body.total).toEqual({ count: 1, exact: true })
  })

  test('invalid input is rejected: crossed dates, taken or malformed codes, a foreign scope, more than 100 percent', async () => {
    const codes = await Promise.all(
      [
        { startsAt: at(1), endsAt: at(0) },
        { code: 'spring-26' },
        { code: 'a b!' },
        { products: [await plaza.product('CABLE')] },
        { categories: ['nowhere'] },
        { vendors: [platformStore] },
        { offer: { kind: 'percentage', percent: 101 } },
        { offer: { kind: 'fixed', amountMinor: 0 } },
        { maxUses: 0 },
        { name: { en: '', es: 'Sin', ar: '' } },
      ].map(async (changes) => (await ask('create', input(changes))).body.code),
    )
    expect(codes).toEqual([
      'DATES_CROSSED',
      'CODE_TAKEN',
      'INVALID_INPUT',
      'UNKNOWN_SCOPE',
      'UNKNOWN_SCOPE',
      'UNKNOWN_SCOPE',
      'INVALID_INPUT',
      'INVALID_INPUT',
      'INVALID_INPUT',
      'INVALID_INPUT',
    ])
  })

  test('the scope has names in the reader’s language', async () => {
    amira.language = 'es'
    const mug = await plaza.product('MUG-SAGE')
    expect((await created({ products: [mug] })).scope.products).toEqual([{ id: mug, name: 'Taza acanalada' }])
    amira.language = 'en'
    expect((await ask('products', { q: 'plate' })).body.items).toEqual([
      { id: await plaza.product('PLATE'), name: 'Serving Plate', detail: null },
    ])
  })

  test('of two people who save at once, the second gets the first one’s version', async () => {
    const { id, version } = await created({ code: 'TWICE' })
    const change = (percent: number) =>
      ask('update', { ...input({ code: 'TWICE', offer: { kind: 'percentage', percent } }), promotionId: id, version })
    expect((await change(30)).body.offer).toEqual({ kind: 'percentage', percent: 30 })
    const stale = await change(40)
    expect([stale.status, stale.body.code, stale.body.data.current.offer.percent]).toEqual([409, 'STALE', 30])
  })

  test('earlier uses count when a limit is added', async () => {
    const { id, version } = await created({ code: 'LIMITED' })
    const guest = plaza.guest()
    await guest.add(await plaza.variant('PLATE'))
    await guest.call('POST', '/cart/codes', { code: 'LIMITED' })
    expect((await guest.placeOrder()).status).toBe(200)
    const { body } = await ask('update', { ...input({ code: 'LIMITED', maxUses: 1 }), promotionId: id, version })
    expect([body.state, body.uses]).toEqual(['ended', 1])
  })
})

describe('the life of a promotion', () => {
  test('it can be paused and resumed', async () => {
    const { id } = await created({ code: 'REST' })
    expect((await ask('pause', { promotionId: id, paused: true })).body.state).toBe('paused')
    expect((await ask('pause', { promotionId: id, paused: false })).body.state).toBe('active')
  })

  test('a copy is paused and has its own code', async () => {
    const { id } = await created({ code: 'ORIGINAL' })
    const { body } = await ask('duplicate', { promotionId: id })
    expect(body).toMatchObject({ state: 'paused', uses: 0, offer: { kind: 'percentage', percent: 20 } })
    expect(body.code).toMatch(/^ORIGINAL-[0-9A-Z]{4}$/)
  })

  test('an unused promotion is deleted; a used one is archived, its code is free and its figures stay', async () => {
    const { id } = await created({ code: 'NEVER' })
    expect((await ask('remove', { promotionId: id })).body).toEqual({ outcome: 'deleted', uses: 0 })
    expect((await ask('get', { promotionId: id })).status).toBe(404)

    const used = await created({ code: 'ONCE' })
    const guest = plaza.guest()
    await guest.add(await plaza.variant('PLATE'))
    await guest.call('POST', '/cart/codes', { code: 'ONCE' })
    await guest.placeOrder()
    expect((await ask('remove', { promotionId: used.id })).body).toEqual({ outcome: 'archived', uses: 1 })
    expect((await ask('get', { promotionId: used.id })).body).toMatchObject({ state: 'archived', uses: 1, discount: { amountMinor: 600 } })
    expect((await ask('pause', { promotionId: used.id, paused: false })).status).toBe(404)
    await created({ code: 'ONCE' })
  })
})

describe('access', () => {
  test('a vendor sees only its own promotions: others look the same as missing ones', async () => {
    const { id } = await created({ code: 'MINE' })
    const others = await Promise.all(
      ['get', 'duplicate', 'remove'].map((operation) =>
        omar.call(`promotions.${operation}`, { promotionId: id }, { workspace: platformStore }),
      ),
    )
    expect(others.map(({ status }) => status)).toEqual([404, 404, 404])
    expect((await omar.call('promotions.admin.get', { promotionId: id })).status).toBe(404)
    const { body } = await omar.call('promotions.admin.create', input({ code: 'HOUSE' }))
    expect((await ask('get', { promotionId: body.id })).status).toBe(404)
    expect(await listed()).not.toContain('HOUSE')
  })

  test('only administrators manage the platform’s promotions, and each action is in the audit log', async () => {
    expect((await amira.call('promotions.admin.list', {})).status).toBe(404)
    const { body } = await omar.call('promotions.admin.create', input({ vendors: [darAmira], name: { en: 'For Amira', es: '', ar: '' } }))
    expect(body.scope.vendors).toEqual([{ id: darAmira, name: 'Dar Amira' }])
    await omar.call('promotions.admin.pause', { promotionId: body.id, paused: true })
    await omar.call('promotions.admin.remove', { promotionId: body.id })
    const acts = await plaza.rows<{ action: string }>(`select action from audit.entries where resource_id = $1 order by position`, [
      body.id,
    ])
    expect(acts.map(({ action }) => action)).toEqual(['promotions.created', 'promotions.paused', 'promotions.deleted'])
    expect((await omar.call('promotions.admin.vendors', { q: 'amira' })).body.items).toEqual([
      { id: darAmira, name: 'Dar Amira', detail: null },
    ])
  })

  test('platform promotions can select any vendor’s products, found by name and shown with their vendor', async () => {
    const plate = await plaza.product('PLATE')
    const { body: found } = await omar.call('promotions.admin.products', { q: 'plat' })
    expect(found.items).toContainEqual({ id: plate, name: 'Serving Plate', detail: 'Dar Amira' })
    expect((await omar.call('promotions.admin.products', { q: '' })).body.items.length).toBeGreaterThan(0)
    const { body } = await omar.call('promotions.admin.create', input({ products: [plate], vendors: [darAmira] }))
    expect(body.scope).toMatchObject({ products: [{ id: plate, name: 'Serving Plate' }], vendors: [{ id: darAmira, name: 'Dar Amira' }] })
    const gone = input({ products: [plate, 'prod_00000000000000000000000000'] })
    expect((await omar.call('promotions.admin.create', gone)).body.code).toBe('UNKNOWN_SCOPE')
    expect((await amira.call('promotions.admin.products', { q: 'plat' })).status).toBe(404)
  })
})
