/** Requests for leave and their decisions, over HTTP. */
import { afterAll, beforeAll, expect, test } from 'vitest'
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

const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code]

test('a new employee has 15 days of annual and 10 of sick leave, this year and the next', async () => {
  const { id } = await hr.hire('New')
  expect(await hr.balance(id, 2026)).toEqual({ balance: 15, pending: 0 })
  expect(await hr.balance(id, 2027, 'sick')).toEqual({ balance: 10, pending: 0 })
  const later = await hr.hire('Next year', { hireDate: '2027-02-01' })
  expect([await hr.balance(later.id, 2026), await hr.balance(later.id, 2027)]).toMatchObject([{ balance: 0 }, { balance: 15 }])
})

test('hazard 23: what is pending counts, and each decision changes the balance once', async () => {
  const { id } = await hr.hire('Counted')
  const { body: first } = await hr.request(id, MONDAY, '2027-06-18')
  expect(first).toMatchObject({ status: 'Pending', days: 10 })
  expect(await hr.balance(id)).toEqual({ balance: 15, pending: 10 })
  const more = await hr.request(id, '2027-07-05', '2027-07-12')
  expect([...codeOf(more), more.body.data]).toEqual([409, 'NOT_ENOUGH_LEAVE', { year: 2027, left: 5, asked: 6 }])

  const twice = await Promise.all([hr.decide('approve', first.id, hr.elena), hr.decide('approve', first.id, hr.elena)])
  expect(twice.map(({ status, body }) => [status, body.status])).toEqual([
    [200, 'Approved'],
    [200, 'Approved'],
  ])
  expect(await hr.balance(id)).toEqual({ balance: 5, pending: 0 })
  for (const _ of [1, 2]) expect((await hr.decide('reject', first.id, hr.elena)).body.status).toBe('Rejected')
  expect(await hr.balance(id)).toEqual({ balance: 15, pending: 0 })
  expect(codeOf(await hr.decide('approve', first.id, hr.elena))).toEqual([409, 'WRONG_STATUS'])

  const { body: second } = await hr.request(id, MONDAY)
  await hr.decide('cancel', second.id, hr.amira)
  expect(await hr.balance(id)).toEqual({ balance: 15, pending: 0 })
})

test('hazard 22: leave over the end of a year is taken from both balances', async () => {
  const { id } = await hr.hire('Over the year')
  const days = ['2026-12-25', '2027-01-01']
  for (const day of days)
    await plaza.rows(`insert into hr.holidays values ($1, $2, 'Holiday') on conflict do nothing returning day`, [hr.workspace, day])
  const { body } = await hr.request(id, '2026-12-24', '2027-01-04')
  expect(body.days).toBe(6)
  await hr.decide('approve', body.id, hr.elena)
  expect([await hr.balance(id, 2026), await hr.balance(id, 2027)]).toMatchObject([{ balance: 10 }, { balance: 14 }])
})

test('hazard 26: days are the same in every time zone', async () => {
  const { id } = await hr.hire('Far away')
  const { body } = await hr.request(id, '2027-06-08', '2027-06-10')
  expect(body).toMatchObject({ startDate: '2027-06-08', endDate: '2027-06-10', days: 3 })
  const stored = await plaza.rows<{ days: string[] }>(
    `select array_agg(day::text order by day) as days from hr.leave_days where request_id = $1`,
    [body.id],
  )
  expect(stored).toEqual([{ days: ['2027-06-08', '2027-06-09', '2027-06-10'] }])
})

test('hazards 25 and 28: leave that can’t be is refused at its field', async () => {
  const { id } = await hr.hire('Refused', { lastDay: '2027-08-31' })
  const refused = async (...asked: Parameters<typeof hr.request>) => codeOf(await hr.request(...asked))
  expect(await refused(id, '2027-06-12', '2027-06-13')).toEqual([409, 'NO_WORKING_DAY'])
  expect(await refused(id, '2027-06-11', '2027-06-10')).toEqual([400, 'END_BEFORE_START'])
  expect(await refused(id, '2026-01-02', '2026-01-08')).toEqual([409, 'BEFORE_HIRE_DATE'])
  expect(await refused(id, '2027-08-31', '2027-09-01')).toEqual([409, 'AFTER_LAST_DAY'])
  expect(await refused(id, '2026-06-01', '2027-06-02')).toEqual([400, 'SPAN_TOO_LONG'])
  expect(await refused(id, MONDAY, MONDAY, { startsAtMidday: true, endsAtMidday: true })).toEqual([400, 'HALF_DAY_EMPTY'])
  expect(await refused(id, MONDAY, '2027-06-08', { minutes: 60 })).toEqual([400, 'HOURS_OF_ONE_DAY'])
  expect(await refused(id, MONDAY, MONDAY, { minutes: 510 })).toEqual([400, 'HOURS_TOO_LONG'])
  expect(await refused('employee_00000000000000000000000000', MONDAY)).toEqual([404, 'NOT_FOUND'])
  expect(await hr.balance(id)).toEqual({ balance: 15, pending: 0 })
})

