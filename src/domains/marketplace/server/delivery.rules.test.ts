import { expect, test } from 'vitest'
import { deliveryEstimate } from './delivery.rules.ts'

test('what is ordered now arrives in three to six days, over the end of a year too', () => {
  expect(deliveryEstimate(new Date('2026-12-29T23:00:00Z'))).toEqual({ from: '2027-01-01', to: '2027-01-04' })
})

test('a vendor that says how long it takes is believed', () => {
  expect(deliveryEstimate(new Date('2026-02-26T08:00:00Z'), { from: 1, to: 2 })).toEqual({ from: '2026-02-27', to: '2026-02-28' })
})
