import { expect, test } from 'vitest'
import { defaultTarget, toSoldUnits, unitsToOrder } from './reorder-quantity.ts'

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
  expect(unitsToOrder({ target: defaultTarget(reorderPoint), projected }, { minUnits, packSize: null })).toBe(expected)
})

test.each([
  [1, null, 6, 6],
  [6, null, 6, 6],
  [7, null, 6, 12],
  [1, 10, 6, 12],
  [999_999, null, 7, 999_999],
  [1_000_000, null, 7, 999_999],
])('%i units of a minimum of %s in packs of %s are sold as %i', (units, minUnits, packSize, expected) => {
  expect(toSoldUnits(units, { minUnits, packSize })).toBe(expected)
})
