import { expect, test } from 'vitest'
import { toChosenLots, unitsOfVariants } from './chosen-lots.ts'

const lot = (number: string, quantity: number) => ({ variantId: 'oil', number, quantity, expiresOn: null, warehouse: 'Main' })

test('a bundle ships the units of its parts', () => {
  const lines = [
    { position: 0, variantId: 'oil', bundleParts: [] },
    { position: 1, variantId: 'box', bundleParts: [{ variantId: 'oil', quantity: 2, name: '', sku: '', options: [] }] },
  ] as unknown as Parameters<typeof unitsOfVariants>[0]
  const units = [
    { position: 0, quantity: 1 },
    { position: 1, quantity: 3 },
    { position: 9, quantity: 1 },
  ]
  expect(unitsOfVariants(lines, units)).toEqual(new Map([['oil', 7]]))
})

test('picked lots give what they have, the first ones first, and no more than the parcel needs', () => {
  const lots = [lot('A', 2), lot('B', 5), lot('B', 1)]
  const picked = ['B', 'A', 'GONE'].map((number) => ({ variantId: 'oil', number }))
  expect(toChosenLots(picked, lots, new Map([['oil', 7]]))).toEqual([
    { variantId: 'oil', number: 'B', quantity: 6 },
    { variantId: 'oil', number: 'A', quantity: 1 },
  ])
  expect(toChosenLots(picked, lots, new Map())).toEqual([])
})
