import { expect, test } from 'vitest'
import { availabilityFor, becameLow, combinedAvailability, lowStockCount } from './stock.rules.ts'

const of = (available: number) => ({ available, reorderPoint: 5 })

test('stock is low at the reorder point and sold out at zero; untracked is always available', () => {
  expect([of(6), of(5), of(1), of(0), undefined].map(availabilityFor)).toEqual(['available', 'low', 'low', 'soldOut', 'available'])
})

test('S10: one sold-out variant does not sell out the product', () => {
  expect(combinedAvailability([of(0), of(9)])).toBe('available')
  expect(combinedAvailability([of(0), of(2)])).toBe('low')
  expect(combinedAvailability([of(0), of(0)])).toBe('soldOut')
  expect(combinedAvailability([of(0), undefined])).toBe('available')
})

test('shoppers see how many are left only when few are', () => {
  expect([of(6), of(3), of(0), undefined].map(lowStockCount)).toEqual([null, 3, 0, null])
})

test('stock becomes low on crossing the reorder point, not at each sale below it', () => {
  expect(becameLow(6, 5, 5)).toBe(true)
  expect(becameLow(5, 4, 5)).toBe(false)
  expect(becameLow(9, 1, 5)).toBe(true)
  expect(becameLow(9, 6, 5)).toBe(false)
})
