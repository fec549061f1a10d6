/** Amira says how she delivers; Elena and Farid help her. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'

const POST = {
  ...{ kind: 'delivery', name: { en: 'Post', es: 'Correo' }, priceMinor: 750, freeOverMinor: 8000 },
  ...{ minDays: 2, maxDays: 4, countries: ['EC'], active: true },
}

let plaza: TestPlaza
let amira: Member
let workspace: string

beforeAll(async () => {
  plaza = await openTestPlaza()
  amira = await plaza.member('amira')
  workspace = await plaza.workspace('Dar Amira')
})
afterAll(() => plaza.close())

const call = (operation: string, input: unknown = {}, member = amira, where = workspace) =>
  member.call(`vendors.deliveryMethods.${operation}`, input, { workspace: where })
const offered = async () => (await plaza.guest().get('/vendors/dar-amira/delivery-methods')).body.items

test('a method that is added is offered after the others, and the vendor leaves the one rule with it', async () => {
  const { status, body } = await call('add', { method: POST })
  expect(status).toBe(200)
  expect(body).toEqual({ ...POST, id: expect.stringMatching(/^dlv_/), version: 1 })
  const second = await call('add', { method: { ...POST, name: { en: 'At the kiln' }, kind: 'pickup', priceMinor: 0, freeOverMinor: null } })
  expect((await call('own')).body.items.map(({ id }: { id: string }) => id)).toEqual([body.id, second.body.id])
  expect((await offered()).map(({ name }: { name: string }) => name)).toEqual(['Post', 'At the kiln'])
})

test('one that rests is not offered; a change from an old version is told both', async () => {
  const [first] = (await call('own')).body.items
  const change = { id: first.id, version: 1, method: { ...POST, active: false } }
  expect((await call('update', change)).body).toMatchObject({ active: false, version: 2 })
  expect(await offered()).toHaveLength(1)
  const { status, body } = await call('update', change)
  expect([status, body.code, body.data.current.version]).toEqual([409, 'STALE', 2])
})

test('removed it is gone, and without any the vendor shares the one rule again', async () => {
  for (const { id } of (await call('own')).body.items) expect((await call('remove', { id })).status).toBe(200)
  expect(await offered()).toEqual([])
  expect((await call('remove', { id: `dlv_${'0'.repeat(26)}` })).status).toBe(404)
})

test('what cannot be is refused: no name, days the wrong way round, a price below nothing, an eleventh method', async () => {
  for (const wrong of [
    { name: {} },
    { minDays: 5 },
    { priceMinor: -1 },
    { priceMinor: 7.5 },
    { countries: [] },
    { countries: ['Ecuador'] },
  ])
    expect((await call('add', { method: { ...POST, ...wrong } })).body.code, JSON.stringify(wrong)).toBe('INVALID_INPUT')
  for (let count = 0; count < 10; count += 1) await call('add', { method: POST })
  expect((await call('add', { method: POST })).body).toMatchObject({ code: 'TOO_MANY_METHODS', data: { max: 10 } })
})

test('another vendor’s method is as missing as none; a shopper, and somebody without orders, do not get in', async () => {
  const [first] = (await call('own')).body.items
  const house = await plaza.workspace('Plaza House')
  const omar = await plaza.member('omar')
  expect((await call('update', { id: first.id, version: first.version, method: POST }, omar, house)).status).toBe(404)
  expect((await call('remove', { id: first.id }, omar, house)).status).toBe(404)
  const bruno = await plaza.member('bruno')
  expect((await call('own', {}, bruno)).status).toBe(404)
  const farid = await plaza.member('farid')
  expect((await call('own', {}, farid)).status).toBe(200)
})
