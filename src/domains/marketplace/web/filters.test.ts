import { describe, expect, it } from 'vitest'
import { RESERVED_KEYS } from '#domains/catalog/web/index.ts'
import { narrowings, readFilters, toggleOption, toListInput } from './filters.ts'
import { marketplacePath } from './list-paths.ts'

describe('the filters of the marketplace', () => {
  it('are read from the URL and written back to it', () => {
    const filters = readFilters(
      new URLSearchParams('q= mug &color=sage&color=clay&color=sage&category=tech&min=10&rating=4&stock=inStock&sort=rating&utm=x'),
    )
    expect(filters).toEqual({
      q: 'mug',
      category: ['tech'],
      attributes: { color: ['sage', 'clay'] },
      rating: '4',
      stock: 'inStock',
      min: '10',
      sort: 'rating',
    })
    expect(marketplacePath(filters)).toBe(
      '/marketplace?q=mug&category=tech&color=sage&color=clay&rating=4&stock=inStock&min=10&sort=rating',
    )
    expect(marketplacePath()).toBe('/marketplace')
    expect(marketplacePath({ q: 'mug' }, '/vendors/dar-amira')).toBe('/vendors/dar-amira?q=mug')
  })

  it('take any option by its key, and nothing that other sites add to links', () => {
    const filters = readFilters(new URLSearchParams('material=oak&size=M&utm_source=mail&gclid=1&Color=x'))
    expect(filters).toEqual({ attributes: { material: ['oak'], size: ['M'] } })
    expect(marketplacePath({ ...filters, ...toggleOption(filters, 'size', 'L') })).toBe('/marketplace?material=oak&size=M&size=L')
    expect(toggleOption({ attributes: { size: ['M'] } }, 'size', 'M')).toEqual({ attributes: undefined })
  })

  it('have parameters that no attribute may have as its key', () => {
    const one = { q: 'a', rating: '4', stock: 'inStock', min: '1', max: '2', sort: 'newest', cursor: 'a' } as const
    const path = marketplacePath({ ...one, category: ['a'], vendor: ['a'] })
    expect([...new URL(path, 'https://plaza.example').searchParams.keys()].filter((key) => !RESERVED_KEYS.includes(key))).toEqual([])
    expect(readFilters(new URLSearchParams(RESERVED_KEYS.map((key) => [key, 'oak']))).attributes).toBeUndefined()
  })

  it('are counted as a shopper counts them', () => {
    expect(narrowings({ q: 'mug', attributes: { color: ['sage', 'clay'] }, min: '1', max: '2', sort: 'newest' })).toBe(4)
    expect(narrowings({ sort: 'newest' })).toBe(0)
  })

  it('drop unknown values and values over the limit', () => {
    expect(readFilters(new URLSearchParams('sort=cheapest&rating=5&stock=some&color='))).toEqual({})
    const many = new URLSearchParams(Array.from({ length: 60 }, (_, index) => ['size', String(index)]))
    expect(readFilters(many).attributes?.size).toHaveLength(20)
  })

  it('take amounts to the cent, also in Arabic digits, and turn limits the right way round', () => {
    expect(toListInput({ min: '12.50', max: '٩' })).toEqual({ minPriceMinor: 900, maxPriceMinor: 1250 })
    expect(toListInput({ min: 'cheap', max: '-3' })).toEqual({})
  })
})
