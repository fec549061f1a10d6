/** Import of contacts from Amira's spreadsheet (hazard 40). */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findViolations } from '#app/server/invariants.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import type { ContactColumn } from '../../contract/files/file-columns.ts'
import type { ContactView } from '../../contract.ts'
import { type Crm, openCrm } from '../../test/crm.ts'
import { asRows, problemText } from '../../test/files.ts'

let plaza: TestPlaza
let crm: Crm

beforeAll(async () => {
  plaza = await openTestPlaza()
  crm = await openCrm(plaza)
})
afterAll(async () => {
  expect(await findViolations(plaza.pool)).toEqual([])
  await plaza.close()
})

type Cells = Partial<Record<ContactColumn, string>>

const check = async (cells: readonly Cells[]) =>
  (await crm.ask('contacts.checkImport', { rows: asRows(cells) })).body.problems.map(problemText)
const run = async (cells: readonly Cells[], by = crm.amira, options = {}) =>
  (await crm.ask('contacts.import', { rows: asRows(cells) }, by, options)).body
const found = async (q: string): Promise<ContactView[]> => (await crm.ask('contacts.list', { q, limit: 100 })).body.items
const count = async () => (await crm.ask('contacts.list')).body.total.count

test('of ten rows whose row 7 is invalid, the dry run names its cells and nine are imported', async () => {
  const ten: Cells[] = Array.from({ length: 10 }, (_, at) => ({ name: `Row ${at + 1}`, email: `row${at + 1}@ten.example` }))
  ten[5] = { name: '', email: 'row7.example', added: '01-03-2016', owner: 'nobody-here', stage: 'Nowhere' }
  const wrong = ['7 added date', '7 email email', '7 name required', '7 owner owner', '7 stage stage']
  expect((await check(ten)).sort()).toEqual(wrong)
  expect(await found('row ')).toEqual([])
  expect(await run(ten)).toMatchObject({ created: 9, updated: 0 })
  expect(await found('@ten.example')).toHaveLength(9)
})

test('importing the same file again adds no contact, with and without emails', async () => {
  const rows: Cells[] = [
    { name: 'Nadia Sol', email: 'NADIA@sol.example', company: 'Sol Café' },
    { name: 'ليلى حداد', phone: '+963 11 222', company: 'دار الياسمين' },
    { name: 'Omar', phone: '٠١٢٣' },
  ]
  expect(await run(rows)).toEqual({ problems: [], created: 3, updated: 0 })
  const before = await count()
  expect(await run(rows)).toEqual({ problems: [], created: 0, updated: 0 })
  const again = [
    { ...rows[0], email: 'nadia@SOL.example' },
    { ...rows[1], phone: '+963-11-222' },
    { ...rows[2], phone: '0123' },
  ]
  expect(await run(again)).toMatchObject({ problems: [], created: 0 })
  expect(await count()).toBe(before)
})

test('two imports of one file at once add each contact once', async () => {
  const rows = Array.from({ length: 20 }, (_, at) => ({ name: `Twin ${at}`, email: at % 2 ? `twin${at}@twins.example` : '' }))
  const [one, other] = await Promise.all([run(rows), run(rows)])
  expect(one.created + other.created).toBe(20)
  expect(await found('twin ')).toHaveLength(20)
})

test('a row with an id or an email updates that contact; a missing column leaves its value, an empty cell clears it', async () => {
  const { id } = await crm.contact('Petra', { email: 'petra@stone.example', phone: '12', segment: 'Old', notes: 'Met at the fair.' })
  expect(await run([{ email: 'Petra@stone.example', segment: '', stage: 'negotiation', owner: 'Amira' }])).toMatchObject({ updated: 1 })
  expect(await crm.get(id)).toMatchObject({
    segment: '',
    phone: '12',
    notes: 'Met at the fair.',
    stage: { name: 'Negotiation' },
    owner: { username: 'amira' },
  })
  expect(await run([{ id, name: 'Petra Stone', email: '', company: 'Quarry', owner: '' }])).toMatchObject({ updated: 1, problems: [] })
  expect(await crm.get(id)).toMatchObject({ name: 'Petra Stone', email: 'petra@stone.example', company: { name: 'Quarry' }, owner: null })
})

test('an imported contact has 10 points and the day since when it is known; a day is read only as year, month, day', async () => {
  expect(await run([{ name: 'Old Friend', added: '2016-03-01' }])).toMatchObject({ problems: [], created: 1 })
  const [friend] = await found('old friend')
  expect(friend).toMatchObject({ leadScore: 10, createdAt: '2016-03-01T00:00:00.000Z', stage: { name: 'New Lead' } })
  for (const added of ['01-03-2016', '3/1/2016', '2016-02-30', '2016', '1 March 2016'])
    expect(await check([{ name: 'Unclear', added }])).toEqual(['2 added date'])
  expect(await check([{ name: 'From the future', added: '2099-01-01' }])).toEqual(['2 added dateInFuture'])
})

test('a row that several contacts match, one that repeats another, and one with an id of nobody are reported', async () => {
  for (const name of ['Ana', 'Ana B.']) await crm.contact(name, { email: 'ana@twice.example' })
  const chen = await plaza.member('chen')
  const workspace = (await chen.call('workspaces.list')).body.workspaces[0].id
  const { id: foreign } = (await crm.ask('contacts.create', { name: 'Hers' }, chen, { workspace })).body
  const rows: Cells[] = [
    { name: 'Ana', email: 'ANA@twice.example' },
    { name: 'Bea', email: 'bea@once.example' },
    { name: 'Bea again', email: 'Bea@once.example' },
    { id: foreign, name: 'Taken' },
    { id: 'contact_1', name: 'Bad id' },
  ]
  expect(await check(rows)).toEqual(['2 id ambiguous', '4 null contactTwice', '5 id unknownId', '6 id id'])
  expect((await crm.ask('contacts.get', { contactId: foreign }, chen, { workspace })).body.name).toBe('Hers')
})

test('a request has up to 100 rows, and only members with the permission import', async () => {
  const many = Array.from({ length: 101 }, (_, at) => ({ name: `Many ${at}` }))
  expect((await crm.ask('contacts.import', { rows: asRows(many) })).body.code).toBe('INVALID_INPUT')
  expect((await crm.ask('contacts.import', { rows: asRows([{ name: 'x' }]) }, await plaza.member('bruno'))).status).toBe(404)
  expect((await crm.ask('contacts.import', { rows: asRows([{ name: 'x' }]) }, plaza.browser())).status).toBe(401)
})

test('a batch that is sent twice with one key is imported once', async () => {
  const options = { key: 'the-same-batch-sent-twice' }
  const first = await run([{ name: 'Sent twice' }], crm.amira, options)
  expect(await run([{ name: 'Sent twice' }], crm.amira, options)).toEqual(first)
  expect(await found('sent twice')).toHaveLength(1)
})
