import { describe, expect, test } from 'vitest'
import { ORDER_DISPLAY_STATUSES, ORDER_STATUSES, type OrderStatus, RETURN_STATUSES } from '../contract.ts'
import {
  computePartStatus,
  DISPLAY_STATUSES_BY_GROUP,
  ORDER_STATES,
  orderDisplayStatus,
  type PartProgress,
  partDisplayStatus,
  RETURN_STATES,
} from './order-states.rules.ts'

const part = (status: OrderStatus, { live = 2, shipped = 0, delivered = 0, returned = 0, refunded = 0 } = {}): PartProgress => ({
  status,
  units: { live, shipped, delivered, returned, refunded },
})
const standing = (...parts: PartProgress[]) => orderDisplayStatus(parts)

describe('the table of states', () => {
  test('every state of an order can be reached from the first, and every state is in the table', () => {
    expect(ORDER_STATES.first).toBe('Pending')
    expect([...ORDER_STATES.all].sort()).toEqual([...ORDER_STATUSES].sort())
  })

  test('every state of a return can be reached from the first', () => {
    expect(RETURN_STATES.first).toBe('Requested')
    expect([...RETURN_STATES.all].sort()).toEqual([...RETURN_STATUSES].sort())
  })

  test('O1: a delivered order never goes back, and a cancelled one is final', () => {
    expect(ORDER_STATES.can('Delivered', 'Pending')).toBe(false)
    expect(ORDER_STATES.next('Cancelled')).toEqual([])
  })

  test('an order is cancelled before it is shipped, not after', () => {
    expect([
      ORDER_STATES.can('Pending', 'Cancelled'),
      ORDER_STATES.can('Processing', 'Cancelled'),
      ORDER_STATES.can('Shipped', 'Cancelled'),
    ]).toEqual([true, true, false])
  })

  test('shipping a pending order passes through Processing, and there is no way back', () => {
    expect(ORDER_STATES.way('Pending', 'Shipped')).toEqual(['Processing', 'Shipped'])
    expect(ORDER_STATES.way('Shipped', 'Shipped')).toEqual([])
    expect(ORDER_STATES.way('Shipped', 'Cancelled')).toBeNull()
  })
})

describe('a part by its units', () => {
  test('is shipped, delivered or returned when all units that were not cancelled are', () => {
    expect(computePartStatus('Pending', { live: 2, shipped: 0, delivered: 0, returned: 0, refunded: 0 })).toBe('Pending')
    expect(computePartStatus('Pending', { live: 2, shipped: 1, delivered: 1, returned: 0, refunded: 0 })).toBe('Processing')
    expect(computePartStatus('Processing', { live: 2, shipped: 2, delivered: 1, returned: 0, refunded: 0 })).toBe('Shipped')
    expect(computePartStatus('Shipped', { live: 2, shipped: 2, delivered: 2, returned: 1, refunded: 0 })).toBe('Delivered')
    expect(computePartStatus('Delivered', { live: 2, shipped: 2, delivered: 2, returned: 2, refunded: 0 })).toBe('Returned')
    expect(computePartStatus('Processing', { live: 0, shipped: 0, delivered: 0, returned: 0, refunded: 0 })).toBe('Cancelled')
  })

  test('is refunded when all units not returned were refunded, even if they never arrived', () => {
    expect(computePartStatus('Shipped', { live: 2, shipped: 2, delivered: 0, returned: 0, refunded: 2 })).toBe('Refunded')
    expect(computePartStatus('Delivered', { live: 2, shipped: 2, delivered: 2, returned: 1, refunded: 1 })).toBe('Refunded')
    expect(computePartStatus('Delivered', { live: 2, shipped: 2, delivered: 2, returned: 0, refunded: 1 })).toBe('Delivered')
    expect(ORDER_STATES.way('Shipped', 'Refunded')).toEqual(['Refunded'])
  })

  test('is shown as partial while some units are further along than others', () => {
    expect(partDisplayStatus(part('Processing', { shipped: 1 }))).toBe('PartiallyShipped')
    expect(partDisplayStatus(part('Shipped', { shipped: 2, delivered: 1 }))).toBe('PartiallyDelivered')
    expect(partDisplayStatus(part('Delivered', { shipped: 2, delivered: 2, returned: 1 }))).toBe('PartiallyReturned')
  })
})

describe('an order by its parts', () => {
  test('O2: one part shipped and one pending is partially shipped; all delivered is delivered', () => {
    expect(standing(part('Shipped'), part('Pending'))).toBe('PartiallyShipped')
    expect(standing(part('Delivered'), part('Delivered'))).toBe('Delivered')
  })

  test('V13: one part cancelled while the other is pending is partially cancelled; after that one ships, its progress counts', () => {
    expect(standing(part('Cancelled'), part('Pending'))).toBe('PartiallyCancelled')
    expect(standing(part('Cancelled'), part('Processing'))).toBe('PartiallyCancelled')
    expect(standing(part('Cancelled'), part('Shipped'))).toBe('Shipped')
    expect(standing(part('Cancelled'), part('Cancelled'))).toBe('Cancelled')
  })

  test('is processing as soon as one part is, partially delivered while one is shipped, partially returned while one is kept', () => {
    expect(standing(part('Pending'), part('Processing'))).toBe('Processing')
    expect(standing(part('Delivered'), part('Shipped'))).toBe('PartiallyDelivered')
    expect(standing(part('Delivered'), part('Processing', { shipped: 1 }))).toBe('PartiallyShipped')
    expect(standing(part('Delivered'), part('Refunded'))).toBe('PartiallyReturned')
    expect(standing(part('Refunded'), part('Returned'))).toBe('Returned')
    expect(standing(part('Refunded'), part('Refunded'))).toBe('Refunded')
  })

  test('every display status is in exactly one filter group of the list', () => {
    expect(Object.values(DISPLAY_STATUSES_BY_GROUP).flat().sort()).toEqual([...ORDER_DISPLAY_STATUSES].sort())
  })
})
