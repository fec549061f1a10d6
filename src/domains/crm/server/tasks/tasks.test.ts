/** Tasks of Amira's workspace and the overview, over HTTP. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import type { TaskView } from '../../contract.ts'
import { openSales, type Sales, taskFields } from '../../test/sales.ts'
import { remindOfTasks } from './jobs.ts'

let plaza: TestPlaza
let sales: Sales

beforeAll(async () => {
  plaza = await openTestPlaza()
  sales = await openSales(plaza)
})
beforeEach(() => plaza.rows('delete from crm.tasks'))
afterAll(() => plaza.close())

const MISSING = 'task_00000000000000000000000000'
const day = (days: number) => new Date(Date.now() + days * 24 * 3600_000).toISOString().slice(0, 10)
const titles = async (input: object = {}) => (await sales.ask('tasks.list', input)).body.items.map(({ title }: TaskView) => title)

test('a task is added, changed, completed, opened again and removed', async () => {
  const { id: dealId } = await sales.deal('Vases')
  const task = await sales.task(' Send samples ', { dealId, dueOn: day(-1) })
  expect(task).toMatchObject({
    title: 'Send samples',
    deal: { name: 'Vases' },
    owner: { username: 'amira' },
    overdue: true,
    completed: false,
  })
  const taskId = task.id
  const edited = { ...taskFields('Send tiles', { dueOn: day(3) }), taskId, version: 1 }
  expect((await sales.ask('tasks.update', edited)).body).toMatchObject({ title: 'Send tiles', deal: null, overdue: false, version: 2 })
  expect((await sales.ask('tasks.update', edited)).body).toMatchObject({ code: 'STALE', data: { current: { version: 2 } } })
  for (const _ of [1, 2])
    expect((await sales.ask('tasks.complete', { taskId, completed: true })).body).toMatchObject({ completed: true, version: 3 })
  expect([await titles(), await titles({ which: 'done' })]).toEqual([[], ['Send tiles']])
  expect((await sales.ask('tasks.complete', { taskId, completed: false })).body).toMatchObject({ completed: false, completedAt: null })
  expect((await sales.ask('tasks.remove', { taskId })).body).toEqual({})
  expect((await sales.ask('tasks.remove', { taskId })).status).toBe(404)
})

test('the list has the open tasks by day, then those without one, with ready views and search', async () => {
  const contactId = await sales.contact('Nadia Rahman')
  await sales.task('later', { dueOn: day(5) })
  await sales.task('some day')
  await sales.task('late', { dueOn: day(-2), contactId })
  await sales.task('today', { dueOn: day(0) })
  expect(await titles()).toEqual(['late', 'today', 'later', 'some day'])
  expect([await titles({ which: 'overdue' }), await titles({ which: 'mineDue' })]).toEqual([['late'], ['late', 'today']])
  expect([await titles({ q: 'nadia' }), await titles({ contactId }), await titles({ q: 'some' })]).toEqual([
    ['late'],
    ['late'],
    ['some day'],
  ])
  const { nextCursor } = (await sales.ask('tasks.list', { limit: 3 })).body
  expect(await titles({ limit: 3, cursor: nextCursor })).toEqual(['some day'])
  const elena = await plaza.member('elena')
  expect((await sales.ask('tasks.list', { which: 'mine' }, elena)).body.items).toEqual([])
})

test('a task reminds its owner once, and again when the moment is changed', async () => {
  const past = new Date(Date.now() - 60_000).toISOString()
  const { id: taskId } = await sales.task('Call back', { remindAt: past })
  await sales.ask('tasks.complete', { taskId: (await sales.task('Done', { remindAt: past })).id, completed: true })
  const reminded = async () => {
    for (const _ of [1, 2]) await remindOfTasks.run(plaza.services, {})
    return (await plaza.rows(`select from platform.events where type = 'crm.taskDue'`)).length
  }
  expect(await reminded()).toBe(1)
  await plaza.settle()
  const rows = await plaza.rows(`select from notifications.notifications where kind = 'crm.taskDue'`)
  expect(rows).toHaveLength(1)
  await sales.ask('tasks.update', { ...taskFields('Call back', { remindAt: past }), taskId, version: 1 })
  expect(await reminded()).toBe(1)
  const other = new Date(Date.now() - 30_000).toISOString()
  await sales.ask('tasks.update', { ...taskFields('Call back', { remindAt: other }), taskId, version: 2 })
  expect(await reminded()).toBe(2)
})

test.each([
  [{ title: ' ' }, 'title'],
  [{ dueOn: '31/12/2026' }, 'dueOn'],
  [{ remindAt: 'tomorrow' }, 'remindAt'],
])('a task with %j is bad input', async (wrong, path) => {
  const { status, body } = await sales.ask('tasks.create', { ...taskFields('Good'), ...wrong })
  expect([status, body.code, body.data.fields[0].path]).toEqual([400, 'INVALID_INPUT', path])
})

test('the overview counts what its lists show', async () => {
  await plaza.rows('delete from crm.deals')
  await plaza.rows('delete from crm.contacts')
  await sales.contact('New one')
  await sales.deal('a', { amountMinor: 1_000 })
  await sales.deal('b', { amountMinor: 500, stageId: sales.stage('Closed-Won') })
  const { id } = await sales.deal('c', { amountMinor: 2_000, stageId: sales.stage('Proposal Sent') })
  await plaza.rows(`update crm.deals set active_at = now() - interval '20 days' where id = $1`, [id])
  await sales.task('late', { dueOn: day(-2) })
  await sales.task('today', { dueOn: day(0) })
  await sales.task('later', { dueOn: day(2) })
  const { body } = await sales.ask('overview')
  expect(body).toMatchObject({
    openDeals: 2,
    staleDeals: 1,
    tasksDue: 2,
    tasksOverdue: 1,
    newContacts: 1,
    forecast: [{ open: { amountMinor: 3_000, currency: 'USD' }, weighted: { amountMinor: 1_100 } }],
  })
  expect(body.stages.map(({ count }: { count: number }) => count)).toEqual([1, 0, 1, 0])
  const counted = async (list: string, which: string) => (await sales.ask(list, { which })).body.total.count
  expect(await counted('deals.list', 'open')).toBe(body.openDeals)
  expect(await counted('deals.list', 'stale')).toBe(body.staleDeals)
  expect(await counted('tasks.list', 'mineDue')).toBe(body.tasksDue)
  expect(await counted('tasks.list', 'overdue')).toBe(body.tasksOverdue)
})

test('the overview counts to 999, and shows one more for all that are beyond', async () => {
  const add = (count: number) =>
    plaza.rows(
      `insert into crm.contacts (workspace_id, id, name, email, phone, segment, stage_id, stage_key, stage_changed_at, score, created_at)
       select workspace_id, id || n || '-' || $2, 'Many', '', '', '', stage_id, stage_key || n, stage_changed_at, 10, created_at
       from crm.contacts, generate_series(1, $1::int) n where name = 'New one'`,
      [count, count],
    )
  await add(998)
  expect((await sales.ask('overview')).body.newContacts).toBe(999)
  await add(500)
  expect((await sales.ask('overview')).body.newContacts).toBe(1000)
  await plaza.rows(`delete from crm.contacts where name = 'Many'`)
})

test('a stranger’s task and a missing one look the same, and nobody else has access', async () => {
  const { id: taskId } = await sales.task('Secret')
  const chen = await plaza.member('chen')
  const workspace = (await chen.call('workspaces.list')).body.workspaces[0].id
  for (const [name, input] of [
    ['update', { ...taskFields('Taken'), version: 1 }],
    ['complete', { completed: true }],
    ['remove', {}],
  ] as const) {
    const foreign = await sales.ask(`tasks.${name}`, { ...input, taskId }, chen, { workspace })
    const missing = await sales.ask(`tasks.${name}`, { ...input, taskId: MISSING })
    expect([foreign.status, foreign.body]).toEqual([404, missing.body])
  }
  expect((await sales.ask('tasks.list', {}, plaza.browser())).status).toBe(401)
  expect((await sales.ask('overview', {}, await plaza.member('bruno'))).status).toBe(404)
})
