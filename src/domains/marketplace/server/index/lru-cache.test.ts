import { expect, test } from 'vitest'
import { LruCache } from './lru-cache.ts'

test('evicts the oldest entries first, until the rest fits', () => {
  const kept = new LruCache<number>({ most: 10, sizeOf: (size) => size })
  kept.put('linen', 4)
  kept.put('wool', 3)
  kept.put('linen', 4)
  kept.put('brass', 5)
  expect(kept.keys()).toEqual(['linen', 'brass'])
  // Sizes four and five leave room for one.
  kept.put('oak', 1)
  expect(kept.keys()).toEqual(['linen', 'brass', 'oak'])
  kept.put('brass', 8)
  expect([kept.keys(), kept.get('brass'), kept.get('linen')]).toEqual([['oak', 'brass'], 8, undefined])
})
