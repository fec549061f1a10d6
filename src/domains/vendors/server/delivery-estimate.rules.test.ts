import { expect, test } from 'vitest'
import { deliveryEstimate, parcelEstimate } from './delivery-estimate.rules.ts'

test('an order placed now arrives in three to six days, across a year’s end too', () => {
  expect(deliveryEstimate(new Date('2026-12-29T23:00:00Z'))).toEqual({ from: '2027-01-01', to: '2027-01-04' })
})

test('a vendor’s own delivery time replaces the default', () => {
  expect(deliveryEstimate(new Date('2026-02-26T08:00:00Z'), { minDays: 1, maxDays: 2 })).toEqual({ from: '2026-02-27', to: '2026-02-28' })
})

test('what is made to order holds up what is sent with it, by working days', () => {
  const friday = new Date('2026-02-27T08:00:00Z')
  const lines = [{ leadDays: null }, { leadDays: 2 }, { leadDays: 1 }]
  expect(parcelEstimate(friday, { minDays: 1, maxDays: 3 }, lines)).toEqual({ from: '2026-03-04', to: '2026-03-06' })
  expect(parcelEstimate(friday, null, [])).toEqual(deliveryEstimate(friday))
})
