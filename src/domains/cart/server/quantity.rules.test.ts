import { expect, test } from 'vitest'
import { cappedQuantity } from './quantity.rules.ts'

test('a line holds no more than is left, than 999, and never less than nothing', () => {
  expect(cappedQuantity(4, 3)).toBe(3)
  expect(cappedQuantity(4, 10)).toBe(4)
  expect(cappedQuantity(4, null)).toBe(4)
  expect(cappedQuantity(5000, null)).toBe(999)
  expect(cappedQuantity(2, 0)).toBe(0)
  expect(cappedQuantity(2, -1)).toBe(0)
})
