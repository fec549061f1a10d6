/** Deals of Amira's workspace, over HTTP. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { countStatements } from '#test/plaza/count-statements.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import type { DealView } from '../../contract.ts'
import { dealFields, openSales, type Sales } from '../../test/sales.ts'

let plaza: TestPlaza
let sales: Sales
let amiraId: string

beforeAll(async () => {
  plaza = await openTestPlaza()
  sales = await openSales(plaza)
  amiraId = (await sales.amira.me()).id
})
beforeEach(() => plaza.rows('delete from crm.deals'))
afterAll(() => plaza.close())

const MISSING = 'deal_00000000000000000000000000'
const titles = async (input: object = {}) => (await sales.ask('deals.list', input)).body.items.map(({ title }: DealView) => title)
const month = (days: number) => new Date(Date.now() + days * 24 * 3600_000).toISOString().slice(0, 10)

test('a deal is created on top of the first stage, read, changed and removed', async () => {
  const contactId = await sales.contact('Lucía Ortega')
  const deal = await sales.deal('  Lobby vases ', { contactId, amountMinor: 82_000, ownerId: amiraId, expectedOn: '2026-12-01' })
  expect(deal).toMatchObject({
    title: 'Lobby vases',
    contact: { id: contactId, name: 'Lucía Ortega' },
    company: null,
    amount: { amountMinor: 82_000, currency: 'USD' },
    weighted: { amountMinor: 8_200 },
    pipeline: { name: 'Sales' },
    stage: { title: 'New Lead', outcome: 'open' },
    owner: { username: 'amira' },
    stale: false,
    closedAt: null,
    version: 1,
  })
  const dealId = deal.id
  expect((await sales.ask('deals.get', { dealId })).body).toEqual(deal)
  const edited = { ...dealFields('Lobby vases'), contactId, amountMinor: 90_000, notes: 'Blue.', dealId, version: 1 }
  expect((await sales.ask('deals.update', edited)).body).toMatchObject({ version: 2, notes: 'Blue.', owner: null })
  const [entry] = (await sales.amira.call('records.timeline.list', { type: 'deal', id: dealId }, { workspace: sales.workspace })).body.items
  expect(entry.changes.map(({ field }: { field: string }) => field)).toEqual(['amount', 'expectedOn', 'owner', 'notes'])
  const stale = await sales.ask('deals.update', edited)
  expect([stale.status, stale.body]).toMatchObject([409, { code: 'STALE', data: { current: { version: 2 } } }])
  expect((await sales.ask('deals.remove', { dealId })).body).toEqual({})
  expect((await sales.ask('deals.get', { dealId })).status).toBe(404)
  expect(await sales.layout()).toContain('New Lead:')
})

test.each([
  [{ title: ' ' }, 'title'],
  [{ amountMinor: -1 }, 'amountMinor'],
  [{ amountMinor: 1.5 }, 'amountMinor'],
  [{ currency: 'XYZ' }, 'currency'],
  [{ expectedOn: 'soon' }, 'expectedOn'],
])('a deal with %j is bad input', async (wrong, path) => {
  const { status, body } = await sales.ask('deals.create', { ...dealFields('Good'), ...wrong })
  expect([status, body.code, body.data.fields[0].path]).toEqual([400, 'INVALID_INPUT', path])
})

test('a deal names only contacts, companies and people of its workspace', async () => {
  const bruno = (await (await plaza.member('bruno')).me()).id
  expect((await sales.ask('deals.create', dealFields('x', { ownerId: bruno }))).body.code).toBe('OWNER_UNKNOWN')
  expect((await sales.ask('deals.create', dealFields('x', { contactId: 'contact_of_somebody' }))).status).toBe(404)
  expect((await sales.ask('deals.create', dealFields('x', { companyId: 'company_of_somebody' }))).status).toBe(404)
  expect((await sales.ask('deals.create', { ...dealFields('x'), stageId: sales.ofContacts.stages[0]?.id })).status).toBe(404)
  expect((await sales.ask('deals.create', { ...dealFields('x'), stageId: sales.stage('Closed-Lost') })).body.code).toBe('REASON_NEEDED')
})

test('the list has ready views, sorts and pages, and finds titles and contacts', async () => {
  const contactId = await sales.contact('Omar Haddad')
  await sales.deal('a', { amountMinor: 300, ownerId: amiraId, expectedOn: month(0) })
  await sales.deal('b', { amountMinor: 100, contactId, expectedOn: month(70) })
  await sales.deal('c', { amountMinor: 200, stageId: sales.stage('Closed-Won') })
  const lost = await sales.deal('d')
  await sales.move(lost.id, sales.stage('Closed-Lost'), { lostReason: 'No budget' })
  expect(await titles()).toEqual(['d', 'c', 'b', 'a'])
  expect(await titles({ which: 'open' })).toEqual(['b', 'a'])
  expect(await titles({ which: 'mine' })).toEqual(['a'])
  expect(await titles({ which: 'closingThisMonth' })).toEqual(['a'])
  expect([await titles({ which: 'won' }), await titles({ which: 'lost' }), await titles({ which: 'stale' })]).toEqual([['c'], ['d'], []])
  expect(await titles({ sort: 'amount' })).toEqual(['b', 'c', 'a', 'd'])
  expect((await titles({ sort: 'expected' })).slice(0, 2)).toEqual(['a', 'b'])
  expect([await titles({ q: 'haddad' }), await titles({ contactId }), await titles({ q: '%%' })]).toEqual([['b'], ['b'], []])
  const { nextCursor, total } = (await sales.ask('deals.list', { sort: '-expected', limit: 3 })).body
  expect(total).toEqual({ count: 4, exact: true })
  expect(await titles({ sort: '-expected', limit: 3, cursor: nextCursor })).toEqual(['a'])
})

test('a list costs as many statements with ten times the rows', async () => {
  const read = () => countStatements(plaza, () => titles())
  await sales.deal('a', { ownerId: amiraId })
  const one = await read()
  for (let at = 0; at < 10; at += 1) await sales.deal(`x${at}`, { ownerId: amiraId })
  expect(await read()).toBe(one)
})

test('a request that is repeated runs once', async () => {
  const key = 'the-same-deal-sent-twice'
  for (const _ of [1, 2]) await sales.ask('deals.create', dealFields('Once'), sales.amira, { key })
  expect(await titles()).toEqual(['Once'])
})

test('a deal is found by its title and its contact, by those with the permission only', async () => {
  const contactId = await sales.contact('Zaynab Qureshi')
  const { id } = await sales.deal('Terracotta order', { contactId })
  const found = async (q: string, by = sales.amira) =>
    (await by.call('search.list', { q, type: 'deal' })).body.items.map((item: { id: string }) => item.id)
  expect([await found('terracotta order'), await found('zaynab')]).toEqual([[id], [id]])
  expect(await found('terracotta order', await plaza.member('chen'))).toEqual([])
  await sales.ask('deals.update', { ...dealFields('Majolica order'), dealId: id, version: 1 })
  expect([await found('terracotta order'), await found('majolica order')]).toEqual([[], [id]])
})

test('colleagues hear of a deal that is won, but not who won it', async () => {
  const { id } = await sales.deal('Big one')
  await sales.move(id, sales.stage('Closed-Won'))
  await plaza.settle()
  const rows = await plaza.rows<{ user_id: string }>(`select user_id from notifications.notifications where kind = 'crm.dealWon'`)
  expect(rows.map(({ user_id }) => user_id)).not.toContain(amiraId)
})

test('the forms offer contacts, deals and people by name', async () => {
  await sales.contact('Bea Lindqvist')
  await sales.deal('Lamps')
  const names = async (kind: string, q: string) =>
    (await sales.ask(`choices.${kind}`, { q })).body.items.map(({ name }: { name: string }) => name)
  expect([await names('contacts', 'lind'), await names('deals', 'lam'), await names('companies', 'x')]).toEqual([
    ['Bea Lindqvist'],
    ['Lamps'],
    [],
  ])
  const { people } = (await sales.ask('choices.people', {})).body
  expect(people.map(({ username }: { username: string }) => username)).toContain('amira')
})

test('a stranger’s deal and a missing one look the same, and nobody else has access', async () => {
  const { id: dealId } = await sales.deal('Secret')
  const chen = await plaza.member('chen')
  const workspace = (await chen.call('workspaces.list')).body.workspaces[0].id
  for (const [name, input] of [
    ['get', {}],
    ['update', { ...dealFields('Taken'), version: 1 }],
    ['remove', {}],
  ] as const) {
    const foreign = await sales.ask(`deals.${name}`, { ...input, dealId }, chen, { workspace })
    const missing = await sales.ask(`deals.${name}`, { ...input, dealId: MISSING })
    expect([foreign.status, foreign.body]).toEqual([404, missing.body])
  }
  expect((await sales.ask('deals.list', {}, await plaza.member('bruno'))).status).toBe(404)
  expect((await sales.ask('deals.list', {}, plaza.browser())).status).toBe(401)
})
