import { expect, test } from 'vitest'
import type { OrderStatus, OrderView } from '../contract.ts'
import { toSteps } from './steps.ts'

const history = (...statuses: OrderStatus[]) => ({
  history: statuses.map((status) => ({ status, at: '2026-11-21T10:00:00Z', side: 'vendor' as const })),
})
const USD = { amountMinor: 100, currency: 'USD' }
const payment = (method: 'card' | 'delivery', paidAt: string | null): OrderView['payment'] => ({
  id: 'pay_1',
  method,
  status: paidAt ? 'paid' : 'pending',
  failure: null,
  amount: USD,
  due: USD,
  refunded: USD,
  paidAt,
})
const names = (steps: ReturnType<typeof toSteps>) => steps.map(({ name, at }) => (at ? name : `(${name})`)).join(' ')

test('a part paid by card shows done and upcoming steps', () => {
  expect(names(toSteps(history('Pending', 'Processing'), payment('card', '2026-11-21T10:00:00Z')))).toBe(
    'placed paid packed (shipped) (delivered)',
  )
})

test('payment on delivery is the last step', () => {
  expect(names(toSteps(history('Pending'), payment('delivery', null)))).toBe('placed (packed) (shipped) (delivered) (paid)')
})

test('a cancelled part shows no upcoming steps and no payment; a returned one shows the return after delivery', () => {
  expect(names(toSteps(history('Pending', 'Cancelled'), payment('delivery', null)))).toBe('placed cancelled')
  expect(names(toSteps(history('Pending', 'Processing', 'Shipped', 'Delivered', 'Returned', 'Refunded'), null))).toBe(
    'placed packed shipped delivered returned refunded',
  )
})
