/** The employees of Amira's workspace, over HTTP. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallOptions, Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import type { EmployeeView } from '../contract.ts'

let plaza: TestPlaza
let amira: Member
let workspace: string

beforeAll(async () => {
  plaza = await openTestPlaza()
  amira = await plaza.member('amira')
  workspace = await plaza.workspace('Dar Amira')
})
afterAll(() => plaza.close())

const MISSING = 'employee_00000000000000000000000000'

const ask = (name: string, input: object = {}, by = amira, options: CallOptions = {}) =>
  by.call(`hr.employees.${name}`, input, { workspace, ...options })
const HIRED = { hireDate: '2026-01-05' }
const created = async (name: string, notes = ''): Promise<EmployeeView> => (await ask('create', { ...HIRED, name, notes })).body
const names = async (input: object = {}) => (await ask('list', input)).body.items.map(({ name }: EmployeeView) => name)
const eventsOf = async (id: string) =>
  (await plaza.rows<{ type: string }>('select type from platform.events where aggregate = $1 order by position', [id])).map(
    ({ type }) => type,
  )

test('an employee is created, read, changed and deleted, and each change is an event', async () => {
  const { id, version } = await created('  First ', 'Met at the market.')
  expect((await ask('get', { employeeId: id })).body).toMatchObject({ id, name: 'First', notes: 'Met at the market.', version: 1 })
  const { body } = await ask('update', { employeeId: id, version, ...HIRED, name: 'Renamed' })
  expect(body).toMatchObject({ id, name: 'Renamed', notes: '', version: 2 })
  expect((await ask('remove', { employeeId: id })).body).toEqual({})
  expect((await ask('get', { employeeId: id })).status).toBe(404)
  expect(await eventsOf(id)).toEqual(['hr.employeeCreated', 'hr.employeeChanged', 'hr.employeeRemoved'])
})

test('the list is by name, in pages, and finds names, emails, positions and departments', async () => {
  for (const name of ['Cedar', 'alder', 'Birch'])
    await ask('create', { ...HIRED, name, department: `${name} 100% wood`, email: 'a@b.example' })
  const { items, nextCursor, total } = (await ask('list', { limit: 2, q: '100% w' })).body
  expect([items.map(({ name }: EmployeeView) => name), total]).toEqual([['alder', 'Birch'], { count: 3, exact: true }])
  expect(await names({ limit: 2, q: '100% w', cursor: nextCursor })).toEqual(['Cedar'])
  expect([await names({ q: 'birch' }), await names({ department: 'Cedar 100% wood' }), await names({ q: '%%' })]).toEqual([
    ['Birch'],
    ['Cedar'],
    [],
  ])
})

test('who left is apart from who is employed and who leaves soon', async () => {
  for (const lastDay of [null, '2020-02-01', '2999-01-01']) {
    await ask('create', { name: `Until ${lastDay}`, hireDate: '2019-01-01', department: 'Ends', lastDay })
  }
  const inEnds = (employment: string) => names({ department: 'Ends', employment })
  expect([await inEnds('employed'), await inEnds('leaving'), await inEnds('left')]).toEqual([
    ['Until 2999-01-01', 'Until null'],
    ['Until 2999-01-01'],
    ['Until 2020-02-01'],
  ])
  const early = await ask('create', { name: 'Early', hireDate: '2026-01-05', lastDay: '2026-01-04' })
  expect([early.status, early.body.code]).toEqual([400, 'LAST_DAY_TOO_EARLY'])
})

test.each([
  [{ name: ' ' }, 400],
  [{ name: 'x'.repeat(121) }, 422],
  [{ notes: 'x'.repeat(4001) }, 422],
  [{ email: 'nobody' }, 400],
  [{ hireDate: '2026-02-30' }, 400],
  [{ language: 'fr' }, 400],
  [{ managerId: 'employee_1' }, 400],
])('%j is bad input', async (wrong, expected) => {
  const { status, body } = await ask('create', { name: 'Good', ...HIRED, ...wrong })
  expect([status, body.code, body.data.fields[0].path]).toEqual([expected, 'INVALID_INPUT', Object.keys(wrong)[0]])
})

test('of two people who change an employee at once, the second gets a conflict', async () => {
  const { id, version } = await created('Elm')
  expect((await ask('update', { employeeId: id, version, name: 'Oak', ...HIRED })).status).toBe(200)
  const elena = await plaza.member('elena')
  const { status, body } = await ask('update', { employeeId: id, version, name: 'Ash', ...HIRED }, elena)
  expect([status, body]).toMatchObject([409, { code: 'STALE', data: { current: { name: 'Oak', version: 2 } } }])
})

test('a request that is repeated runs once', async () => {
  const key = 'the-same-request-sent-twice'
  const [first, second] = [
    await ask('create', { name: 'Fir', ...HIRED }, amira, { key }),
    await ask('create', { name: 'Fir', ...HIRED }, amira, { key }),
  ]
  expect(second.body).toEqual(first.body)
  expect(await names({ q: 'fir' })).toEqual(['Fir'])
  expect((await ask('create', { name: 'Pine', ...HIRED }, amira, { key })).body.code).toBe('IDEMPOTENCY_KEY_REUSED')
})

test('somebody else’s employee and a missing one look the same', async () => {
  const { id, version } = await created('Hazel')
  const chen = await plaza.member('chen')
  const own = (await chen.call('workspaces.list')).body.workspaces[0].id
  const inputs: [string, object][] = [
    ['get', {}],
    ['update', { version, name: 'Taken', ...HIRED }],
    ['reassign', { managerId: null }],
    ['remove', {}],
  ]
  for (const [name, input] of inputs) {
    const foreign = await ask(name, { ...input, employeeId: id }, chen, { workspace: own })
    const missing = await ask(name, { ...input, employeeId: MISSING })
    expect([foreign.status, foreign.body]).toEqual([404, missing.body])
  }
  expect((await ask('get', { employeeId: id })).body.name).toBe('Hazel')
})

test('strangers and people who are not logged in have no access', async () => {
  expect((await ask('list', {}, await plaza.member('bruno'))).status).toBe(404)
  expect((await ask('create', { name: 'Ivy', ...HIRED }, await plaza.member('bruno'))).status).toBe(404)
  expect((await ask('list', {}, plaza.browser())).status).toBe(401)
})
