import { describe, expect, test } from 'vitest'
import { averageOf, isNews } from './rating.rules.ts'

describe('the average', () => {
  test('W1 5, 5 and 4 are 4.7 of 3', () => {
    expect(averageOf({ count: 3, sum: 14 })).toBe(4.7)
  })
  test('of nothing is nothing; halves go up', () => {
    expect(averageOf({ count: 0, sum: 0 })).toBeNull()
    expect(averageOf({ count: 4, sum: 17 })).toBe(4.3)
    expect(averageOf({ count: 20, sum: 97 })).toBe(4.9)
  })
})

describe('what is decided', () => {
  test('moves a pending review either way, and what was decided to the other side', () => {
    expect([isNews('pending', 'approved'), isNews('pending', 'rejected')]).toEqual([true, true])
    expect([isNews('approved', 'rejected'), isNews('rejected', 'approved')]).toEqual([true, true])
  })
  test('approving twice is nothing new, rejecting again may give another reason', () => {
    expect([isNews('approved', 'approved'), isNews('rejected', 'rejected')]).toEqual([false, true])
  })
})
