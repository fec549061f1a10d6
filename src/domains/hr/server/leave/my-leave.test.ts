/** Leave that employees ask for themselves, and that their managers decide. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { MONDAY, openLeaveScene } from '../../test/leave-scene.ts'

let plaza: TestPlaza
let hr: Awaited<ReturnType<typeof openLeaveScene>>

beforeAll(async () => {
  plaza = await openTestPlaza()
  plaza.moveClock(Date.parse('2026-11-26T12:00:00Z') - Date.now())
  hr = await openLeaveScene(plaza)
})
afterAll(() => plaza.close())

const userId = async (username: string) =>
  (await plaza.rows<{ id: string }>('select id from accounts.users where username_key = $1', [username]))[0]?.id ?? ''
const linkTo = async (employeeId: string, username: string) =>
  plaza.rows('update hr.employees set user_id = $1 where id = $2 returning id', [await userId(username), employeeId])
async function employed(name: string, username: string, rest: object = {}) {
  const { id } = await hr.hire(name, rest)
  const by = await plaza.newcomer(username)
  await linkTo(id, username)
  return { id, by }
}
const ask = (by: Member, employeeId: string, startDate: string, endDate = startDate, more: object = {}) =>
  by.call('hr.myLeave.create', { employeeId, type: 'annual', startDate, endDate, ...more })
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code]
const bell = async (by: Member): Promise<string> => {
  await plaza.settle()
  return JSON.stringify((await by.call('notifications.list')).body).replaceAll(/[\u2068\u2069]/g, '')
}
const team = async (by: Member) => (await by.call('hr.teamLeave.list')).body.items

test('an employee asks for leave by the rules of every request, and sees balances and their own requests only', async () => {
  const { id, by } = await employed('Nora Haddad', 'nora', { department: 'Kiln' })
  const other = await hr.hire('Secret Colleague', { department: 'Kiln' })
  await hr.request(other.id, MONDAY)
  const span = { employeeId: id, type: 'annual', startDate: MONDAY, endDate: '2027-06-08', endsAtMidday: true }
  const counted = await by.call('hr.myLeave.count', span)
  expect(counted.body).toEqual({ days: 1.5, years: [{ year: 2027, days: 1.5, left: 15, after: 13.5 }] })
  const { status, body: leave } = await ask(by, id, MONDAY, '2027-06-08', { endsAtMidday: true, reason: 'A wedding' })
  expect([status, leave]).toMatchObject([200, { status: 'Pending', days: 1.5, requestedBy: 'nora', mayCancel: true, reason: 'A wedding' }])
  expect(codeOf(await ask(by, id, '2027-06-08'))).toEqual([409, 'LEAVE_OVERLAPS'])
  expect(codeOf(await ask(by, id, '2027-07-01', '2027-07-30'))).toEqual([409, 'NOT_ENOUGH_LEAVE'])
  const { body } = await by.call('hr.myLeave.balances', { employeeId: id })
  expect(body.years).toMatchObject([
    { year: 2026, annual: { free: 15, pending: 0, used: 0 }, carried: null },
    { year: 2027, annual: { balance: 15, free: 13.5, pending: 1.5, used: 0 }, sick: { free: 10 } },
  ])
  await hr.decide('approve', leave.id, hr.elena)
  const list = (await by.call('hr.myLeave.list', { employeeId: id })).body
  expect(list.items).toMatchObject([{ id: leave.id, status: 'Approved', decidedBy: 'elena', mayCancel: true }])
  expect((await by.call('hr.myLeave.balances', { employeeId: id })).body.years[1].annual).toMatchObject({ free: 13.5, used: 1.5 })
  expect(JSON.stringify([list, counted.body])).not.toContain('Secret Colleague')
  expect(await bell(by)).toContain('approved your leave')
})

test('carried days are shown with the day until which they can be taken', async () => {
  const { id, by } = await employed('Carried Over', 'carried-over')
  await plaza.rows(
    `insert into hr.leave_entries (workspace_id, employee_id, type, year, kind, day, micros, created_at)
     values ($1, $2, 'annual', 2026, 'carryOver', '2026-01-01', 3000000, now()) returning id`,
    [hr.workspace, id],
  )
  const { body } = await by.call('hr.myLeave.balances', { employeeId: id })
  expect(body.years[0]).toMatchObject({ annual: { free: 18 }, carried: { days: 3, until: '2026-03-31' } })
})

test('the employee withdraws a pending request and cancels approved leave until the day before it begins', async () => {
  const { id, by } = await employed('Changes Plans', 'changes-plans')
  const cancel = (requestId: string, who = by, employeeId = id) => who.call('hr.myLeave.cancel', { employeeId, requestId })
  const { body: pending } = await ask(by, id, MONDAY)
  for (const _ of [1, 2]) expect((await cancel(pending.id)).body).toMatchObject({ status: 'Cancelled', mayCancel: false })
  const { body: approved } = await ask(by, id, '2027-06-08')
  await hr.decide('approve', approved.id, hr.elena)
  expect(await hr.balance(id)).toEqual({ balance: 14, pending: 0 })
  expect((await cancel(approved.id)).body.status).toBe('Cancelled')
  expect(await hr.balance(id)).toEqual({ balance: 15, pending: 0 })
  const { body: today } = await ask(by, id, '2026-11-26')
  await hr.decide('approve', today.id, hr.elena)
  expect(codeOf(await cancel(today.id))).toEqual([409, 'LEAVE_BEGUN'])
  const { body: rejected } = await ask(by, id, '2027-06-09')
  await hr.decide('reject', rejected.id, hr.elena)
  expect(codeOf(await cancel(rejected.id))).toEqual([409, 'WRONG_STATUS'])
  expect(await bell(hr.elena)).toContain('canceled leave of Changes Plans')
})

test('nobody reads, asks for or cancels leave of another employee', async () => {
  const { id, by } = await employed('Own Only', 'own-only')
  const { id: otherId, by: other } = await employed('Other One', 'other-one')
  const { body: leave } = await ask(by, id, MONDAY)
  const stranger = await plaza.member('bruno')
  for (const who of [other, stranger, hr.amira]) {
    const replies = await Promise.all([
      who.call('hr.myLeave.balances', { employeeId: id }),
      who.call('hr.myLeave.list', { employeeId: id }),
      who.call('hr.myLeave.count', { employeeId: id, type: 'sick', startDate: MONDAY, endDate: MONDAY }),
      ask(who, id, '2027-06-09'),
      who.call('hr.myLeave.cancel', { employeeId: id, requestId: leave.id }),
      who.call('hr.teamLeave.approve', { requestId: leave.id }),
    ])
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404])
  }
  expect((await other.call('hr.myLeave.cancel', { employeeId: otherId, requestId: leave.id })).status).toBe(404)
  expect((await by.call('hr.teamLeave.approve', { requestId: leave.id })).status).toBe(404)
})

test('the manager hears of a request, sees who of the team is away, and decides without the permission', async () => {
  const { id: bossId, by: boss } = await employed('Team Boss', 'leave-boss')
  const { id, by } = await employed('Team Member', 'leave-member', { managerId: bossId })
  const away = await hr.hire('Away Then', { managerId: bossId })
  await hr.request(away.id, '2027-06-09', '2027-06-11')
  const { body: leave } = await ask(by, id, MONDAY, '2027-06-09')
  expect(await bell(boss)).toContain('asks for leave of Team Member')
  const shown = (await team(boss)).find((item: { id: string }) => item.id === leave.id)
  expect(shown).toMatchObject({
    employee: { name: 'Team Member' },
    workspace: { name: 'Dar Amira' },
    away: [{ name: 'Away Then', startDate: '2027-06-09', endDate: '2027-06-11', status: 'Pending' }],
  })
  expect(await team(by)).toEqual([])
  for (const _ of [1, 2]) expect((await boss.call('hr.teamLeave.approve', { requestId: leave.id, note: 'Enjoy.' })).body).toEqual({})
  expect(await hr.read(leave.id)).toMatchObject({ status: 'Approved', decidedBy: 'leave-boss', decisionNote: 'Enjoy.' })
  expect(await hr.balance(id)).toEqual({ balance: 12, pending: 0 })
  expect(codeOf(await boss.call('hr.teamLeave.reject', { requestId: leave.id, note: 'No.' }))).toEqual([409, 'WRONG_STATUS'])
  expect(await bell(by)).toContain('approved your leave')
  expect((await by.call('hr.myLeave.cancel', { employeeId: id, requestId: leave.id })).body.status).toBe('Cancelled')
  expect(await bell(boss)).toContain('canceled their leave from')
  expect((await boss.call('hr.leave.requests.list', {}, { workspace: hr.workspace })).status).toBe(404)
})

test('a manager decides nothing of their own, nor of somebody who reports to another manager since', async () => {
  const { id: bossId, by: boss } = await employed('Own Boss', 'own-boss')
  const { id, by } = await employed('Moves On', 'moves-on', { managerId: bossId })
  const { body: own } = await ask(boss, bossId, MONDAY)
  expect((await boss.call('hr.teamLeave.approve', { requestId: own.id })).status).toBe(404)
  const { body: leave } = await ask(by, id, MONDAY)
  await plaza.rows('update hr.employees set manager_id = null where id = $1 returning id', [id])
  expect([(await boss.call('hr.teamLeave.approve', { requestId: leave.id })).status, await team(boss)]).toEqual([404, []])
})

test('who stands in for the manager decides in their place, but not about their own leave', async () => {
  const { workspace } = hr
  const [farid, bossId] = [await plaza.member('farid'), (await hr.hire('Elena the manager')).id]
  await linkTo(bossId, 'elena')
  const now = plaza.services.now().getTime()
  const span = { from: new Date(now - 60_000).toISOString(), until: new Date(now + 86_400_000).toISOString() }
  await hr.elena.call('approvals.substitutes.create', { substituteId: await userId('farid'), ...span }, { workspace })
  const { id, by } = await employed('Stood In For', 'stood-in-for', { managerId: bossId })
  const { id: ownId } = await hr.hire('Farid himself', { managerId: bossId })
  await linkTo(ownId, 'farid')
  const [{ body: leave }, { body: own }] = [await ask(by, id, MONDAY), await ask(farid, ownId, MONDAY)]
  expect((await team(farid)).map((item: { id: string }) => item.id)).toEqual([leave.id])
  expect((await farid.call('hr.teamLeave.approve', { requestId: own.id })).status).toBe(404)
  expect((await farid.call('hr.teamLeave.reject', { requestId: leave.id, note: 'The fair is on.' })).status).toBe(200)
  expect(await hr.read(leave.id)).toMatchObject({ status: 'Rejected', decidedBy: 'farid', decisionNote: 'The fair is on.' })
})
