import { expect, test } from 'vitest'
import type { Suggestion } from '../contract.ts'
import { chosenFor, keyOf, toLines, unitsOf, withSupplier } from './suggestion-choices.ts'

const SUPPLIER = { id: 'supplier_a', name: 'Clay Works', minUnits: 12, packSize: null }
const mug: Suggestion = {
  variantId: 'var_mug',
  name: 'Mug',
  sku: 'MUG',
  warehouse: { id: 'wh_main', name: 'Main' },
  available: 3,
  incoming: 1,
  projected: 4,
  reorderPoint: 5,
  target: 10,
  supplier: SUPPLIER,
  offers: [{ supplierId: 'supplier_c', minUnits: 2, packSize: 4 }],
}

test('without a choice the target and the last supplier are ordered, at least its minimum', () => {
  expect(unitsOf(mug, chosenFor(mug, {}))).toBe(12)
  expect(toLines([mug], {})).toEqual([{ variantId: 'var_mug', warehouseId: 'wh_main', supplierId: 'supplier_a', target: 10 }])
})

test('a supplier that was chosen by hand has its own minimum', () => {
  const other = { id: 'supplier_b', title: 'Other', minUnits: null, leadTimeDays: null }
  expect(unitsOf(mug, chosenFor(mug, { [keyOf(mug)]: { supplier: other } }))).toBe(6)
})

test('one supplier for all leaves those that have one', () => {
  const bowl = { ...mug, variantId: 'var_bowl', supplier: null, offers: [] }
  const other = { id: 'supplier_b', title: 'Other', minUnits: null, leadTimeDays: null }
  const chosen = withSupplier([mug, bowl], { [keyOf(bowl)]: { target: 8 } }, other)
  expect(toLines([mug, bowl], chosen).map(({ variantId, supplierId, target }) => [variantId, supplierId, target])).toEqual([
    ['var_mug', 'supplier_a', 10],
    ['var_bowl', 'supplier_b', 8],
  ])
})

test('a supplier with a price sells in packs', () => {
  const packs = { id: 'supplier_c', title: 'Packs', minUnits: 50, leadTimeDays: null }
  expect(unitsOf(mug, chosenFor(mug, { [keyOf(mug)]: { supplier: packs } }))).toBe(8)
})

test.each([
  ['a supplier', { ...mug, supplier: null }, {}],
  ['a tick', mug, { included: false }],
  ['a target', mug, { target: null }],
  ['a whole target', mug, { target: 1.5 }],
  ['a target that isn’t reached', mug, { target: 4 }],
  ['a target in the limits', mug, { target: 1_000_001 }],
])('nothing is ordered without %s', (_, suggestion, choice) => {
  expect(toLines([suggestion], { [keyOf(suggestion)]: choice })).toEqual([])
})
