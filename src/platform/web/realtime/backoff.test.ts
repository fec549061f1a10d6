import fc from 'fast-check'
import { expect, test } from 'vitest'
import { reconnectDelayMs } from './backoff.ts'

/** A small seeded generator: the property names the seed that failed. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state ^ (state >>> 15), state | 1) + 0x6d2b79f5) | 0
    return ((state ^ (state >>> 14)) >>> 0) / 2 ** 32
  }
}

test('hazard 32: a thousand streams that are cut at once come back over at least five seconds, never many at a time', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const random = seeded(seed)
      const delays = Array.from({ length: 1000 }, () => reconnectDelayMs(0, random)).sort((a, b) => a - b)
      expect((delays.at(-1) ?? 0) - (delays[0] ?? 0)).toBeGreaterThanOrEqual(5000)
      const perSecond = Map.groupBy(delays, (delay) => Math.floor(delay / 1000))
      for (const together of perSecond.values()) expect(together.length).toBeLessThan(300)
    }),
  )
})

test('hazard 32: the time grows with every failed attempt, up to a minute', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), fc.nat(30), (luck, attempt) => {
      const [before, after] = [attempt, attempt + 1].map((each) => reconnectDelayMs(each, () => luck)) as [number, number]
      expect(after).toBeGreaterThanOrEqual(before)
      expect(after).toBeLessThanOrEqual(60_250)
    }),
  )
  expect([0, 1, 2, 9].map((attempt) => reconnectDelayMs(attempt, () => 0.5))).toEqual([3250, 6250, 12_250, 30_250])
})
