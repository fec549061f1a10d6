import { expect, test } from 'vitest'
import type { OrderStatus, OrderView } from '../contract.ts'
import { stepsOf } from './steps.ts'

const history = (...statuses: OrderStatus[]) => ({
  history: statuses.map((status) => ({ status, at: '2026-11-21T10:00:00Z', side: 'vendor' as const })),
})
const USD = { amountMinor: 100, currency: 'USD' }
const payment = (method: 'card' | 'delivery', paidAt: string | null): OrderView['payment'] => ({
  ...{ id: 'pay_1', method, status: paidAt ? 'paid' : 'pending', failure: null, amount: USD, due: USD, refunded: USD, paidAt },
})
const names = (steps: ReturnType<typeof stepsOf>) => steps.map(({ name, at }) => (at ? name : `(${name})`)).join(' ')

test('a part that was paid by card shows what is done and what is ahead', () => {
  expect(names(stepsOf(history('Pending', 'Processing'), payment('card', '2026-11-21T10:00:00Z')))).toBe(
    'placed paid packed (shipped) (delivered)',
  )
})

test('who pays at the door pays last', () => {
  expect(names(stepsOf(history('Pending'), payment('delivery', null)))).toBe('placed (packed) (shipped) (delivered) (paid)')
})

test('a cancelled part goes nowhere, and nobody pays for it; one that came back says so after its delivery', () => {
  expect(names(stepsOf(history('Pending', 'Cancelled'), payment('delivery', null)))).toBe('placed cancelled')
  expect(names(stepsOf(history('Pending', 'Processing', 'Shipped', 'Delivered', 'Returned', 'Refunded'), null))).toBe(
    'placed packed shipped delivered returned refunded',
  )
})
