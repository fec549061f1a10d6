/** Who reports to whom in Amira's workspace, over HTTP. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import type { ChartPerson, EmployeeView } from '../contract.ts'

let plaza: TestPlaza
let amira: Member
let workspace: string

beforeAll(async () => {
  plaza = await openTestPlaza()
  amira = await plaza.member('amira')
  workspace = await plaza.workspace('Dar Amira')
})
afterAll(() => plaza.close())

const HIRED = { hireDate: '2026-01-05' }
const ask = (name: string, input: object = {}, by = amira) => by.call(`hr.employees.${name}`, input, { workspace })
const hire = async (name: string, managerId: string | null = null, rest: object = {}): Promise<EmployeeView> =>
  (await ask('create', { ...HIRED, name, managerId, ...rest })).body
const get = async (employeeId: string): Promise<EmployeeView> => (await ask('get', { employeeId })).body

/** Saves the employee as it is now, with other fields. */
async function change(employeeId: string, fields: object) {
  const { version, name } = await get(employeeId)
  return ask('update', { ...HIRED, employeeId, version, name, ...fields })
}

const chart = async () => new Map((await ask('chart')).body.people.map((person: ChartPerson) => [person.name, person.managerId]))

test('an employee shows the manager and the number of reports', async () => {
  const { id } = await hire('Lead')
  const report = await hire('Report', id)
  expect(report.manager).toEqual({ id, name: 'Lead' })
  expect((await get(id)).reports).toBe(1)
})

test('a loop of managers is refused and named (hazard 34)', async () => {
  const top = await hire('Top')
  const middle = await hire('Middle', top.id)
  const low = await hire('Low', middle.id)
  const { status, body } = await change(top.id, { managerId: low.id })
  expect([status, body.code, body.data]).toEqual([409, 'MANAGER_LOOP', { names: ['Low', 'Middle', 'Top'] }])
  expect((await change(top.id, { managerId: top.id })).body.code).toBe('MANAGER_IS_SELF')
  expect((await get(top.id)).manager).toBeNull()
})

test('a manager of another workspace doesn’t exist here', async () => {
  const chen = await plaza.member('chen')
  const own = (await chen.call('workspaces.list')).body.workspaces[0].id
  const { body: foreign } = await chen.call('hr.employees.create', { ...HIRED, name: 'Theirs' }, { workspace: own })
  const { status, body } = await ask('create', { ...HIRED, name: 'Ours', managerId: foreign.id })
  expect([status, body.code]).toEqual([409, 'UNKNOWN_MANAGER'])
})

test('of two changes at once that close a loop together, one is refused (hazard 34)', async () => {
  const [one, other] = [await hire('One'), await hire('Other')]
  const answers = await Promise.all([change(one.id, { managerId: other.id }), change(other.id, { managerId: one.id })])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('a chain of 500 is read and guarded to its end (hazard 34)', async () => {
  const top = await hire('Chain top')
  const padded = (level: number) => `employee_${String(level).padStart(26, '0')}`
  await plaza.rows(
    `insert into hr.employees (workspace_id, id, name, manager_id, created_at)
     select $1, 'employee_' || lpad(n::text, 26, '0'), 'Chain ' || n,
       case when n = 1 then $2 else 'employee_' || lpad((n - 1)::text, 26, '0') end, now()
     from generate_series(1, 500) n returning id`,
    [workspace, top.id],
  )
  const { status, body } = await change(top.id, { managerId: padded(500) })
  expect([status, body.code, body.data.names.length]).toEqual([409, 'MANAGER_LOOP', 501])
  expect((await chart()).get('Chain 500')).toBe(padded(499))
})

test('who has reports can’t leave or be deleted before somebody else has them (hazard 34)', async () => {
  const [old, next] = [await hire('Old lead'), await hire('Next lead')]
  const reports = [await hire('First report', old.id), await hire('Second report', old.id)]
  const leaving = await change(old.id, { lastDay: '2999-06-30' })
  expect([leaving.status, leaving.body.code, leaving.body.data]).toEqual([409, 'HAS_REPORTS', { count: 2 }])
  expect((await ask('remove', { employeeId: old.id })).body.code).toBe('HAS_REPORTS')
  const below = await ask('reassign', { employeeId: old.id, managerId: reports[0]?.id })
  expect([below.body.code, below.body.data]).toEqual(['MANAGER_LOOP', { names: ['First report', 'Old lead'] }])
  expect((await ask('reassign', { employeeId: old.id, managerId: next.id })).body).toEqual({ moved: 2 })
  expect((await ask('reassign', { employeeId: old.id, managerId: next.id })).body).toEqual({ moved: 0 })
  expect((await change(old.id, { lastDay: '2999-06-30' })).status).toBe(200)
  expect((await get(next.id)).reports).toBe(2)
})

test('who leaves earlier can’t become the manager', async () => {
  const { id } = await hire('Gone soon', null, { lastDay: '2999-01-31' })
  const stays = await ask('create', { ...HIRED, name: 'Stays', managerId: id })
  expect([stays.body.code, stays.body.data]).toEqual(['MANAGER_LEAVES', { lastDay: '2999-01-31' }])
  expect((await hire('Intern', id, { lastDay: '2999-01-15' })).manager?.id).toBe(id)
})

test('the chart has several roots and nobody who left (hazard 34)', async () => {
  const first = await hire('Root one')
  await hire('Root two')
  await hire('Leaf', first.id)
  await hire('Long gone', null, { hireDate: '2019-01-01', lastDay: '2020-01-01' })
  const found = await chart()
  expect(['Root one', 'Root two', 'Leaf', 'Long gone'].map((name) => found.get(name))).toEqual([null, null, first.id, undefined])
})

test('a colleague without the permission hr sees no employees', async () => {
  const farid = await plaza.member('farid')
  expect((await ask('list', {}, farid)).status).toBe(403)
  expect((await ask('chart', {}, farid)).body.data).toEqual({ permission: 'hr' })
})
