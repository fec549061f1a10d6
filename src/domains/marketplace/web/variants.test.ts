import { describe, expect, it } from 'vitest'
import { choicesOf, chosenVariant, picturesFor, type Variant } from './variants.ts'

const variant = (id: string, color: string | null, size: string | null, availability: Variant['availability'] = 'available'): Variant => ({
  id,
  color,
  size,
  availability,
})
const sageSmall = variant('1', 'sage', 'S', 'soldOut')
const sageMedium = variant('2', 'sage', 'M')
const claySmall = variant('3', 'clay', 'S')
const all = [sageSmall, sageMedium, claySmall]

describe('the forms of a product', () => {
  it('begin with the one the address names, else with the first that can be bought', () => {
    expect(chosenVariant(all, '3')).toBe(claySmall)
    expect(chosenVariant(all, null)).toBe(sageMedium)
    expect(chosenVariant([sageSmall], null)).toBe(sageSmall)
    expect(chosenVariant([], null)).toBeUndefined()
  })

  it('strike through what is sold out and what does not exist, and still lead somewhere', () => {
    expect(choicesOf(all, sageMedium, 'size')).toEqual([
      { value: 'S', chosen: false, why: 'soldOut', variantId: '1' },
      { value: 'M', chosen: true, why: null, variantId: '2' },
    ])
    expect(choicesOf(all, sageMedium, 'color')).toEqual([
      { value: 'sage', chosen: true, why: null, variantId: '2' },
      { value: 'clay', chosen: false, why: 'otherForm', variantId: '3' },
    ])
  })

  it('offer nothing to choose where there is nothing', () => {
    expect(choicesOf([variant('1', null, null)], variant('1', null, null), 'color')).toEqual([])
  })

  it('are shown by the pictures of their colour, then by those of several; a colour without one of its own by all, those first', () => {
    const pictures = [{ color: 'sage' }, { color: null }, { color: 'ivory' }, { color: 'sage' }]
    expect(picturesFor(pictures, 'sage')).toEqual([{ color: 'sage' }, { color: 'sage' }, { color: null }])
    expect(picturesFor(pictures, 'ivory')).toEqual([{ color: 'ivory' }, { color: null }])
    expect(picturesFor(pictures, 'clay')).toEqual([{ color: null }, { color: 'sage' }, { color: 'ivory' }, { color: 'sage' }])
    expect(picturesFor(pictures, null)).toEqual(pictures)
  })
})
