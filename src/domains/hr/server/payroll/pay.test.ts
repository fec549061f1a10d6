/** Pay of employees by the day it begins, over HTTP. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { type Office, openOffice } from '../../test/payroll.ts'

let plaza: TestPlaza
let office: Office
beforeAll(async () => {
  plaza = await openTestPlaza()
  office = await openOffice(plaza)
})
afterAll(() => plaza.close())

const listed = async (employeeId: string) =>
  (await office.ask('pay.list', { employeeId })).body.items.map(
    ({ startsOn, yearly }: { startsOn: string; yearly: { amountMinor: number } }) => [startsOn, yearly.amountMinor],
  )

test('a salary entered with the employee begins on the first day, and a raise on its own day', async () => {
  const employeeId = await office.hire('Nadia', 36_000, { hireDate: '2026-01-05' })
  const set = { employeeId, startsOn: '2026-07-01', version: 0, yearlyMinor: 40_000_00 }
  expect((await office.ask('pay.set', set)).body).toEqual({ version: 1 })
  expect(await listed(employeeId)).toEqual([
    ['2026-07-01', 40_000_00],
    ['2026-01-05', 36_000_00],
  ])
  expect((await office.ask('pay.remove', { employeeId, startsOn: '2026-07-01' })).body).toEqual({})
  expect((await office.ask('pay.remove', { employeeId, startsOn: '2026-07-01' })).body).toEqual({})
  expect(await listed(employeeId)).toEqual([['2026-01-05', 36_000_00]])
})

test('of two who change the same pay, the second sees what the first saved', async () => {
  const employeeId = await office.hire('Omar', 24_000)
  const set = { employeeId, startsOn: '2020-01-01', version: 1 }
  expect((await office.ask('pay.set', { ...set, yearlyMinor: 25_000_00 })).body).toEqual({ version: 2 })
  const { status, body } = await office.ask('pay.set', { ...set, yearlyMinor: 26_000_00 })
  expect([status, body.code, body.data.current]).toEqual([
    409,
    'STALE',
    { startsOn: '2020-01-01', yearly: { amountMinor: 25_000_00, currency: 'USD' }, version: 2 },
  ])
  expect((await office.ask('pay.set', { ...set, version: 0, yearlyMinor: 26_000_00 })).body.code).toBe('STALE')
})

test.each([[-1], [1.5], [null], [100_000_000_001]])('a yearly pay of %j is bad input', async (yearlyMinor) => {
  const employeeId = await office.hire('Wrong', 0)
  const { body } = await office.ask('pay.set', { employeeId, startsOn: '2020-01-01', version: 0, yearlyMinor })
  expect([body.code, body.data.fields[0].path]).toEqual(['INVALID_INPUT', 'yearlyMinor'])
})
