import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rankBetween } from './rank.ts'

describe('a rank', () => {
  it('is between its neighbors, at the start and at the end', () => {
    expect([rankBetween(null, null), rankBetween('V', null), rankBetween(null, 'V'), rankBetween('V', 'W')]).toEqual(['V', 'k', 'F', 'VV'])
  })

  it('keeps every list in its manual order, wherever cards are moved', () => {
    const places = fc.array(fc.nat({ max: 1_000 }), { minLength: 1, maxLength: 120 })
    fc.assert(
      fc.property(places, (chosen) => {
        const ranks: string[] = []
        for (const place of chosen) {
          const at = place % (ranks.length + 1)
          ranks.splice(at, 0, rankBetween(ranks[at - 1] ?? null, ranks[at] ?? null))
        }
        expect(ranks).toEqual([...new Set(ranks)].sort())
      }),
    )
  })

  it('stays short when cards are inserted into the same gap repeatedly', () => {
    let upper = rankBetween(null, null)
    for (let times = 0; times < 300; times += 1) upper = rankBetween(null, upper)
    expect(upper.length).toBeLessThan(80)
  })

  it('rejects neighbors in the wrong order', () => {
    expect(() => rankBetween('V', 'V')).toThrow(RangeError)
    expect(() => rankBetween('k', 'V')).toThrow(RangeError)
  })
})
