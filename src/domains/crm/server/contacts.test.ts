/** The contacts of Amira's workspace, over HTTP. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallOptions, Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import type { ContactView } from '../contract.ts'

let plaza: TestPlaza
let amira: Member
let workspace: string

beforeAll(async () => {
  plaza = await openTestPlaza()
  amira = await plaza.member('amira')
  workspace = await plaza.workspace('Dar Amira')
})
afterAll(() => plaza.close())

const MISSING = 'contact_00000000000000000000000000'

const ask = (name: string, input: object = {}, by = amira, options: CallOptions = {}) =>
  by.call(`crm.contacts.${name}`, input, { workspace, ...options })
const created = async (name: string, notes = ''): Promise<ContactView> => (await ask('create', { name, notes })).body
const names = async (input: object = {}) => (await ask('list', input)).body.items.map(({ name }: ContactView) => name)
const eventsOf = async (id: string) =>
  (await plaza.rows<{ type: string }>('select type from platform.events where aggregate = $1 order by position', [id])).map(
    ({ type }) => type,
  )

test('a contact is created, read, changed and deleted, and each change is an event', async () => {
  const { id, version } = await created('  First ', 'Met at the market.')
  expect((await ask('get', { contactId: id })).body).toMatchObject({ id, name: 'First', notes: 'Met at the market.', version: 1 })
  const { body } = await ask('update', { contactId: id, version, name: 'Renamed', notes: '' })
  expect(body).toMatchObject({ id, name: 'Renamed', notes: '', version: 2 })
  expect((await ask('remove', { contactId: id })).body).toEqual({})
  expect((await ask('get', { contactId: id })).status).toBe(404)
  expect(await eventsOf(id)).toEqual(['crm.contactCreated', 'crm.contactChanged', 'crm.contactRemoved'])
})

test('the list is newest first, in pages, and finds words in names and notes', async () => {
  for (const name of ['Alder', 'Birch', 'Cedar']) await created(name, name === 'Alder' ? 'Grows near 100% water' : '')
  const { items, nextCursor, total } = (await ask('list', { limit: 2 })).body
  expect([items.map(({ name }: ContactView) => name), total]).toEqual([['Cedar', 'Birch'], { count: 3, exact: true }])
  expect(await names({ limit: 2, cursor: nextCursor })).toEqual(['Alder'])
  expect([await names({ q: 'birch' }), await names({ q: '0% W' }), await names({ q: '%%' })]).toEqual([['Birch'], ['Alder'], []])
})

test.each([
  [{ name: ' ' }, 400],
  [{ name: 'x'.repeat(121) }, 422],
  [{ notes: 'x'.repeat(4001) }, 422],
])('%j is bad input', async (wrong, expected) => {
  const { status, body } = await ask('create', { name: 'Good', notes: '', ...wrong })
  expect([status, body.code, body.data.fields[0].path]).toEqual([expected, 'INVALID_INPUT', Object.keys(wrong)[0]])
})

test('of two people who change a contact at once, the second gets a conflict', async () => {
  const { id, version } = await created('Elm')
  expect((await ask('update', { contactId: id, version, name: 'Oak', notes: '' })).status).toBe(200)
  const elena = await plaza.member('elena')
  const { status, body } = await ask('update', { contactId: id, version, name: 'Ash', notes: '' }, elena)
  expect([status, body]).toMatchObject([409, { code: 'STALE', data: { current: { name: 'Oak', version: 2 } } }])
})

test('a request that is repeated runs once', async () => {
  const key = 'the-same-request-sent-twice'
  const [first, second] = [
    await ask('create', { name: 'Fir', notes: '' }, amira, { key }),
    await ask('create', { name: 'Fir', notes: '' }, amira, { key }),
  ]
  expect(second.body).toEqual(first.body)
  expect(await names({ q: 'fir' })).toEqual(['Fir'])
  expect((await ask('create', { name: 'Pine', notes: '' }, amira, { key })).body.code).toBe('IDEMPOTENCY_KEY_REUSED')
})

test('somebody else’s contact and a missing one look the same', async () => {
  const { id, version } = await created('Hazel')
  const chen = await plaza.member('chen')
  const own = (await chen.call('workspaces.list')).body.workspaces[0].id
  const inputs: [string, object][] = [
    ['get', {}],
    ['update', { version, name: 'Taken', notes: '' }],
    ['remove', {}],
  ]
  for (const [name, input] of inputs) {
    const foreign = await ask(name, { ...input, contactId: id }, chen, { workspace: own })
    const missing = await ask(name, { ...input, contactId: MISSING })
    expect([foreign.status, foreign.body]).toEqual([404, missing.body])
  }
  expect((await ask('get', { contactId: id })).body.name).toBe('Hazel')
})

test('strangers and people who are not logged in have no access', async () => {
  expect((await ask('list', {}, await plaza.member('bruno'))).status).toBe(404)
  expect((await ask('create', { name: 'Ivy', notes: '' }, await plaza.member('bruno'))).status).toBe(404)
  expect((await ask('list', {}, plaza.browser())).status).toBe(401)
})
