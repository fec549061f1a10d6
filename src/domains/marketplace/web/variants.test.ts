import { describe, expect, it } from 'vitest'
import { chosenVariant, picturesFor, toChoices, type Variant } from './variants.ts'

const variant = (id: string, color: string | null, size: string | null, availability: Variant['availability'] = 'available'): Variant => ({
  id,
  availability,
  options: Object.entries({ color, size }).flatMap(([key, value]) => (value === null ? [] : [{ key, value, label: value }])),
})
const option = (key: string, ...values: string[]) => ({ key, name: key, values: values.map((value) => ({ value, label: value })) })
const sageSmall = variant('1', 'sage', 'S', 'soldOut')
const sageMedium = variant('2', 'sage', 'M')
const claySmall = variant('3', 'clay', 'S')
const all = [sageSmall, sageMedium, claySmall]

describe('the variants of a product', () => {
  it('start with the one in the URL, else with the first that can be bought', () => {
    expect(chosenVariant(all, '3')).toBe(claySmall)
    expect(chosenVariant(all, null)).toBe(sageMedium)
    expect(chosenVariant([sageSmall], null)).toBe(sageSmall)
    expect(chosenVariant([], null)).toBeUndefined()
  })

  it('strike through sold-out and missing combinations, which still lead to a variant', () => {
    expect(toChoices(all, sageMedium, option('size', 'S', 'M', 'L'))).toEqual([
      { value: 'S', label: 'S', chosen: false, why: 'soldOut', variantId: '1' },
      { value: 'M', label: 'M', chosen: true, why: null, variantId: '2' },
    ])
    expect(toChoices(all, sageMedium, option('color', 'sage', 'clay'))).toEqual([
      { value: 'sage', label: 'sage', chosen: true, why: null, variantId: '2' },
      { value: 'clay', label: 'clay', chosen: false, why: 'otherForm', variantId: '3' },
    ])
  })

  it('lead from a missing combination of several options to the nearest one', () => {
    const of = (id: string, ...values: string[]): Variant => ({
      id,
      availability: 'available',
      options: ['color', 'size', 'material'].map((key, index) => ({ key, value: values[index] ?? '', label: values[index] ?? '' })),
    })
    const current = of('1', 'sage', 'M', 'wool')
    const [, clay] = toChoices(
      [current, of('2', 'clay', 'S', 'silk'), of('3', 'clay', 'M', 'silk')],
      current,
      option('color', 'sage', 'clay'),
    )
    expect(clay).toMatchObject({ value: 'clay', why: 'otherForm', variantId: '3' })
  })

  it('offer no choice where there is only one', () => {
    expect(toChoices([variant('1', null, null)], variant('1', null, null), option('color'))).toEqual([])
  })

  it('show the pictures of their color, then shared ones; a color without its own picture shows all, shared ones first', () => {
    const pictures = [{ color: 'sage' }, { color: null }, { color: 'ivory' }, { color: 'sage' }]
    expect(picturesFor(pictures, 'sage')).toEqual([{ color: 'sage' }, { color: 'sage' }, { color: null }])
    expect(picturesFor(pictures, 'ivory')).toEqual([{ color: 'ivory' }, { color: null }])
    expect(picturesFor(pictures, 'clay')).toEqual([{ color: null }, { color: 'sage' }, { color: 'ivory' }, { color: 'sage' }])
    expect(picturesFor(pictures, null)).toEqual(pictures)
  })
})
