import { describe, expect, test } from 'vitest'
import { createRepeatFilter, OUT_OF_SIGHT_MS } from './code-repeats.ts'
import { readCode, readProductAddress } from './read-code.ts'

test('a code is cleaned of separators and spaces', () => {
  expect(readCode(' 4006381333931\r\n')).toBe('4006381333931')
  expect(readCode('\u001d0104006381333931')).toBe('0104006381333931')
  expect(readCode('x'.repeat(5000))).toHaveLength(200)
})

describe('the address on a label', () => {
  test('names the product and its variant', () => {
    expect(readProductAddress('https://plaza.example/products/prod_01?variant=var_02')).toEqual({
      productId: 'prod_01',
      variantId: 'var_02',
    })
    expect(readProductAddress('https://plaza.example/products/prod_01')).toEqual({ productId: 'prod_01', variantId: null })
  })

  test('is nothing else', () => {
    for (const other of ['4006381333931', 'https://plaza.example/blog/x', 'https://', 'javascript:alert(1)', 'products/prod_01'])
      expect(readProductAddress(other)).toBeNull()
  })
})

describe('a code that stays in view', () => {
  test('counts once', () => {
    const isNew = createRepeatFilter()
    expect([0, 200, 400, 1500, 2600].map((at) => isNew('a', at))).toEqual([true, false, false, false, false])
  })

  test('counts once when the device is slow, or the code can’t be read for a moment', () => {
    const isNew = createRepeatFilter()
    const pictures: [string | null, number][] = [
      ['a', 0],
      ['a', 5000],
      [null, 5100],
      ['a', 9000],
      [null, 9100],
      [null, 9100 + OUT_OF_SIGHT_MS - 1],
      ['a', 12_000],
    ]
    expect(pictures.map(([code, at]) => isNew(code, at))).toEqual([true, false, false, false, false, false, false])
  })

  test('counts again after it was out of sight, and another code at once', () => {
    const isNew = createRepeatFilter()
    const pictures: [string | null, number][] = [
      ['a', 0],
      ['b', 200],
      ['a', 300],
      [null, 400],
      [null, 400 + OUT_OF_SIGHT_MS],
      ['a', 1700],
    ]
    expect(pictures.map(([code, at]) => isNew(code, at))).toEqual([true, true, true, false, false, true])
  })
})
