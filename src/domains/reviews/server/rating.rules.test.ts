import { describe, expect, test } from 'vitest'
import { averageRating, isStatusChange } from './rating.rules.ts'

describe('the average', () => {
  test('W1 5, 5 and 4 are 4.7 of 3', () => {
    expect(averageRating({ count: 3, sum: 14 })).toBe(4.7)
  })
  test('is null without ratings; halves round up', () => {
    expect(averageRating({ count: 0, sum: 0 })).toBeNull()
    expect(averageRating({ count: 4, sum: 17 })).toBe(4.3)
    expect(averageRating({ count: 20, sum: 97 })).toBe(4.9)
  })
})

describe('decisions', () => {
  test('move a pending review either way, and a decided one to the other side', () => {
    expect([isStatusChange('pending', 'approved'), isStatusChange('pending', 'rejected')]).toEqual([true, true])
    expect([isStatusChange('approved', 'rejected'), isStatusChange('rejected', 'approved')]).toEqual([true, true])
  })
  test('approving twice changes nothing; rejecting again may change the reason', () => {
    expect([isStatusChange('approved', 'approved'), isStatusChange('rejected', 'rejected')]).toEqual([false, true])
  })
})
