/** The team calendar, and its address for calendar programs. */
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

/** As a calendar program, which has no session. */
const read = async (path: string) => {
  const response = await fetch(`${plaza.url}${path}`)
  return { status: response.status, type: response.headers.get('content-type'), text: (await response.text()).replace(/\r\n /g, '') }
}
const lines = (text: string, name: string) => text.split('\r\n').filter((line) => line.startsWith(name))
const createAddress = async (by = hr.amira): Promise<string> => (await hr.ask('feed.create', {}, by)).body.path

test('a month shows weekends, holidays, and who is away in which half of a day', async () => {
  await hr.amira.call('hr.calendar.holidays.add', { day: '2027-06-10', name: 'Fair' }, { workspace: hr.workspace })
  const { id } = await hr.hire('Away', { department: 'Kiln' })
  await hr.hire('Not yet', { department: 'Kiln', hireDate: '2027-07-01' })
  const { body: leave } = await hr.request(id, MONDAY, '2027-06-08', { endsAtMidday: true })
  const { body } = await hr.ask('team', { month: '2027-06', department: 'Kiln' })
  expect(body.days).toHaveLength(30)
  const off = (day: string) => body.days.find((each: { day: string }) => each.day === day)
  expect([off('2027-06-06').off, off('2027-06-07').off, off('2027-06-10')]).toEqual([
    'weekend',
    null,
    { day: '2027-06-10', off: 'holiday', name: 'Fair' },
  ])
  const away = { requestId: leave.id, type: 'annual', status: 'Pending', morning: true }
  expect(body.people).toEqual([
    {
      id,
      name: 'Away',
      department: 'Kiln',
      away: [
        { ...away, day: '2027-06-07', afternoon: true },
        { ...away, day: '2027-06-08', afternoon: false },
      ],
    },
  ])
  expect([body.departments, body.complete]).toEqual([['Kiln'], true])
  await hr.decide('cancel', leave.id, hr.amira)
  expect((await hr.ask('team', { month: '2027-06', department: 'Kiln' })).body.people[0].away).toEqual([])
})

test('the address shows approved leave in whole days, without its type and reason', async () => {
  const { id } = await hr.hire('Sick, person')
  const { body: leave } = await hr.request(id, MONDAY, '2027-06-08', { type: 'sick', reason: 'Broken leg' })
  const path = await createAddress()
  expect(lines((await read(path)).text, 'SUMMARY')).toEqual([])
  await hr.decide('approve', leave.id, hr.elena)
  const { status, type, text } = await read(path)
  expect([status, type]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect(lines(text, 'SUMMARY')).toEqual(['SUMMARY:Sick\\, person: away'])
  expect([...lines(text, 'DTSTART'), ...lines(text, 'DTEND')]).toEqual(['DTSTART;VALUE=DATE:20270607', 'DTEND;VALUE=DATE:20270609'])
  expect(text).not.toMatch(/leg|sick leave|annual/i)
  await hr.decide('reject', leave.id, hr.elena)
  expect(lines((await read(path)).text, 'SUMMARY')).toEqual([])
})

test('an address is stored as a hash, ends with a new one, and when its member loses the permission', async () => {
  const path = await createAddress(hr.elena)
  const token = path.slice(path.indexOf('=') + 1)
  expect(token).toHaveLength(26)
  for (const table of ['hr.leave_feeds', 'platform.idempotency_keys'])
    expect(JSON.stringify(await plaza.rows(`select * from ${table}`))).not.toContain(token)
  const next = await createAddress(hr.elena)
  expect([(await read(path)).status, (await read(next)).status]).toEqual([404, 200])
  expect((await hr.ask('feed.get', {}, hr.elena)).body.createdAt).toMatch(/^2026/)
  const elenaId = (await hr.elena.me()).id
  const role = `update workspaces.members set role = $3 where workspace_id = $1 and user_id = $2 returning role`
  await plaza.rows(role, [hr.workspace, elenaId, 'staff'])
  expect((await read(next)).status).toBe(404)
  await plaza.rows(role, [hr.workspace, elenaId, 'manager'])
  expect((await read(next)).status).toBe(200)
  for (const _ of [1, 2]) expect((await hr.ask('feed.delete', {}, hr.elena)).status).toBe(200)
  expect((await read(next)).status).toBe(404)
  expect((await read('/hr/leave/calendar.ics')).status).toBe(404)
})
