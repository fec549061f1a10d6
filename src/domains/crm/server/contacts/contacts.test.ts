/** The contacts of Amira's workspace, over HTTP. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { type Crm, openCrm } from '../../test/crm.ts'

let plaza: TestPlaza
let crm: Crm

beforeAll(async () => {
  plaza = await openTestPlaza()
  crm = await openCrm(plaza)
})
afterAll(() => plaza.close())

const MISSING = 'contact_00000000000000000000000000'
const STAGES = ['New Lead', 'Contacted', 'Proposal Sent', 'Negotiation', 'Closed-Won', 'Closed-Lost']
const stages = async () => (await crm.ask('contacts.choices')).body.stages

test('of many who ask at once for the first time, each gets the six stages, which are made once', async () => {
  const asked = await Promise.all(Array.from({ length: 5 }, () => stages()))
  for (const found of asked) expect(found.map(({ name }: { name: string }) => name)).toEqual(STAGES)
  const pipelines = await plaza.rows<{ kind: string }>('select kind from crm.pipelines where workspace_id = $1 order by kind', [
    crm.workspace,
  ])
  expect(pipelines.map(({ kind }) => kind)).toEqual(['contacts', 'deals'])
})

test('a contact begins in the first stage with 10 points, is changed and deleted, and each change is an event', async () => {
  const made = await crm.contact('  Hana Saleh ', { email: 'hana@olive.example', company: 'Olive Works', segment: 'Wholesale' })
  expect(made).toMatchObject({
    name: 'Hana Saleh',
    leadScore: 10,
    stage: { name: 'New Lead' },
    company: { name: 'Olive Works' },
    owner: null,
  })
  const [, contacted] = await stages()
  const input = {
    contactId: made.id,
    version: 1,
    name: 'Hana Saleh',
    company: 'OLIVE works',
    stageId: contacted.id,
    notes: 'Met at the fair.',
  }
  const { body } = await crm.ask('contacts.update', input)
  expect(body).toMatchObject({ company: made.company, stage: { name: 'Contacted' }, email: '', notes: 'Met at the fair.', version: 2 })
  expect((await crm.ask('contacts.remove', { contactId: made.id })).body).toEqual({})
  expect((await crm.ask('contacts.get', { contactId: made.id })).status).toBe(404)
  expect(await crm.events(made.id)).toEqual(['crm.contactCreated', 'crm.stageChanged', 'crm.contactChanged', 'crm.contactRemoved'])
})

test('new contacts stand at the end of the first stage', async () => {
  for (const name of ['Uno', 'Dos', 'Tres']) await crm.contact(name, { segment: 'Order' })
  const rows = await plaza.rows<{ name: string }>(`select name from crm.contacts where segment = 'Order' order by stage_key, id`)
  expect(rows.map(({ name }) => name)).toEqual(['Uno', 'Dos', 'Tres'])
})

test('the list filters by stage, segment, owner, company and score, sorts, and searches', async () => {
  const { id: ownerId } = (await crm.ask('contacts.choices')).body.people.find(({ username }: { username: string }) => username === 'amira')
  const [first] = await stages()
  const alder = await crm.contact('Alder', { segment: 'Trees', company: 'Forest 100% Ltd', ownerId })
  await crm.contact('Birch', { segment: 'trees', email: 'birch@trees.example' })
  await crm.contact('Cedar', { segment: 'Trees', phone: '+34 958 111' })
  await crm.log(alder.id)
  const trees = (rest: object) => crm.names({ segment: 'TREES', ...rest })
  expect(await trees({})).toEqual(['Cedar', 'Birch', 'Alder'])
  expect(await trees({ sort: 'name' })).toEqual(['Alder', 'Birch', 'Cedar'])
  expect((await trees({ sort: '-score' }))[0]).toBe('Alder')
  expect([await trees({ ownerId }), await trees({ companyId: alder.company?.id }), await trees({ minScore: 11 })]).toEqual([
    ['Alder'],
    ['Alder'],
    ['Alder'],
  ])
  expect([await trees({ maxScore: 10 }), await trees({ stageId: first.id })].map(({ length }) => length)).toEqual([2, 3])
  expect([await trees({ q: '958' }), await trees({ q: 'birch@' }), await trees({ q: '0% l' }), await trees({ q: '%%' })]).toEqual([
    ['Cedar'],
    ['Birch'],
    ['Alder'],
    [],
  ])
  for (const sort of ['created', '-created', 'name', '-name', 'score', '-score']) {
    const page = (await crm.ask('contacts.list', { segment: 'Trees', sort, limit: 2 })).body
    expect(page.total).toEqual({ count: 3, exact: true })
    const rest = await trees({ sort, limit: 2, cursor: page.nextCursor })
    expect([...page.items.map(({ name }: { name: string }) => name), ...rest].sort()).toEqual(['Alder', 'Birch', 'Cedar'])
  }
})

test.each([
  ['name', { name: ' ' }, 400],
  ['name', { name: 'x'.repeat(121) }, 422],
  ['email', { email: 'not an email' }, 400],
  ['phone', { phone: '1'.repeat(41) }, 422],
  ['segment', { segment: 'x'.repeat(61) }, 422],
  ['notes', { notes: 'x'.repeat(4001) }, 422],
])('a wrong %s is bad input: %j', async (field, wrong, expected) => {
  const { status, body } = await crm.ask('contacts.create', { name: 'Good', ...wrong })
  expect([status, body.code, body.data?.fields[0].path]).toEqual([expected, 'INVALID_INPUT', field])
})

test('the owner is a colleague with the permission, and hears of it', async () => {
  const { id: bruno } = (await plaza.rows<{ id: string }>(`select id from accounts.users where username = 'bruno'`))[0] ?? { id: '' }
  expect((await crm.ask('contacts.create', { name: 'Oak', ownerId: bruno })).body.code).toBe('OWNER_UNKNOWN')
  const elena = (await crm.ask('contacts.choices')).body.people.find(({ username }: { username: string }) => username === 'elena')
  const { id } = await crm.contact('Oak', { ownerId: elena.id })
  expect(await crm.events(id)).toEqual(['crm.contactCreated', 'crm.contactAssigned'])
})

test('many contacts get a segment or an owner at once; others stay', async () => {
  const ids = [(await crm.contact('One')).id, (await crm.contact('Two', { segment: 'Many' })).id]
  const { body } = await crm.ask('contacts.change', { contactIds: [...ids, MISSING], change: { segment: 'Many' } })
  expect(body).toEqual({ changed: 1 })
  expect(await crm.names({ segment: 'Many', sort: 'name' })).toEqual(['One', 'Two'])
})

test('of two people who change a contact at once, the second gets a conflict', async () => {
  const { id } = await crm.contact('Elm')
  const elena = await plaza.member('elena')
  const saved = await Promise.all([
    crm.ask('contacts.update', { contactId: id, version: 1, name: 'Elm', phone: '1' }),
    crm.ask('contacts.update', { contactId: id, version: 1, name: 'Elm', phone: '2' }, elena),
  ])
  expect(saved.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(saved.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'STALE', data: { current: { version: 2 } } })
})

test('a request that is repeated runs once', async () => {
  const key = 'the-same-request-sent-twice'
  const [first, second] = [
    await crm.ask('contacts.create', { name: 'Fir' }, crm.amira, { key }),
    await crm.ask('contacts.create', { name: 'Fir' }, crm.amira, { key }),
  ]
  expect(second.body).toEqual(first.body)
  expect(await crm.names({ q: 'fir' })).toEqual(['Fir'])
})

test('somebody else’s contact and a missing one look the same; strangers see none', async () => {
  const { id } = await crm.contact('Hazel')
  const chen = await plaza.member('chen')
  const workspace = (await chen.call('workspaces.list')).body.workspaces[0].id
  const inputs: [string, object][] = [
    ['contacts.get', {}],
    ['contacts.update', { version: 1, name: 'Taken' }],
    ['contacts.remove', {}],
    ['interactions.list', {}],
    ['interactions.log', { type: 'call', date: '2026-11-01' }],
  ]
  for (const [name, input] of inputs) {
    const foreign = await crm.ask(name, { ...input, contactId: id }, chen, { workspace })
    expect([foreign.status, foreign.body]).toEqual([404, (await crm.ask(name, { ...input, contactId: MISSING })).body])
  }
  expect((await crm.get(id)).name).toBe('Hazel')
  expect((await crm.ask('contacts.list', {}, await plaza.member('bruno'))).status).toBe(404)
  expect((await crm.ask('contacts.list', {}, plaza.browser())).status).toBe(401)
})

test('a contact is found by its company until that is renamed or deleted', async () => {
  const { id, company } = await crm.contact('Willow', { company: 'Riverbank Goods' })
  const found = async (q: string) =>
    (await crm.amira.call('search.list', { q, type: 'contact' })).body.items.map((item: { id: string }) => item.id)
  expect(await found('riverbank')).toEqual([id])
  await crm.ask('companies.update', { companyId: company?.id, version: 1, name: 'Lakeside Goods' })
  expect([await found('riverbank'), await found('lakeside')]).toEqual([[], [id]])
  await crm.ask('companies.remove', { companyId: company?.id })
  expect([await found('lakeside'), (await crm.get(id)).company]).toEqual([[], null])
})
