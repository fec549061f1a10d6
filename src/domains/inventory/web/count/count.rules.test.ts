import { describe, expect, test } from 'vitest'
import type { StockRowView } from '../../contract.ts'
import { addLine, countOne, differenceOf, findRows, readLines } from './count.rules.ts'

const row = (id: string, changes: Partial<StockRowView['variant']> = {}, onHand = 10) =>
  ({
    id: `item_${id}`,
    onHand,
    variant: {
      id: `var_${id}`,
      sku: `SKU-${id}`,
      gtin: null,
      options: '',
      product: { id: 'prod_1', name: 'Mug', image: null },
      ...changes,
    },
  }) as unknown as StockRowView

const MOST = 1_000_000
const rows = [
  row('A', { gtin: '4006381333931' }),
  row('B', { gtin: '036000291452' }),
  row('C', { product: { id: 'prod_2', name: 'Bowl', image: null } }),
]
const ids = (code: string, product: Parameters<typeof findRows>[1]['product'] = null) =>
  findRows(rows, { code, product }).map(({ variant }) => variant.id)

describe('a scanned code', () => {
  test('is a trade number, with or without zeros in front', () => {
    expect(ids('4006381333931')).toEqual(['var_A'])
    expect(ids('04006381333931')).toEqual(['var_A'])
    expect(ids('0036000291452')).toEqual(['var_B'])
  })

  test('is a SKU, in any case', () => {
    expect(ids('sku-c')).toEqual(['var_C'])
  })

  test('is the address on a label: of a variant, or of a product with several', () => {
    expect(ids('', { productId: 'prod_1', variantId: 'var_B' })).toEqual(['var_B'])
    expect(ids('', { productId: 'prod_1', variantId: null })).toEqual(['var_A', 'var_B'])
  })

  test('can be unknown', () => {
    expect(ids('nothing')).toEqual([])
    expect(ids('', { productId: 'prod_9', variantId: null })).toEqual([])
  })
})

describe('a count', () => {
  test('adds one for each scan, the last scanned first', () => {
    const [mug, bowl] = [row('A'), row('C')]
    const lines = [mug, bowl, mug, mug].reduce(countOne, [] as ReturnType<typeof countOne>)
    expect(lines.map(({ variant, counted, seen }) => [variant.id, counted, seen])).toEqual([
      ['var_A', 3, 10],
      ['var_C', 1, 10],
    ])
  })

  test('keeps what was seen first, though stock changes in between', () => {
    const lines = countOne(countOne([], row('A', {}, 10)), row('A', {}, 4))
    expect(lines.map(({ seen, counted }) => [seen, counted])).toEqual([[10, 2]])
  })

  test('adds a chosen item once, without a number', () => {
    expect(addLine(addLine([], row('A')), row('A')).map(({ counted }) => counted)).toEqual([null])
  })

  test('differs by what is counted less what was seen; nothing typed is no zero', () => {
    const line = (counted: number | string | null) => differenceOf({ variant: row('A').variant, seen: 10, counted }, MOST)
    expect([7, 12, 0, 10, null, 'x', 1.5, -1].map(line)).toEqual([-3, 2, -10, 0, null, null, null, null])
  })

  test('is read back from a draft; what is no line is left out', () => {
    const lines = countOne([], row('A'))
    expect(readLines(JSON.stringify(lines))).toEqual(JSON.parse(JSON.stringify(lines)))
    expect([readLines(''), readLines('{'), readLines('{"a":1}'), readLines('[null, {"seen": 1}, 3]')]).toEqual([[], [], [], []])
  })
})
