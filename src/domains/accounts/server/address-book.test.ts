import { afterAll, beforeAll, expect, test } from 'vitest'
import { transactAsSystem } from '#platform/server/transact.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'

const HOME = { name: 'Bruno Paz', line1: 'Calle Larga 12', city: 'Cuenca', postalCode: '010101', country: 'EC' }
const WORK = { ...HOME, line1: 'Av. Solano 4', phone: '+593 7 555 0100' }

let plaza: TestPlaza
let bruno: Member

beforeAll(async () => {
  plaza = await openTestPlaza()
  bruno = await plaza.member('bruno')
})
afterAll(() => plaza.close())

type Book = { items: { id: string; address: typeof HOME; isDefault: boolean; version: number }[] }
const list = async (member: Member) => (await member.call<Book>('accounts.addresses.list')).body.items
const add = (member: Member, address: object = HOME) => member.call('accounts.addresses.add', { address })
const defaults = async (member: Member) => (await list(member)).map(({ isDefault }) => isDefault)

async function newcomerWith(name: string, ...addresses: object[]): Promise<[Member, ...string[]]> {
  const member = await plaza.newcomer(name)
  const ids: string[] = []
  for (const address of addresses) ids.push((await add(member, address)).body.id)
  return [member, ...ids]
}

test('the first address is the default, and the next ones follow it', async () => {
  const [nadia, home, work] = await newcomerWith('nadia', HOME, WORK)
  expect(await list(nadia)).toEqual([
    { id: home, address: HOME, isDefault: true, version: 1 },
    { id: work, address: WORK, isDefault: false, version: 1 },
  ])
})

test('another address can become the default, and of two at once one does', async () => {
  const [tomas, home = '', work = ''] = await newcomerWith('tomas', HOME, WORK)
  expect((await tomas.call<Book>('accounts.addresses.makeDefault', { id: work })).body.items.map(({ isDefault }) => isDefault)).toEqual([
    false,
    true,
  ])
  await Promise.all([home, work, home].map((id) => tomas.call('accounts.addresses.makeDefault', { id })))
  expect((await defaults(tomas)).filter(Boolean)).toHaveLength(1)
})

test('removing the default makes the oldest the default; removing the last leaves an empty book', async () => {
  const [ines, home = '', work = ''] = await newcomerWith('ines', HOME, WORK)
  expect((await ines.call<Book>('accounts.addresses.remove', { id: home })).body.items).toMatchObject([{ id: work, isDefault: true }])
  expect((await ines.call('accounts.addresses.remove', { id: work })).body.items).toEqual([])
  expect((await ines.call('accounts.addresses.remove', { id: work })).status).toBe(404)
})

test('an update from an old version is rejected and returns the current one', async () => {
  const [olga, id = ''] = await newcomerWith('olga', HOME)
  const change = { id, version: 1, address: WORK }
  expect((await olga.call('accounts.addresses.update', change)).body).toEqual({ id, address: WORK, isDefault: true, version: 2 })
  const { status, body } = await olga.call('accounts.addresses.update', { ...change, address: HOME })
  expect([status, body.code, body.data.current.address]).toEqual([409, 'STALE', WORK])
  expect(await list(olga)).toMatchObject([{ address: WORK, version: 2 }])
})

test('a book holds twenty addresses', async () => {
  const [pablo] = await newcomerWith('pablo', ...Array.from({ length: 20 }, () => HOME))
  expect((await add(pablo)).body).toMatchObject({ code: 'ADDRESS_BOOK_FULL', data: { max: 20 } })
})

test('a postal code that is invalid in its country is rejected', async () => {
  const { status, body } = await add(bruno, { ...HOME, postalCode: '12' })
  expect([status, body.data.fields]).toEqual([400, [expect.objectContaining({ path: 'address.postalCode', rule: 'invalid_format' })]])
  expect((await add(bruno, { ...HOME, country: 'AE', postalCode: '' })).status).toBe(200)
})

test('other members cannot see, change or remove an address, and guests have none', async () => {
  const [rosa, id = ''] = await newcomerWith('rosa', HOME)
  const chen = await plaza.member('chen')
  expect(await list(chen)).toEqual([])
  expect((await chen.call('accounts.addresses.update', { id, version: 1, address: WORK })).status).toBe(404)
  expect((await chen.call('accounts.addresses.remove', { id })).status).toBe(404)
  expect((await chen.call('accounts.addresses.makeDefault', { id })).status).toBe(404)
  expect((await plaza.browser().call('accounts.addresses.list')).status).toBe(401)
  expect(await list(rosa)).toMatchObject([{ address: HOME, version: 1 }])
})

test('the same idempotency key twice adds one address', async () => {
  const [sara] = await newcomerWith('sara')
  const manner = { key: 'the-address-of-sara' }
  const replies = [
    await sara.call('accounts.addresses.add', { address: HOME }, manner),
    await sara.call('accounts.addresses.add', { address: HOME }, manner),
  ]
  expect(replies[0]?.body).toEqual(replies[1]?.body)
  expect(await list(sara)).toHaveLength(1)
})

test('addresses are part of the personal data export and are erased with the account', async () => {
  await newcomerWith('tea', HOME)
  const [{ id } = { id: '' }] = await plaza.rows<{ id: string }>(`select id from accounts.users where username = 'tea'`)
  const person = plaza.services.resources.personalData.find(({ type }) => type === 'user')
  expect(await person?.personalData.export(plaza.services.db, id)).toMatchObject({ addresses: [{ address: HOME, isDefault: true }] })
  await transactAsSystem(plaza.services, async (tx) => person?.personalData.erase(tx, id))
  expect(await plaza.rows('select 1 from accounts.addresses where user_id = $1', [id])).toEqual([])
})
