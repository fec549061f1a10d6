import { describe, expect, test } from 'vitest'
import { ORDER_STANDINGS, ORDER_STATUSES, type OrderStatus, RETURN_STATUSES, type ReturnStatus } from '../contract.ts'
import {
  canBecome,
  FIRST_STATUS,
  ORDER_TRANSITIONS,
  orderStanding,
  type PartState,
  partStanding,
  RETURN_TRANSITIONS,
  STANDINGS_OF,
  statusBy,
  wayTo,
} from './order-states.rules.ts'

const part = (status: OrderStatus, { live = 2, shipped = 0, delivered = 0, returned = 0, refunded = 0 } = {}): PartState => ({
  status,
  units: { live, shipped, delivered, returned, refunded },
})
const standing = (...parts: PartState[]) => orderStanding(parts)

describe('the table of states', () => {
  test('every state of an order can be reached from the first, and every state is in the table', () => {
    const reached = new Set<OrderStatus>([FIRST_STATUS])
    for (const status of reached) for (const next of ORDER_TRANSITIONS[status]) reached.add(next)
    expect([...reached].sort()).toEqual([...ORDER_STATUSES].sort())
  })

  test('every state of a return can be reached from the first', () => {
    const reached = new Set<ReturnStatus>(['Requested'])
    for (const status of reached) for (const next of RETURN_TRANSITIONS[status]) reached.add(next)
    expect([...reached].sort()).toEqual([...RETURN_STATUSES].sort())
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

  test('what is shipped at once was processed on the way, and there is no way back', () => {
    expect(wayTo('Pending', 'Shipped')).toEqual(['Processing', 'Shipped'])
    expect(wayTo('Shipped', 'Shipped')).toEqual([])
    expect(wayTo('Shipped', 'Cancelled')).toBeNull()
  })
})

describe('a part by its units', () => {
  test('is shipped when all that was not cancelled is, delivered when all of it arrived, returned when all of it is back', () => {
    expect(statusBy('Pending', { live: 2, shipped: 0, delivered: 0, returned: 0, refunded: 0 })).toBe('Pending')
    expect(statusBy('Pending', { live: 2, shipped: 1, delivered: 1, returned: 0, refunded: 0 })).toBe('Processing')
    expect(statusBy('Processing', { live: 2, shipped: 2, delivered: 1, returned: 0, refunded: 0 })).toBe('Shipped')
    expect(statusBy('Shipped', { live: 2, shipped: 2, delivered: 2, returned: 1, refunded: 0 })).toBe('Delivered')
    expect(statusBy('Delivered', { live: 2, shipped: 2, delivered: 2, returned: 2, refunded: 0 })).toBe('Returned')
    expect(statusBy('Processing', { live: 0, shipped: 0, delivered: 0, returned: 0, refunded: 0 })).toBe('Cancelled')
  })

  test('is refunded when what was not returned was paid back, also when it never arrived', () => {
    expect(statusBy('Shipped', { live: 2, shipped: 2, delivered: 0, returned: 0, refunded: 2 })).toBe('Refunded')
    expect(statusBy('Delivered', { live: 2, shipped: 2, delivered: 2, returned: 1, refunded: 1 })).toBe('Refunded')
    expect(statusBy('Delivered', { live: 2, shipped: 2, delivered: 2, returned: 0, refunded: 1 })).toBe('Delivered')
    expect(wayTo('Shipped', 'Refunded')).toEqual(['Refunded'])
  })

  test('is shown as partial while some of them are further than others', () => {
    expect(partStanding(part('Processing', { shipped: 1 }))).toBe('PartiallyShipped')
    expect(partStanding(part('Shipped', { shipped: 2, delivered: 1 }))).toBe('PartiallyDelivered')
    expect(partStanding(part('Delivered', { shipped: 2, delivered: 2, returned: 1 }))).toBe('PartiallyReturned')
  })
})

describe('an order by its parts', () => {
  test('O2: one part shipped and one pending is partially shipped; all delivered is delivered', () => {
    expect(standing(part('Shipped'), part('Pending'))).toBe('PartiallyShipped')
    expect(standing(part('Delivered'), part('Delivered'))).toBe('Delivered')
  })

  test('V13: one part cancelled while the other waits is partially cancelled; once that is on its way, its progress counts', () => {
    expect(standing(part('Cancelled'), part('Pending'))).toBe('PartiallyCancelled')
    expect(standing(part('Cancelled'), part('Processing'))).toBe('PartiallyCancelled')
    expect(standing(part('Cancelled'), part('Shipped'))).toBe('Shipped')
    expect(standing(part('Cancelled'), part('Cancelled'))).toBe('Cancelled')
  })

  test('is processed as soon as one part is, partially delivered while one is under way, partially returned while one stays', () => {
    expect(standing(part('Pending'), part('Processing'))).toBe('Processing')
    expect(standing(part('Delivered'), part('Shipped'))).toBe('PartiallyDelivered')
    expect(standing(part('Delivered'), part('Processing', { shipped: 1 }))).toBe('PartiallyShipped')
    expect(standing(part('Delivered'), part('Refunded'))).toBe('PartiallyReturned')
    expect(standing(part('Refunded'), part('Returned'))).toBe('Returned')
    expect(standing(part('Refunded'), part('Refunded'))).toBe('Refunded')
  })

  test('every standing is in one group of the list', () => {
    expect(Object.values(STANDINGS_OF).flat().sort()).toEqual([...ORDER_STANDINGS].sort())
  })
})
