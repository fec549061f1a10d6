import { describe, expect, test } from 'vitest'
import { nearestWord, slipsBetween } from './spelling.rules.ts'

describe('spelling correction', () => {
  test('letters changed, left out, put in or swapped count as one slip each', () => {
    expect(['mug', 'mgu', 'mg', 'muug', 'mud', 'lamp'].map((typed) => slipsBetween(typed, 'mug'))).toEqual([0, 1, 1, 1, 1, 4])
  })

  test('picks the nearest word: one slip away for short words, two for long ones', () => {
    expect(nearestWord('mgu', ['mug', 'rug'])).toBe('mug')
    expect(nearestWord('ribed', ['ribbed', 'red'])).toBe('ribbed')
    expect(nearestWord('headphnoes', ['headphones', 'telephones'])).toBe('headphones')
    expect(nearestWord('xyz', ['mug'])).toBeNull()
    expect(nearestWord('mg', ['mug'])).toBeNull()
  })

  test('works in Arabic', () => {
    expect(nearestWord('مضلغ', ['مضلع', 'مصباح'])).toBe('مضلع')
  })
})
