/** The overview of a workspace's people. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'

let plaza: TestPlaza
let amira: Member
let workspace: string

beforeAll(async () => {
  plaza = await openTestPlaza()
  amira = await plaza.member('amira')
  workspace = await plaza.workspace('Dar Amira')
})
afterAll(() => plaza.close())

const ask = (name: string, input: object = {}, by = amira) => by.call(`hr.${name}`, input, { workspace })
const dayIn = (days: number) => new Date(plaza.services.now().getTime() + days * 24 * 3600_000).toISOString().slice(0, 10)
const overview = async () => (await ask('overview')).body

test('an empty workspace has an overview of zeros', async () => {
  const nobody = { count: 0, items: [] }
  expect(await overview()).toEqual({ headcount: 0, departments: [], joined: nobody, leaving: nobody, openItems: 0, lateItems: 0 })
})

test('people who left count nowhere, those who begin later are not in the headcount, and open items are counted', async () => {
  const hire = (name: string, department: string, from: number, until: number | null = null) =>
    ask('employees.create', { name, department, hireDate: dayIn(from), lastDay: until === null ? null : dayIn(until) })
  const { id } = (await hire('Long here', 'Workshop', -900)).body
  await hire('Joined', 'Workshop', -30)
  await hire('Begins later', 'Sales', 10)
  await hire('Leaves', 'Sales', -400, 3)
  await hire('Last day today', '', -400, 0)
  await hire('Left', 'Workshop', -400, -1)
  const items = [
    { title: 'Late', role: 'hr', dueDays: 0 },
    { title: 'Later', role: 'hr', dueDays: 730 },
  ]
  const { id: templateId } = (await ask('checklists.templates.create', { name: 'Any', items })).body
  await ask('checklists.start', { employeeId: id, templateId })
  const { departments, joined, leaving, ...figures } = await overview()
  expect(figures).toEqual({ headcount: 4, openItems: 2, lateItems: 2 })
  expect(departments).toEqual([
    { name: 'Sales', count: 2 },
    { name: 'Workshop', count: 2 },
    { name: '', count: 1 },
  ])
  const names = (items: { name: string }[]) => items.map(({ name }) => name)
  expect([joined.count, names(joined.items)]).toEqual([2, ['Begins later', 'Joined']])
  expect([leaving.count, names(leaving.items)]).toEqual([2, ['Last day today', 'Leaves']])
  const rows = (await ask('employees.list', { department: 'Sales' })).body
  expect(rows.total.count).toBe(2)
})

test('a colleague without the permission hr has no overview', async () => {
  expect((await ask('overview', {}, await plaza.member('farid'))).body.code).toBe('PERMISSION_NEEDED')
})
