import { expect, test } from 'vitest'
import { shiftMonth } from './shift-month.ts'

test('the months before January and after December are in other years', () => {
  expect([shiftMonth('2027-01', -1), shiftMonth('2026-12', 1), shiftMonth('2027-03', -1)]).toEqual(['2026-12', '2027-01', '2027-02'])
})
