/** Payroll runs that a second person approves, over HTTP. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import type { PayrollRunRecord } from '../../contract.ts'
import { type Office, openOffice } from '../../test/payroll.ts'

let plaza: TestPlaza
let office: Office
let elena: Member

beforeAll(async () => {
  plaza = await openTestPlaza()
  office = await openOffice(plaza)
  elena = await plaza.member('elena')
  await office.limit(2_999_99)
})
beforeEach(async () => {
  await office.clear()
  await office.hire('Nadia', 36_000)
})
afterAll(() => plaza.close())

const asked = async (payPeriod = '2026-08'): Promise<PayrollRunRecord> => {
  const { body } = await office.run(payPeriod)
  expect(body.status).toBe('PendingApproval')
  return office.get(body.id)
}
const decide = (act: 'approve' | 'reject', run: PayrollRunRecord, by = elena) =>
  by.call(`approvals.requests.${act}`, { requestId: run.approval?.requestId, note: 'Looked at it.' }, { workspace: office.workspace })

test('a total above the limit waits for somebody else, then is Processing and Paid', async () => {
  const run = await asked()
  expect(run).toMatchObject({ own: true, approval: { status: 'Pending', decidedBy: null } })
  await office.pay()
  expect((await office.get(run.id)).status).toBe('PendingApproval')
  expect((await decide('approve', run, office.amira)).body.code).toBe('OWN_REQUEST')
  const answers = await Promise.all([decide('approve', run), decide('approve', run)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  await office.pay()
  expect(await office.get(run.id)).toMatchObject({ status: 'Paid', approval: { status: 'Approved', decidedBy: 'elena' } })
  const types = await plaza.rows<{ type: string }>('select type from platform.events where aggregate = $1 order by position', [run.id])
  expect(types.map(({ type }) => type)).toEqual(['hr.payrollStarted', 'hr.payrollPaid'])
  expect((await office.ask('payroll.runs.cancel', { runId: run.id })).body.code).toBe('ALREADY_STARTED')
})

test('the payslips that are approved are those that were asked for', async () => {
  const run = await asked()
  await office.hire('Later', 60_000)
  await decide('approve', run)
  await office.pay()
  expect(await office.get(run.id)).toMatchObject({ people: 1, total: { amountMinor: 3_000_00 } })
})

test('a rejected or canceled run leaves its period free', async () => {
  const rejected = await asked()
  expect((await office.run('2026-08')).body).toMatchObject({ code: 'PERIOD_TAKEN', data: { status: 'PendingApproval' } })
  await decide('reject', rejected)
  await plaza.settle()
  expect(await office.get(rejected.id)).toMatchObject({ status: 'Rejected', approval: { note: 'Looked at it.' } })
  const canceled = await asked()
  for (let turn = 0; turn < 2; turn += 1)
    expect((await office.ask('payroll.runs.cancel', { runId: canceled.id })).body).toEqual({ status: 'Cancelled' })
  await plaza.settle()
  expect((await office.get(canceled.id)).approval).toMatchObject({ status: 'Withdrawn' })
  expect((await decide('approve', canceled)).status).toBe(409)
  expect((await asked()).status).toBe('PendingApproval')
})

test('the request names the period and no amount, and leads those with hr to the run', async () => {
  const run = await asked()
  const input = { requestId: run.approval?.requestId }
  const { body } = await elena.call('approvals.requests.get', input, { workspace: office.workspace })
  expect(body).toMatchObject({
    what: 'the payroll of 2026-08',
    amount: null,
    record: { card: { title: '2026-08', href: `/hr/payroll/${run.id}`, amount: null } },
  })
  expect(JSON.stringify(body)).not.toMatch(/300000|3,000/)
})

test('a total at the limit needs nobody', async () => {
  await office.limit(3_000_00)
  expect((await office.run('2026-08')).body.status).toBe('Processing')
  await office.limit(2_999_99)
})
