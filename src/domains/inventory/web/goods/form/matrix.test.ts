import { describe, expect, test } from 'vitest'
import { withOptions } from './matrix.ts'
import { skuFor } from './sku.ts'
import { newVariant } from './values.ts'

const forms = (variants: ReturnType<typeof withOptions>) => variants.map(({ color, size }) => `${color ?? ''}${size ?? ''}`)
const plain = newVariant({ key: 'a', id: 'var_a', priceMinor: 1800 })

describe('options become variants', () => {
  test('two colours in three sizes are six; the one that was there is the first of them', () => {
    const six = withOptions([plain], { colors: ['teal', 'ivory'], sizes: ['S', 'M', 'L'] })
    expect(forms(six)).toEqual(['tealS', 'tealM', 'tealL', 'ivoryS', 'ivoryM', 'ivoryL'])
    expect(six.map(({ id }) => id)).toEqual(['var_a', null, null, null, null, null])
    expect(new Set(six.map(({ priceMinor }) => priceMinor))).toEqual(new Set([1800]))
  })

  test('a form that was taken out stays out until an option of it is new', () => {
    const four = withOptions([plain], { colors: ['teal', 'ivory'], sizes: ['S', 'M'] }).filter(
      (variant) => variant.color !== 'ivory' || variant.size !== 'M',
    )
    expect(forms(withOptions(four, { colors: ['teal', 'ivory'], sizes: ['S', 'M', 'L'] }))).toEqual([
      'tealS',
      'tealM',
      'tealL',
      'ivoryS',
      'ivoryL',
    ])
  })

  test('an option that goes takes its forms along; without any one is left', () => {
    const six = withOptions([plain], { colors: ['teal', 'ivory'], sizes: ['S', 'M', 'L'] })
    expect(forms(withOptions(six, { colors: ['ivory'], sizes: ['S', 'M', 'L'] }))).toEqual(['ivoryS', 'ivoryM', 'ivoryL'])
    expect(withOptions(six, { colors: [], sizes: [] }).map(({ id }) => id)).toEqual(['var_a'])
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
