import { describe, expect, test } from 'vitest'
import { applyOptions } from './matrix.ts'
import { skuFor } from './sku.ts'
import { newVariant } from './values.ts'

const forms = (variants: ReturnType<typeof applyOptions>) => variants.map(({ color, size }) => `${color ?? ''}${size ?? ''}`)
const plain = newVariant({ key: 'a', id: 'var_a', priceMinor: 1800 })

describe('options become variants', () => {
  test('two colors in three sizes make six variants; the existing one is the first', () => {
    const six = applyOptions([plain], { colors: ['teal', 'ivory'], sizes: ['S', 'M', 'L'] })
    expect(forms(six)).toEqual(['tealS', 'tealM', 'tealL', 'ivoryS', 'ivoryM', 'ivoryL'])
    expect(six.map(({ id }) => id)).toEqual(['var_a', null, null, null, null, null])
    expect(new Set(six.map(({ priceMinor }) => priceMinor))).toEqual(new Set([1800]))
  })

  test('a removed combination comes back only with a new option', () => {
    const four = applyOptions([plain], { colors: ['teal', 'ivory'], sizes: ['S', 'M'] }).filter(
      (variant) => variant.color !== 'ivory' || variant.size !== 'M',
    )
    expect(forms(applyOptions(four, { colors: ['teal', 'ivory'], sizes: ['S', 'M', 'L'] }))).toEqual([
      'tealS',
      'tealM',
      'tealL',
      'ivoryS',
      'ivoryL',
    ])
  })

  test('removing an option removes its variants; without options one variant is left', () => {
    const six = applyOptions([plain], { colors: ['teal', 'ivory'], sizes: ['S', 'M', 'L'] })
    expect(forms(applyOptions(six, { colors: ['ivory'], sizes: ['S', 'M', 'L'] }))).toEqual(['ivoryS', 'ivoryM', 'ivoryL'])
    expect(applyOptions(six, { colors: [], sizes: [] }).map(({ id }) => id)).toEqual(['var_a'])
  })
})

test.each([
  ['Nesting Cup', { color: 'teal', size: 'M' }, 'NESTING-CUP-TEAL-M'],
  ['Café ñandú', { color: null, size: null }, 'CAFE-NANDU'],
  ['كوب', { color: 'sage', size: null }, 'P-SAGE'],
  ['A name that goes on and on and on', { color: null, size: 'XL' }, 'A-NAME-THAT-GOES-ON-AND-XL'],
])('%s is called %s', (name, form, sku) => {
  expect(skuFor(name, form)).toBe(sku)
})
