import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evenKeys, keyBetween } from './board-keys.rules.ts'

describe('a key', () => {
  it('is between its neighbors, at the start and at the end', () => {
    expect([keyBetween(null, null), keyBetween('V', null), keyBetween(null, 'V'), keyBetween('V', 'W')]).toEqual([
      'V',
      'V001',
      'Uzzz',
      'VV',
    ])
    expect([keyBetween('V00z', null), keyBetween('V001x', null), keyBetween(null, 'V001x')]).toEqual(['V01', 'V002', 'V'])
  })

  it('keeps every list in its order, wherever cards are put', () => {
    const places = fc.array(fc.nat({ max: 1_000 }), { minLength: 1, maxLength: 120 })
    fc.assert(
      fc.property(places, (chosen) => {
        const keys: string[] = []
        for (const place of chosen) {
          const at = place % (keys.length + 1)
          keys.splice(at, 0, keyBetween(keys[at - 1] ?? null, keys[at] ?? null))
        }
        expect(keys).toEqual([...new Set(keys)].sort())
        expect(keys.filter((key) => key.endsWith('0'))).toEqual([])
      }),
    )
  })

  it('stays in order at the limits of a step', () => {
    for (const key of ['zzzz', 'zzzzV', '0001', '0001V', '1', 'z']) {
      expect(keyBetween(key, null) > key).toBe(true)
      expect(keyBetween(null, key) < key).toBe(true)
    }
  })

  it('stays short when cards are put at the same end, or into the same gap', () => {
    let last = keyBetween(null, null)
    let first = last
    for (let times = 0; times < 10_000; times += 1) {
      last = keyBetween(last, null)
      first = keyBetween(null, first)
    }
    expect([first.length, last.length]).toEqual([4, 4])
    let after = 'W'
    for (let times = 0; times < 300; times += 1) after = keyBetween('V', after)
    expect(after.length).toBeLessThan(80)
  })

  it('is refused between neighbors in the wrong order', () => {
    expect(() => keyBetween('V', 'V')).toThrow(RangeError)
    expect(() => keyBetween('k', 'V')).toThrow(RangeError)
  })
})

it('a list gets keys with room between them', () => {
  const keys = evenKeys(1000)
  expect(keys).toEqual([...new Set(keys)].sort())
  expect(keyBetween(keys[4] ?? null, keys[5] ?? null).length).toBeLessThan(6)
})
