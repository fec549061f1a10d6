import { expect, test } from 'vitest'
import { Kept } from './kept.ts'

test('what was put longest ago goes first, until the rest is small enough', () => {
  const kept = new Kept<number>({ most: 10, sizeOf: (size) => size })
  kept.put('linen', 4)
  kept.put('wool', 3)
  kept.put('linen', 4)
  kept.put('brass', 5)
  expect(kept.keys()).toEqual(['linen', 'brass'])
  // Four and five leave room for one.
  kept.put('oak', 1)
  expect(kept.keys()).toEqual(['linen', 'brass', 'oak'])
  kept.put('brass', 8)
  expect([kept.keys(), kept.get('brass'), kept.get('linen')]).toEqual([['oak', 'brass'], 8, undefined])
})
