import { expect, test } from 'vitest'
import type { OrderDisplayStatus } from '../contract.ts'
import { isPartlyRefunded } from './partly-refunded.ts'

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' })
const order = (refundedMinor: number) => ({ total: usd(50_00), refunded: usd(refundedMinor) })

test.each<[OrderDisplayStatus, number, boolean]>([
  ['Shipped', 0, false],
  ['Shipped', 1, true],
  ['Shipped', 49_99, true],
  ['Delivered', 20_00, true],
  ['PartiallyReturned', 20_00, true],
  ['Shipped', 50_00, false],
  ['Refunded', 20_00, false],
  ['Cancelled', 20_00, false],
  ['Returned', 20_00, false],
])('an order that is %s with %i of 5000 refunded: partly refunded is %s', (status, refundedMinor, shown) => {
  expect(isPartlyRefunded(status, order(refundedMinor))).toBe(shown)
})
