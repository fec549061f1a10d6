import { describe, expect, test } from 'vitest'
import { applyOptions } from './matrix.ts'
import { skuFor } from './sku.ts'
import { type FormOption, newVariant } from './values.ts'

const forms = (variants: ReturnType<typeof applyOptions>) => variants.map(({ options }) => options.join(''))
const plain = newVariant({ key: 'a', id: 'var_a', priceMinor: 1800 })
const option = (key: string, ...values: string[]): FormOption => ({ id: key, key, names: {}, values: values.map((value) => ({ value })) })
const colors = option('color', 'teal', 'ivory')
const sizes = option('size', 'S', 'M', 'L')

describe('options become variants', () => {
  test('two colors in three sizes make six variants; the existing one is the first', () => {
    const six = applyOptions([plain], [], [colors, sizes])
    expect(forms(six)).toEqual(['tealS', 'tealM', 'tealL', 'ivoryS', 'ivoryM', 'ivoryL'])
    expect(six.map(({ id }) => id)).toEqual(['var_a', null, null, null, null, null])
    expect(new Set(six.map(({ priceMinor }) => priceMinor))).toEqual(new Set([1800]))
  })

  test('a removed combination comes back only with a new value', () => {
    const two = [colors, option('size', 'S', 'M')]
    const three = applyOptions([plain], [], two).filter(({ options }) => options.join('') !== 'ivoryM')
    expect(forms(applyOptions(three, two, [colors, sizes]))).toEqual(['tealS', 'tealM', 'tealL', 'ivoryS', 'ivoryL'])
  })

  test('removing an option or a value removes its variants; without options one variant is left', () => {
    const six = applyOptions([plain], [], [colors, sizes])
    expect(forms(applyOptions(six, [colors, sizes], [option('color', 'ivory'), sizes]))).toEqual(['ivoryS', 'ivoryM', 'ivoryL'])
    expect(applyOptions(six, [colors, sizes], []).map(({ id }) => id)).toEqual(['var_a'])
  })

  test('a third option multiplies the variants, and each keeps its place when options change places', () => {
    const six = applyOptions([plain], [], [colors, sizes])
    const fabric = option('fabric', 'wool', 'linen')
    const twelve = applyOptions(six, [colors, sizes], [colors, sizes, fabric])
    expect(twelve).toHaveLength(12)
    const turned = applyOptions(twelve, [colors, sizes, fabric], [fabric, colors, sizes])
    expect(turned).toHaveLength(12)
    expect(turned.find(({ id }) => id === 'var_a')?.options).toEqual(['wool', 'teal', 'S'])
  })
})

test.each([
  ['Nesting Cup', ['teal', 'M'], 'NESTING-CUP-TEAL-M'],
  ['Café ñandú', [], 'CAFE-NANDU'],
  ['كوب', ['sage'], 'P-SAGE'],
  ['A name that goes on and on and on', ['XL'], 'A-NAME-THAT-GOES-ON-AND-XL'],
  ['Sofa', ['walnut', '3 seats', 'wool'], 'SOFA-WALNUT-3-SEATS-WOOL'],
])('%s is called %s', (name, options, sku) => {
  expect(skuFor(name, { options })).toBe(sku)
})
