/** The working calendar of Amira's workspace, over HTTP. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'

let plaza: TestPlaza
let amira: Member
let workspace: string

beforeAll(async () => {
  plaza = await openTestPlaza()
  plaza.moveClock(Date.parse('2026-11-26T12:00:00Z') - Date.now())
  amira = await plaza.member('amira')
  workspace = await plaza.workspace('Dar Amira')
})
afterAll(() => plaza.close())

const ask = (name: string, input: object = {}, by = amira) => by.call(`hr.calendar.${name}`, input, { workspace })

test('a calendar begins with a weekend of Saturday and Sunday, and a stale change is a conflict', async () => {
  const { body: first } = await ask('get')
  expect(first).toEqual({
    weekend: ['sunday', 'saturday'],
    dayMinutes: 480,
    carryOverDays: 5,
    carryOverUntil: '03-31',
    holidays: [],
    version: 0,
  })
  const { holidays: _, ...settings } = first
  const wanted = { ...settings, weekend: ['friday', 'saturday'], dayMinutes: 420 }
  expect((await ask('update', wanted)).body).toMatchObject({ weekend: ['friday', 'saturday'], dayMinutes: 420, version: 1 })
  const stale = await ask('update', wanted, await plaza.member('elena'))
  expect([stale.status, stale.body.code, stale.body.data.current.version]).toEqual([409, 'STALE', 1])
  expect((await ask('update', { ...wanted, version: 1, carryOverDays: 3 })).body).toMatchObject({ carryOverDays: 3, version: 2 })
})

test('a week needs a day of work', async () => {
  const { holidays: _, ...settings } = (await ask('get')).body
  const weekend = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
  expect((await ask('update', { ...settings, weekend })).body.code).toBe('INVALID_INPUT')
  expect((await ask('update', { ...settings, weekend: ['friday', 'friday'] })).body.code).toBe('INVALID_INPUT')
})

test('holidays are added, renamed and removed, and no leave is taken from them', async () => {
  await ask('holidays.add', { day: '2027-06-09', name: 'Potters’ day' })
  expect((await ask('holidays.add', { day: '2027-06-09', name: 'Day of the potters' })).body.holidays).toEqual([
    { day: '2027-06-09', name: 'Day of the potters' },
  ])
  const { body: employee } = await amira.call('hr.employees.create', { name: 'Nour', hireDate: '2026-01-05' }, { workspace })
  const span = { employeeId: employee.id, type: 'annual', startDate: '2027-06-07', endDate: '2027-06-10' }
  const count = async () => (await amira.call('hr.leave.requests.count', span, { workspace })).body.days
  expect(await count()).toBe(3)
  expect((await ask('holidays.remove', { day: '2027-06-09' })).body.holidays).toEqual([])
  expect((await ask('holidays.remove', { day: '2027-06-09' })).status).toBe(404)
  expect(await count()).toBe(4)
})

test('a colleague without the permission hr neither reads nor changes the calendar', async () => {
  const farid = await plaza.member('farid')
  expect((await ask('get', {}, farid)).status).toBe(403)
  expect((await ask('holidays.add', { day: '2027-06-09', name: 'Mine' }, farid)).status).toBe(403)
})
