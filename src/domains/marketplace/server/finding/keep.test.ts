import { expect, test } from 'vitest'
import { keep } from './keep.ts'

test('what was put longest ago goes first, until the rest is small enough', () => {
  const kept = new Map<string, number>()
  const limit = { most: 10, sizeOf: (size: number) => size }
  for (const [key, size] of [
    ['linen', 4],
    ['wool', 3],
    ['linen', 4],
    ['brass', 5],
  ] as const)
    keep(kept, key, size, limit)
  expect([...kept]).toEqual([
    ['linen', 4],
    ['brass', 5],
  ])
})
