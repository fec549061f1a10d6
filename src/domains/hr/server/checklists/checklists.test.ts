/** Checklists: templates, what employees and managers tick, and what stays when somebody is gone. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallOptions, Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import type { ChecklistView, EmployeeInput, EmploymentView, TemplateView } from '../../contract.ts'
import { resources } from '../resources.ts'

let plaza: TestPlaza
let amira: Member
let workspace: string

beforeAll(async () => {
  plaza = await openTestPlaza()
  amira = await plaza.member('amira')
  workspace = await plaza.workspace('Dar Amira')
})
afterAll(() => plaza.close())

const ask = (name: string, input: object = {}, by = amira, options: CallOptions = {}) =>
  by.call(`hr.checklists.${name}`, input, { workspace, ...options })
const hired = async (name: string, rest: Partial<EmployeeInput> = {}): Promise<string> =>
  (await amira.call('hr.employees.create', { name, hireDate: '2026-01-30', ...rest }, { workspace })).body.id
const ITEMS = [
  { title: 'Send the contract', role: 'hr', dueDays: -7 },
  { title: 'Show the kiln', role: 'manager', dueDays: 0 },
  { title: 'Read the safety rules', role: 'employee', dueDays: 30 },
]
const template = async (name: string, items: object[] = ITEMS): Promise<TemplateView> =>
  (await ask('templates.create', { name, items })).body
const started = async (employeeId: string, templateId: string): Promise<ChecklistView> =>
  (await ask('start', { employeeId, templateId })).body.items.at(-1)
const lists = async (employeeId: string): Promise<ChecklistView[]> => (await ask('list', { employeeId })).body.items
async function linked(employeeId: string, username: string): Promise<Member> {
  const person = await plaza.newcomer(username)
  const [row] = await plaza.rows<{ id: string }>('select id from accounts.users where username_key = $1', [username])
  await plaza.rows('update hr.employees set user_id = $1 where id = $2 returning id', [row?.id, employeeId])
  return person
}

test('a started checklist is a copy with days counted from the first day of work, over the end of a month', async () => {
  const onboarding = await template('Onboarding')
  const id = await hired('Yara Mansour')
  const { items } = await started(id, onboarding.id)
  expect(items.map(({ title, role, dueOn }) => [title, role, dueOn])).toEqual([
    ['Send the contract', 'hr', '2026-01-23'],
    ['Show the kiln', 'manager', '2026-01-30'],
    ['Read the safety rules', 'employee', '2026-03-01'],
  ])
  const changed = { templateId: onboarding.id, version: 1, name: 'First weeks', items: [{ title: 'Other', role: 'hr', dueDays: 1 }] }
  expect((await ask('templates.update', changed)).body).toMatchObject({ name: 'First weeks', version: 2, items: changed.items })
  expect((await ask('templates.remove', { templateId: onboarding.id })).status).toBe(200)
  expect((await lists(id))[0]).toMatchObject({ name: 'Onboarding', items: [{}, {}, {}] })
})

test('one template is started once for an employee, also by two colleagues at once', async () => {
  const { id: templateId } = await template('Only once')
  const employeeId = await hired('Once Started')
  const elena = await plaza.member('elena')
  const replies = await Promise.all([amira, elena].map((by) => ask('start', { employeeId, templateId }, by)))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await ask('start', { employeeId, templateId })).body.code).toBe('STARTED_ALREADY')
  expect(await lists(employeeId)).toHaveLength(1)
})

test('ticking twice is once, names the first one, and is in the timeline', async () => {
  const id = await hired('Ticked Twice')
  const { items } = await started(id, (await template('Ticks')).id)
  const itemId = items[0]?.id ?? ''
  const elena = await plaza.member('elena')
  await ask('tick', { itemId, done: true })
  await ask('tick', { itemId, done: true }, elena)
  expect((await lists(id))[0]?.items[0]).toMatchObject({ doneBy: { username: 'amira' } })
  const timeline = async () => (await amira.call('records.timeline.list', { type: 'employee', id }, { workspace })).body.items
  expect((await timeline())[0]).toMatchObject({ action: 'hr.ticked', changes: [{ label: 'Ticks: Send the contract' }] })
  expect((await timeline()).filter(({ action }: { action: string }) => action === 'hr.ticked')).toHaveLength(1)
  await ask('tick', { itemId, done: false })
  expect((await lists(id))[0]?.items[0]).toMatchObject({ doneAt: null, doneBy: null })
})

test('an employee sees and ticks their own items, a manager those of their reports, nobody those of others', async () => {
  const boss = await hired('Boss Of Team')
  const id = await hired('Member Of Team', { managerId: boss })
  const { items } = await started(id, (await template('Team')).id)
  const [ofHr, ofManager, ofEmployee] = items.map((item) => item.id)
  const [manager, employee, stranger] = [await linked(boss, 'team-boss'), await linked(id, 'team-member'), await plaza.member('bruno')]
  const own = async (by: Member): Promise<EmploymentView> => (await by.call('hr.employments.list')).body.items[0]
  expect((await own(employee)).checklists).toMatchObject([{ name: 'Team', items: [{ title: 'Read the safety rules' }] }])
  expect((await own(employee)).teamItems).toEqual([])
  expect((await own(manager)).teamItems).toMatchObject([{ title: 'Show the kiln', employee: { name: 'Member Of Team' } }])
  const tick = async (by: Member, itemId?: string) => (await by.call('hr.employments.tick', { itemId, done: true })).status
  expect([await tick(employee, ofHr), await tick(employee, ofManager), await tick(manager, ofEmployee)]).toEqual([404, 404, 404])
  expect([await tick(stranger, ofEmployee), await tick(manager, ofManager), await tick(employee, ofEmployee)]).toEqual([404, 200, 200])
  expect((await own(manager)).teamItems).toEqual([])
  await plaza.settle()
})

test('open items are listed by day, in pages, without those of people who left', async () => {
  const { id: templateId } = await template('Open ones', [{ title: 'Early', role: 'hr', dueDays: -300 }, ...ITEMS])
  const [here, gone] = [await hired('Still Here'), await hired('Has Left', { lastDay: '2026-02-01' })]
  for (const employeeId of [here, gone]) await started(employeeId, templateId)
  const first = (await ask('open', { limit: 1 })).body
  expect(first.items).toMatchObject([{ title: 'Early', checklist: 'Open ones', employee: { id: here, name: 'Still Here' } }])
  const all = (await ask('open', { limit: 100 })).body
  expect(all.total).toEqual({ count: all.items.length, exact: true })
  expect(all.items.map(({ dueOn }: { dueOn: string }) => dueOn)).toEqual(all.items.map(({ dueOn }: { dueOn: string }) => dueOn).toSorted())
  expect(all.items.some(({ employee }: { employee: { id: string } }) => employee.id === gone)).toBe(false)
  expect((await ask('open', { limit: 100, cursor: first.nextCursor })).body.items).toEqual(all.items.slice(1))
})

test('an account that is erased keeps no tick, and exports those that it made', async () => {
  const id = await hired('Leaves Plaza')
  const { items } = await started(id, (await template('Erased')).id)
  const person = await linked(id, 'leaves-plaza')
  await person.call('hr.employments.tick', { itemId: items[2]?.id, done: true })
  const [row] = await plaza.rows<{ id: string }>('select id from accounts.users where username_key = $1', ['leaves-plaza'])
  const personalData = resources.find(({ type }) => type === 'employee')?.personalData
  const { services } = plaza
  expect(await personalData?.export(services.db, row?.id ?? '')).toMatchObject({ ticked: [{ title: 'Read the safety rules' }] })
  await personalData?.erase({ db: services.db, now: services.now(), services, events: [] }, row?.id ?? '')
  expect((await lists(id))[0]?.items[2]).toMatchObject({ doneBy: null, doneAt: expect.any(String) })
})

test('a stale template is a conflict, a deleted checklist is gone, and colleagues without hr see none', async () => {
  const { id: templateId, items } = await template('Stale')
  await ask('templates.update', { templateId, version: 1, name: 'Newer', items })
  const stale = await ask('templates.update', { templateId, version: 1, name: 'Older', items })
  expect(stale.body).toMatchObject({ code: 'STALE', data: { current: { name: 'Newer' } } })
  const id = await hired('Loses List')
  const { id: checklistId } = await started(id, templateId)
  expect([(await ask('remove', { checklistId })).status, (await ask('remove', { checklistId })).status]).toEqual([200, 404])
  expect(await lists(id)).toEqual([])
  expect((await ask('templates.list', {}, await plaza.member('farid'))).body.code).toBe('PERMISSION_NEEDED')
})

test.each([
  [{ name: 'x', items: [] }, 'items'],
  [{ name: '', items: ITEMS }, 'name'],
  [{ name: 'x', items: [{ title: 'x', role: 'owner', dueDays: 0 }] }, 'items.0.role'],
  [{ name: 'x', items: [{ title: 'x', role: 'hr', dueDays: 0.5 }] }, 'items.0.dueDays'],
])('%j is bad input', async (input, path) => {
  expect((await ask('templates.create', input)).body).toMatchObject({ code: 'INVALID_INPUT', data: { fields: [{ path }] } })
})
