import { describe, expect, it } from 'vitest'
import { listInput, marketplacePath, readFilters } from './filters.ts'

describe('the filters of the marketplace', () => {
  it('come from the address and go back into it', () => {
    const filters = readFilters(new URLSearchParams('q= mug &category=tech&min=10&sort=priceAscending&utm=x'))
    expect(filters).toEqual({ q: 'mug', category: 'tech', min: '10', sort: 'priceAscending' })
    expect(marketplacePath(filters)).toBe('/marketplace?q=mug&category=tech&min=10&sort=priceAscending')
    expect(marketplacePath()).toBe('/marketplace')
  })

  it('drop a sort that does not exist', () => {
    expect(readFilters(new URLSearchParams('sort=cheapest'))).toEqual({})
  })

  it('take amounts to the cent, also in Arabic digits, and turn limits the right way round', () => {
    expect(listInput({ min: '12.50', max: '٩' })).toEqual({ minPriceMinor: 900, maxPriceMinor: 1250 })
    expect(listInput({ min: 'cheap', max: '-3' })).toEqual({})
  })
})
