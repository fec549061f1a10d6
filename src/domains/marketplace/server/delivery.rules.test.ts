import { expect, test } from 'vitest'
import { deliveryEstimate } from './delivery.rules.ts'

test('an order placed now arrives in three to six days, across a year’s end too', () => {
  expect(deliveryEstimate(new Date('2026-12-29T23:00:00Z'))).toEqual({ from: '2027-01-01', to: '2027-01-04' })
})

test('a vendor’s own delivery time replaces the default', () => {
  expect(deliveryEstimate(new Date('2026-02-26T08:00:00Z'), { from: 1, to: 2 })).toEqual({ from: '2026-02-27', to: '2026-02-28' })
})
