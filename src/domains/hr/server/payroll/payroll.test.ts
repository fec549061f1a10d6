/** Payroll runs of Amira's workspace, over HTTP. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findViolations } from '#app/server/invariants.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import type { PayslipView } from '../../contract.ts'
import { type Office, openOffice } from '../../test/payroll.ts'
import { completePayroll } from './jobs.ts'

let plaza: TestPlaza
let office: Office

beforeAll(async () => {
  plaza = await openTestPlaza()
  office = await openOffice(plaza)
})
beforeEach(() => office.clear())
afterEach(async () => expect(await findViolations(plaza.pool)).toEqual([]))
afterAll(() => plaza.close())

const dollars = (amountMinor: number) => ({ amountMinor, currency: 'USD' })
const eventsOf = async (id: string) =>
  (await plaza.rows<{ type: string }>('select type from platform.events where aggregate = $1 order by position', [id])).map(
    ({ type }) => type,
  )

describe('a run', () => {
  test('is Processing at once and Paid three seconds later, with a payslip for everybody employed', async () => {
    await office.hire('Nadia', 36_000, { position: 'Potter', language: 'ar' })
    await office.hire('Omar', 24_000)
    await office.hire('No pay', 0)
    await office.hire('Left', 60_000, { lastDay: '2026-07-31' })
    const { status, body } = await office.run('2026-08')
    expect([status, body]).toEqual([200, { id: expect.stringMatching(/^payroll_/), status: 'Processing' }])
    expect(await office.get(body.id)).toMatchObject({
      payPeriod: '2026-08',
      paymentDate: '2026-08-28',
      status: 'Processing',
      people: 2,
      total: dollars(5_000_00),
      rounding: dollars(0),
      periodDays: 21,
      createdBy: 'amira',
      approval: null,
      paidAt: null,
    })
    await office.pay()
    expect(await office.get(body.id)).toMatchObject({ status: 'Paid', paidAt: expect.any(String) })
    const [times] = await plaza.rows(
      `select extract(epoch from due_at - created_at)::int as delay, ended_at >= due_at as in_time from hr.payroll_runs where id = $1`,
      [body.id],
    )
    expect(times).toEqual({ delay: 3, in_time: true })
    expect(await office.slips(body.id)).toMatchObject([
      { number: 1, employee: { name: 'Nadia', position: 'Potter' }, net: dollars(3_000_00), lines: [{ kind: 'salary', days: 21 }] },
      { number: 2, employee: { name: 'Omar' }, net: dollars(2_000_00) },
    ])
    expect(await eventsOf(body.id)).toEqual(['hr.payrollStarted', 'hr.payrollPaid'])
    const [notice] = (await office.amira.call('notifications.list', {})).body.items
    expect(notice.text.replace(/[\u2068\u2069]/g, '')).toBe('The payroll of 2026-08 is paid')
  })

  test.each([
    [[50_000, 50_000, 50_000], 12_500_00, 4_166_67, -1],
    [[50_000, 70_000, 85_000, 61_000], 22_166_67, 4_166_67, 1],
  ])('hazard 29: %j a year are rounded once, and the difference is named', async (salaries, total, first, rounding) => {
    for (const [at, salary] of salaries.entries()) await office.hire(`Person ${at}`, salary)
    const { body } = await office.run('2026-08')
    expect(await office.get(body.id)).toMatchObject({ total: dollars(total), salaries: dollars(total), rounding: dollars(rounding) })
    const nets = (await office.slips(body.id)).map(({ net }: PayslipView) => net.amountMinor)
    expect(nets[0]).toBe(first)
    expect(nets.reduce((sum: number, net: number) => sum + net, rounding)).toBe(total)
  })

  test('hazard 31: who joins on 17 August is paid 11 of 21 working days, and the slip says so', async () => {
    await office.hire('Joiner', 36_000, { hireDate: '2026-08-17' })
    const { slips, dayRule, periodDays } = (await office.preview('2026-08')).body
    expect([dayRule, periodDays, slips[0].net, slips[0].lines]).toEqual([
      'working',
      21,
      dollars(1_571_43),
      [{ kind: 'salary', label: '', amount: dollars(1_571_43), from: '2026-08-17', until: '2026-08-31', days: 11, minutes: null }],
    ])
    expect((await office.preview('2026-07')).body.slips).toEqual([])
  })

  test('hazard 31: who leaves on the first day is paid one day; nobody to pay is no run', async () => {
    await office.hire('Leaver', 36_000, { lastDay: '2026-09-01' })
    expect((await office.preview('2026-09')).body.slips[0]).toMatchObject({ net: dollars(136_36), lines: [{ days: 1 }] })
    const { status, body } = await office.run('2026-10')
    expect([status, body.code]).toEqual([409, 'NO_EMPLOYEES'])
    expect((await office.ask('employees.create', { name: 'x', hireDate: '2026-01-01', yearlyMinor: -1 })).body.code).toBe('INVALID_INPUT')
  })

  test('hazard 32: later changes of pay and of the employee leave its payslips as they are', async () => {
    const employeeId = await office.hire('Frozen', 36_000)
    const { id } = (await office.run('2026-08')).body
    await office.pay()
    const before = await office.slips(id)
    await office.ask('pay.set', { employeeId, startsOn: '2020-01-01', version: 1, yearlyMinor: 1 })
    const employee = (await office.ask('employees.get', { employeeId })).body
    await office.ask('employees.update', { employeeId, version: employee.version, name: 'Thawed', hireDate: '2026-08-17' })
    expect(await office.slips(id)).toEqual(before)
    expect((await office.get(id)).total).toEqual(dollars(3_000_00))
    expect((await office.ask('employees.remove', { employeeId })).body.code).toBe('HAS_PAYSLIPS')
  })

  test('hazard 32: is paid once, however often its job runs, and also when nobody ran it in time', async () => {
    await office.hire('Once', 12_000)
    const { id: runId } = (await office.run('2026-08')).body
    await plaza.settle()
    plaza.moveClock(3_600_000)
    await Promise.all(Array.from({ length: 5 }, () => completePayroll.run(plaza.services, { runId })))
    await plaza.settle()
    expect(await eventsOf(runId)).toEqual(['hr.payrollStarted', 'hr.payrollPaid'])
  })

  test('has additions and deductions by hand, in its total too, and never pays less than nothing', async () => {
    const employeeId = await office.hire('Nadia', 36_000)
    const bonus = { employeeId, kind: 'addition', label: 'Bonus', amountMinor: 250_00 }
    const canteen = { employeeId, kind: 'deduction', label: 'Canteen', amountMinor: 40_50 }
    const { body } = await office.run('2026-08', { adjustments: [bonus, canteen] })
    expect(await office.get(body.id)).toMatchObject({ salaries: dollars(3_000_00), total: dollars(3_209_50) })
    expect((await office.slips(body.id))[0].lines.map(({ label, amount }: { label: string; amount: unknown }) => [label, amount])).toEqual([
      ['', dollars(3_000_00)],
      ['Bonus', dollars(250_00)],
      ['Canteen', dollars(-40_50)],
    ])
    const tooMuch = await office.preview('2026-09', [{ ...canteen, amountMinor: 3_000_01 }])
    expect([tooMuch.status, tooMuch.body.code, tooMuch.body.data]).toEqual([409, 'PAY_BELOW_ZERO', { names: ['Nadia'] }])
    const stranger = await office.preview('2026-09', [{ ...bonus, employeeId: 'employee_00000000000000000000000000' }])
    expect(stranger.body.code).toBe('NOT_PAID_THEN')
  })

  test('is refused when the pay changed since the preview, and when it is paid before its period', async () => {
    const employeeId = await office.hire('Nadia', 36_000)
    const expectedTotalMinor = (await office.preview('2026-08')).body.total.amountMinor
    await office.ask('pay.set', { employeeId, startsOn: '2026-08-01', version: 0, yearlyMinor: 48_000_00 })
    expect((await office.run('2026-08', { expectedTotalMinor })).body.code).toBe('PREVIEW_CHANGED')
    expect((await office.run('2026-08', { paymentDate: '2026-07-31' })).body.code).toBe('PAYMENT_TOO_EARLY')
    expect((await office.run('2026-13')).body.code).toBe('INVALID_INPUT')
    expect((await office.ask('payroll.runs.list')).body.items).toEqual([])
  })
})

describe('at the same time and twice', () => {
  test('a period is paid once: of four runs at once, one is created', async () => {
    await office.hire('Nadia', 36_000)
    const answers = await Promise.all(Array.from({ length: 4 }, () => office.run('2026-08')))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
    const { body } = await office.run('2026-08')
    expect([body.code, body.data]).toEqual(['PERIOD_TAKEN', { payPeriod: '2026-08', status: 'Processing' }])
    expect((await office.run('2026-09')).status).toBe(200)
    expect((await office.ask('payroll.runs.list')).body.items.map(({ payPeriod }: { payPeriod: string }) => payPeriod)).toEqual([
      '2026-09',
      '2026-08',
    ])
  })

  test('a repeated request is one run', async () => {
    await office.hire('Nadia', 36_000)
    const options = { key: 'payroll-of-august' }
    const [first, second] = [await office.run('2026-08', {}, office.amira, options), await office.run('2026-08', {}, office.amira, options)]
    expect([second.status, second.body]).toEqual([200, first.body])
  })
})
