import { expect, test } from 'vitest'
import { ORDER_STATUSES, type OrderStatus } from '../contract.ts'
import { canBecome, FIRST_STATUS, ORDER_TRANSITIONS } from './order-states.rules.ts'

test('every state of an order can be reached from the first, and every state is in the table', () => {
  const reached = new Set<OrderStatus>([FIRST_STATUS])
  for (const status of reached) for (const next of ORDER_TRANSITIONS[status]) reached.add(next)
  expect([...reached].sort()).toEqual([...ORDER_STATUSES].sort())
})

test('O1: a delivered order does not go back, and a cancelled one goes nowhere', () => {
  expect(canBecome('Delivered', 'Pending')).toBe(false)
  expect(ORDER_TRANSITIONS.Cancelled).toEqual([])
})

test('an order is cancelled before it is shipped, not after', () => {
  expect([canBecome('Pending', 'Cancelled'), canBecome('Processing', 'Cancelled'), canBecome('Shipped', 'Cancelled')]).toEqual([
    true,
    true,
    false,
  ])
})
