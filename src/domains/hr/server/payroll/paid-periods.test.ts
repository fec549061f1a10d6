/** Which spans of days touch a paid period. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { openOffice } from '../../test/payroll.ts'
import { findPaidPeriod } from './paid-periods.sql.ts'

let plaza: TestPlaza
let workspace: string
beforeAll(async () => {
  plaza = await openTestPlaza()
  const office = await openOffice(plaza)
  workspace = office.workspace
  await office.clear()
  await office.hire('Nadia', 36_000)
  await office.run('2026-05')
  await office.pay()
})
afterAll(() => plaza.close())

test.each([
  ['2026-04-20', '2026-06-10', true],
  ['2026-05-31', '2026-06-02', true],
  ['2026-04-30', '2026-05-01', true],
  ['2026-05-10', '2026-05-11', true],
  ['2026-04-01', '2026-04-30', false],
  ['2026-06-01', '2027-05-31', false],
])('hazard 28: from %s until %s shares a day with the paid May: %s', async (from, until, isPaid) => {
  expect(await findPaidPeriod(plaza.services.db, workspace, from, until)).toEqual(isPaid ? { payPeriod: '2026-05' } : null)
})

test('another workspace has its own periods', async () => {
  const chen = await plaza.member('chen')
  const { id } = (await chen.call('workspaces.list')).body.workspaces[0]
  expect(await findPaidPeriod(plaza.services.db, id, '2026-05-01', '2026-05-31')).toBeNull()
})