test('leave never overlaps, but two halves of a day can be two requests', async () => {
  const { id } = await hr.hire('Twice')
  const both = await Promise.all([hr.request(id, MONDAY, '2027-06-09'), hr.request(id, '2027-06-09', '2027-06-11')])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(both.find(({ status }) => status === 409)?.body.code).toBe('LEAVE_OVERLAPS')
  const day = '2027-06-21'
  expect((await hr.request(id, day, day, { endsAtMidday: true })).status).toBe(200)
  expect((await hr.request(id, day, day, { startsAtMidday: true, type: 'sick' })).status).toBe(200)
  expect(codeOf(await hr.request(id, day, day, { minutes: 60 }))).toEqual([409, 'LEAVE_OVERLAPS'])
  const free = '2027-06-22'
  const { body } = await hr.request(id, free)
  await hr.decide('cancel', body.id, hr.amira)
  expect((await hr.request(id, free)).status).toBe(200)
})

test('unpaid leave has no balance', async () => {
  const { id } = await hr.hire('Unpaid')
  const { body } = await hr.request(id, MONDAY, '2027-07-30', { type: 'unpaid' })
  expect(body).toMatchObject({ status: 'Pending', days: 40 })
  await hr.decide('approve', body.id, hr.elena)
  expect(await hr.balance(id)).toEqual({ balance: 15, pending: 0 })
})

test('a request that is sent again is made once', async () => {
  const { id } = await hr.hire('Again')
  const input = { employeeId: id, type: 'annual', startDate: MONDAY, endDate: MONDAY }
  const replies = [1, 2].map(() => hr.ask('requests.create', input, hr.amira, 'the-same-leave-sent-twice'))
  const [one, other] = await Promise.all(replies)
  expect(other?.body).toEqual(one?.body)
  expect((await hr.ask('requests.list', { employeeId: id })).body.total.count).toBe(1)
})

test('the count shows what a request takes and who of the department is away as well', async () => {
  const [sam, kim] = [await hr.hire('Sam', { department: 'Kiln' }), await hr.hire('Kim', { department: 'Kiln' })]
  const { body: kims } = await hr.request(kim.id, MONDAY, '2027-06-08')
  const input = { employeeId: sam.id, type: 'annual', startDate: '2027-06-08', endDate: '2027-06-09', endsAtMidday: true }
  expect((await hr.ask('requests.count', input)).body).toEqual({
    days: 1.5,
    years: [{ year: 2027, days: 1.5, left: 15, after: 13.5 }],
    clashes: [{ requestId: kims.id, name: 'Kim', startDate: MONDAY, endDate: '2027-06-08', status: 'Pending' }],
  })
  const { body } = await hr.ask('requests.create', input)
  expect((await hr.ask('requests.get', { requestId: body.id }, hr.elena)).body).toMatchObject({
    years: [{ left: 15, after: 13.5 }],
    clashes: [{ name: 'Kim' }],
    blocked: null,
  })
})

test('the list is filtered by status, type, employee and name', async () => {
  const { id } = await hr.hire('Filtered Person')
  await hr.request(id, MONDAY)
  await hr.request(id, '2027-06-08', '2027-06-08', { type: 'sick' })
  const found = async (input: object) => (await hr.ask('requests.list', input)).body.items.length
  expect(await found({ employeeId: id })).toBe(2)
  expect(await found({ employeeId: id, type: 'sick', status: 'Pending' })).toBe(1)
  expect(await found({ q: 'filtered', status: 'Approved' })).toBe(0)
  expect(await found({ q: 'FILTERED p' })).toBe(2)
})

test('a colleague without the permission sees no leave', async () => {
  const farid = await plaza.member('farid')
  expect((await hr.ask('requests.list', {}, farid)).body.data).toEqual({ permission: 'hr' })
})
