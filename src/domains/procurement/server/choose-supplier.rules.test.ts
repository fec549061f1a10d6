import { expect, test } from 'vitest'
import { chooseOffer } from './choose-supplier.rules.ts'

const offer = (supplierId: string, priceMinor: number, more: object = {}) => ({
  supplierId,
  priceMinor,
  currency: 'USD',
  preferred: false,
  ...more,
})
const RATES: Record<string, number | undefined> = { USD: 1, EUR: 2 }
const toBase = ({ priceMinor, currency }: { priceMinor: number; currency: string }) => {
  const rate = RATES[currency]
  return rate === undefined ? null : priceMinor * rate
}

test.each([
  ['the preferred one, although it is dearer', [offer('a', 1), offer('b', 9, { preferred: true })], null, 'b'],
  ['the cheapest', [offer('a', 5), offer('b', 4)], null, 'b'],
  ['the cheapest after conversion', [offer('a', 5), offer('b', 4, { currency: 'EUR' })], null, 'a'],
  ['of equal prices that of the last order', [offer('a', 5), offer('b', 5)], 'b', 'b'],
  ['of equal prices without an order the first', [offer('b', 5), offer('a', 5)], null, 'a'],
  ['nobody when no price can be compared', [offer('a', 5, { currency: 'TRY' })], null, undefined],
  ['nobody without prices', [], 'a', undefined],
])('a suggestion names %s', (_, offers, last, expected) => {
  expect(chooseOffer(offers, toBase, last)?.supplierId).toBe(expected)
})
