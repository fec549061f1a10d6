import { expect, test } from 'vitest'
import { PAYMENT_STATUSES } from '../contract.ts'
import { computeDue, leftToRefund, PAYMENT_STATES } from './payment.rules.ts'

test('every status of a payment can be reached, and none leads out of paid', () => {
  expect([...PAYMENT_STATES.all].sort()).toEqual([...PAYMENT_STATUSES].sort())
  expect(PAYMENT_STATES.next('paid')).toEqual([])
})

test('late payments are accepted after a failure and after a cancellation', () => {
  expect([...PAYMENT_STATES.before('paid')].sort()).toEqual(['cancelled', 'failed', 'pending'])
  expect(PAYMENT_STATES.before('failed')).toEqual(['pending'])
  expect(PAYMENT_STATES.before('cancelled')).toEqual(['pending'])
})

test('of 100.00 with 10.00 waived and 30.00 refunded, 60.00 are left, and nothing is due once it is paid', () => {
  const amounts = { amountMinor: 10_000, waivedMinor: 1000, refundedMinor: 3000 }
  expect(leftToRefund({ ...amounts, status: 'paid' })).toBe(6000)
  expect(computeDue({ ...amounts, refundedMinor: 0, status: 'pending' })).toBe(9000)
  expect((['paid', 'failed', 'cancelled'] as const).map((status) => computeDue({ ...amounts, status }))).toEqual([0, 0, 0])
})
