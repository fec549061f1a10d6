import { expect, test } from 'vitest'
import { isOrderId, newOrderId } from './order-id.ts'

test('C10: orders placed at the same moment have unique ids that cannot be guessed', () => {
  const ids = Array.from({ length: 100_000 }, newOrderId)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.every(isOrderId)).toBe(true)
  expect(ids.toSorted()).not.toEqual(ids)
})
