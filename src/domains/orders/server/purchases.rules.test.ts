import { expect, test } from 'vitest'
import { type PurchasedUnits, type PurchaseState, purchaseState } from './purchases.rules.ts'

const line = (units: Partial<PurchasedUnits> = {}): PurchasedUnits => ({
  quantity: 1,
  cancelled: 0,
  delivered: 0,
  returned: 0,
  refunded: 0,
  isPaid: true,
  ...units,
})

test.each<[string, Partial<PurchasedUnits>, PurchaseState]>([
  ['not paid and not delivered', { isPaid: false }, 'none'],
  ['paid', {}, 'bought'],
  ['paid and canceled', { cancelled: 1 }, 'none'],
  ['delivered before it was paid', { delivered: 1, isPaid: false }, 'received'],
  ['returned', { delivered: 1, returned: 1 }, 'givenBack'],
  ['refunded because it was lost', { refunded: 1 }, 'givenBack'],
  ['refunded after the delivery', { delivered: 1, refunded: 1 }, 'givenBack'],
  ['one of two returned', { quantity: 2, delivered: 2, returned: 1 }, 'received'],
  ['one of two refunded', { quantity: 2, delivered: 2, refunded: 1 }, 'received'],
  ['one of two lost and refunded, the other delivered', { quantity: 2, delivered: 1, refunded: 1 }, 'received'],
  ['one of two returned, the other on its way', { quantity: 2, delivered: 1, returned: 1 }, 'bought'],
  ['one of two canceled, the other returned', { quantity: 2, cancelled: 1, delivered: 1, returned: 1 }, 'givenBack'],
])('a line %s', (_, units, state) => {
  expect(purchaseState([line(units)])).toBe(state)
})

test('several purchases count as the strongest one, and no purchase as none', () => {
  const received = line({ delivered: 1 })
  const givenBack = line({ delivered: 1, returned: 1 })
  expect(purchaseState([givenBack, received, line()])).toBe('received')
  expect(purchaseState([line({ cancelled: 1 }), givenBack])).toBe('givenBack')
  expect(purchaseState([])).toBe('none')
})
