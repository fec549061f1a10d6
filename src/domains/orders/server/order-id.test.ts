import { expect, test } from 'vitest'
import { isOrderId, newOrderId } from './order-id.ts'

test('C10: orders of one and the same moment have numbers of their own, which nobody can count on from', () => {
  const ids = Array.from({ length: 100_000 }, newOrderId)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.every(isOrderId)).toBe(true)
  expect(ids.toSorted()).not.toEqual(ids)
})
