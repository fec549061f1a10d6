import { expect, test } from 'vitest'
import { defaultTarget, unitsToOrder } from './reorder-quantity.ts'

test.each([
  [10, 10, null, 10],
  [10, 4, null, 16],
  [10, -3, null, 23],
  [10, 19, null, 1],
  [10, 20, null, 0],
  [0, 0, null, 0],
  [0, -2, null, 2],
  [10, 19, 12, 12],
  [10, 20, 12, 0],
  [10, 4, 12, 16],
  [1_000_000, -5, null, 1_000_000],
])('a reorder point of %i with %i projected and a minimum of %s suggests %i', (reorderPoint, projected, minUnits, expected) => {
  expect(unitsToOrder({ target: defaultTarget(reorderPoint), projected }, minUnits)).toBe(expected)
})
