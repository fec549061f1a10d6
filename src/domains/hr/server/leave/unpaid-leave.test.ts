/** Unpaid leave and payroll: it is deducted once, and never from a month that was paid. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { openLeaveScene } from '../../test/leave-scene.ts'
import { type Office, openOffice } from '../../test/payroll.ts'

let plaza: TestPlaza
let office: Office
let hr: Awaited<ReturnType<typeof openLeaveScene>>

beforeAll(async () => {
  plaza = await openTestPlaza()
  plaza.moveClock(Date.parse('2026-11-26T12:00:00Z') - Date.now())
  office = await openOffice(plaza)
  hr = await openLeaveScene(plaza)
})
afterAll(() => plaza.close())
beforeEach(() => office.clear())

const UNPAID = { type: 'unpaid' }
const FROM = '2026-04-20'
const UNTIL = '2026-06-10'
const hire = (name: string) => office.hire(name, 36_000)
const payMay = async () => {
  const { body } = await office.run('2026-05')
  await office.pay()
  return body.id
}

test('approved unpaid leave is a line of the payslip, pending leave is not', async () => {
  const id = await hire('Deducted')
  const { body: approved } = await hr.request(id, '2026-05-04', '2026-05-05', UNPAID)
  await hr.request(id, '2026-05-18', '2026-05-18', UNPAID)
  await hr.decide('approve', approved.id, hr.elena)
  const [slip] = await office.slips(await payMay())
  // Two of 21 working days of 3,000.00.
  expect(slip).toMatchObject({ net: { amountMinor: 2_714_29 }, lines: [{ kind: 'salary' }, { kind: 'unpaidLeave', minutes: 960 }] })
})

test('hazard 28: unpaid leave around a paid month is refused with its name, also when only the month between is paid', async () => {
  const id = await hire('Refused')
  const { body: pending } = await hr.request(id, FROM, UNTIL, UNPAID)
  await payMay()
  const refused = { status: 409, body: { code: 'PERIOD_PAID', data: { payPeriod: '2026-05' } } }
  expect(await hr.decide('approve', pending.id, hr.elena)).toMatchObject(refused)
  expect((await hr.decide('cancel', pending.id, hr.amira)).body.status).toBe('Cancelled')
  expect(await hr.request(id, FROM, UNTIL, UNPAID)).toMatchObject(refused)
  expect((await hr.request(id, '2026-06-01', UNTIL, UNPAID)).status).toBe(200)
  expect((await hr.request(id, '2026-05-04', '2026-05-05', { type: 'sick' })).status).toBe(200)
})

test('hazard 28: leave that was deducted can’t be taken back after its month was paid', async () => {
  const { body: leave } = await hr.request(await hire('Kept'), '2026-05-04', '2026-05-05', UNPAID)
  await hr.decide('approve', leave.id, hr.elena)
  await payMay()
  for (const verb of ['reject', 'cancel'] as const) expect((await hr.decide(verb, leave.id, hr.elena)).body.code).toBe('PERIOD_PAID')
  expect((await hr.read(leave.id)).status).toBe('Approved')
})

test('hazard 28: leave that is approved in the list of approvals after its month was paid is rejected', async () => {
  const { body: leave } = await hr.request(await hire('Too late'), FROM, UNTIL, UNPAID)
  const { approvalId } = (await hr.ask('requests.get', { requestId: leave.id })).body
  await payMay()
  const { workspace } = hr
  await hr.elena.call('approvals.requests.approve', { requestId: approvalId, note: '' }, { workspace })
  await plaza.settle()
  expect((await hr.read(leave.id)).status).toBe('Rejected')
})
