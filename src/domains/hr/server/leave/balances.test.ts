/** Balances, their ledger, and the turn of a year. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { MONDAY, openLeaveScene } from '../../test/leave-scene.ts'
import { turnLeaveYear } from './turn-year.ts'
import { loadUnpaidMinutes } from './unpaid-days.sql.ts'

let plaza: TestPlaza
let hr: Awaited<ReturnType<typeof openLeaveScene>>

const moveTo = (moment: string) => plaza.moveClock(Date.parse(moment) - plaza.services.now().getTime())

beforeAll(async () => {
  plaza = await openTestPlaza()
  moveTo('2026-11-26T12:00:00Z')
  hr = await openLeaveScene(plaza)
})
afterAll(() => plaza.close())

const correct = (employeeId: string, hundredths: number, more: object = {}) =>
  hr.ask('corrections.create', { employeeId, type: 'annual', year: 2027, hundredths, note: 'Agreed in May', ...more })

test('balances show what is free, and the entries behind it', async () => {
  const { id } = await hr.hire('Balanced Bo')
  const { body: used } = await hr.request(id, MONDAY, '2027-06-08')
  await hr.decide('approve', used.id, hr.elena)
  await hr.request(id, '2027-06-14', '2027-06-14', { endsAtMidday: true })
  const { body: list } = await hr.ask('balances.list', { year: 2027, q: 'balanced b' })
  expect(list.items).toMatchObject([{ annual: { balance: 13, pending: 0.5, free: 12.5 }, sick: { free: 10 } }])
  const { body } = await hr.ask('balances.get', { employeeId: id, year: 2027 })
  expect(body.entries.map(({ kind, type, days }: Record<string, unknown>) => [kind, type, days])).toEqual([
    ['use', 'annual', -2],
    ['grant', 'sick', 10],
    ['grant', 'annual', 15],
  ])
})

test('a correction adds days or takes free ones away, with a reason', async () => {
  const { id } = await hr.hire('Corrected')
  expect((await correct(id, 250)).body.annual.free).toBe(17.5)
  const tooMuch = await correct(id, -1751)
  expect([tooMuch.status, tooMuch.body.code, tooMuch.body.data]).toEqual([
    409,
    'NOT_ENOUGH_LEAVE',
    { year: 2027, left: 17.5, asked: 17.51 },
  ])
  expect((await correct(id, -1750)).body.annual.free).toBe(0)
  expect((await correct(id, 0)).body.code).toBe('INVALID_INPUT')
  expect((await correct(id, 100, { note: '' })).body.code).toBe('INVALID_INPUT')
  const { body } = await hr.ask('balances.get', { employeeId: id, year: 2027 })
  expect(body.entries[0]).toMatchObject({ kind: 'correction', days: -17.5, note: 'Agreed in May', createdBy: 'amira' })
})

test('unpaid leave is counted in minutes for payroll, once it is approved', async () => {
  const { id } = await hr.hire('Without pay')
  const { body: leave } = await hr.request(id, '2027-04-29', '2027-05-04', { type: 'unpaid', endsAtMidday: true })
  const inApril = () => loadUnpaidMinutes(plaza.services.db, hr.workspace, '2027-04-01', '2027-04-30')
  expect((await inApril()).get(id)).toBeUndefined()
  await hr.decide('approve', leave.id, hr.elena)
  expect((await inApril()).get(id)).toBe(960)
  expect((await loadUnpaidMinutes(plaza.services.db, hr.workspace, '2027-05-01', '2027-05-31')).get(id)).toBe(720)
})

test('at the turn of a year days are granted and carried over once, and carried days end', async () => {
  const { id } = await hr.hire('Turns')
  const { id: late } = await hr.hire('Late')
  const { id: leaver } = await hr.hire('Leaves', { lastDay: '2026-12-31' })
  const { body: used } = await hr.request(id, '2026-12-07', '2026-12-11')
  await hr.decide('approve', used.id, hr.elena)
  await hr.request(id, '2026-12-14', '2026-12-15')
  const { body: early } = await hr.request(id, '2027-02-01', '2027-02-02')
  await hr.decide('approve', early.id, hr.elena)

  moveTo('2027-01-01T03:00:00Z')
  await Promise.all([turnLeaveYear.run(plaza.services, {}), turnLeaveYear.run(plaza.services, {})])
  await turnLeaveYear.run(plaza.services, {})
  // 15 − 5 used − 2 pending = 8 free days, and 5 go on; the pending ones stay.
  expect(await hr.balance(id, 2026)).toEqual({ balance: 2, pending: 2 })
  expect(await hr.balance(id, 2027)).toEqual({ balance: 18, pending: 0 })
  expect(await hr.balance(id, 2028)).toEqual({ balance: 15, pending: 0 })
  expect(await hr.balance(id, 2026, 'sick')).toEqual({ balance: 0, pending: 0 })
  expect([await hr.balance(leaver, 2026), await hr.balance(leaver, 2027)]).toMatchObject([{ balance: 0 }, { balance: 0 }])

  // Sessions of last year are over.
  hr = await openLeaveScene(plaza)
  // 20 days are free, but the 5 from last year end in March.
  const summer = await hr.request(late, MONDAY, '2027-07-02')
  expect([summer.body.code, summer.body.data]).toEqual(['NOT_ENOUGH_LEAVE', { year: 2027, left: 15, asked: 20 }])
  expect((await hr.request(late, '2027-03-22', '2027-04-16')).status).toBe(200)

  moveTo('2027-03-31T23:00:00Z')
  await turnLeaveYear.run(plaza.services, {})
  expect(await hr.balance(id, 2027)).toEqual({ balance: 18, pending: 0 })
  moveTo('2027-04-01T03:00:00Z')
  for (const _ of [1, 2]) await turnLeaveYear.run(plaza.services, {})
  // 5 carried − 2 taken in February.
  expect(await hr.balance(id, 2027)).toEqual({ balance: 15, pending: 0 })
})
