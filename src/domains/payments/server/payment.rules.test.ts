import { expect, test } from 'vitest'
import { PAYMENT_STATUSES } from '../contract.ts'
import { dueOf, leftToRefund, PAYMENT_TRANSITIONS, statusesBefore } from './payment.rules.ts'

test('every status of a payment can be reached, and none leads out of paid', () => {
  const reached = new Set(['pending', ...Object.values(PAYMENT_TRANSITIONS).flat()])
  expect([...reached].sort()).toEqual([...PAYMENT_STATUSES].sort())
  expect(PAYMENT_TRANSITIONS.paid).toEqual([])
})

test('money that comes late is taken: after a failure and after a cancellation', () => {
  expect(statusesBefore('paid').sort()).toEqual(['cancelled', 'failed', 'pending'])
  expect(statusesBefore('failed')).toEqual(['pending'])
  expect(statusesBefore('cancelled')).toEqual(['pending'])
})

test('of 100.00 with 10.00 waived and 30.00 given back, 60.00 are left, and nothing is due once it is paid', () => {
  const amounts = { amountMinor: 10_000, waivedMinor: 1000, refundedMinor: 3000 }
  expect(leftToRefund({ ...amounts, status: 'paid' })).toBe(6000)
  expect(dueOf({ ...amounts, refundedMinor: 0, status: 'pending' })).toBe(9000)
  expect((['paid', 'failed', 'cancelled'] as const).map((status) => dueOf({ ...amounts, status }))).toEqual([0, 0, 0])
})
