import { expect, test } from 'vitest'
import { countSerials, newLot, serialsText, toNamedLots, toSerials } from './lot-draft.ts'

test('serial numbers are pasted or scanned, one per line', () => {
  const lots = toSerials('A1\r\n B2 ,C3\tD4;\n')
  expect(countSerials(lots)).toBe(4)
  expect(toNamedLots(lots, 4)?.map(({ number, quantity }) => [number, quantity])).toEqual([
    ['A1', 1],
    ['B2', 1],
    ['C3', 1],
    ['D4', 1],
  ])
  expect(serialsText(toSerials('A1\n'))).toBe('A1\n')
})

test('a batch without a quantity is the rest, and nothing typed names nothing', () => {
  expect(toNamedLots([{ number: 'B1', quantity: null, expiresOn: '2027-01-01' }], 6)).toEqual([
    { number: 'B1', quantity: 6, madeOn: null, expiresOn: '2027-01-01' },
  ])
  const two = [
    { ...newLot(), number: 'B1', quantity: 2 },
    { ...newLot(), number: ' B2 ' },
  ]
  expect(toNamedLots(two, 6)?.map(({ number, quantity }) => [number, quantity])).toEqual([
    ['B1', 2],
    ['B2', 4],
  ])
  expect(toNamedLots([newLot()], 6)).toBeUndefined()
})
