import { describe, expect, test } from 'vitest'
import { fillDown, isTable, pasteTable } from './fill-grid.ts'
import { gridColumns } from './grid-columns.ts'
import { newVariant } from './values.ts'

const columns = gridColumns('USD', null)
const [sku, price] = [0, 1]
const onHand = columns.findIndex(({ key }) => key === 'onHand')
const three = ['a', 'b', 'c'].map((key) => newVariant({ key, sku: key, priceMinor: key === 'b' ? 2000 : 1000 }))

describe('the grid of variants', () => {
  test('copies a cell to all rows below it, and no row above', () => {
    const filled = fillDown(three, columns, { row: 1, column: price })
    expect(filled.map(({ priceMinor }) => priceMinor)).toEqual([1000, 2000, 2000])
  })

  test('never copies a SKU', () => {
    expect(fillDown(three, columns, { row: 0, column: sku })).toEqual(three)
  })

  test('begins to track stock where it is filled in, and stops where it is emptied', () => {
    const tracked = fillDown(pasteTable(three, columns, { row: 0, column: onHand }, '7'), columns, { row: 0, column: onHand })
    expect(tracked.map(({ stock }) => stock?.onHand)).toEqual([7, 7, 7])
    expect(pasteTable(tracked, columns, { row: 1, column: onHand }, '\n')[1]?.stock).toBeNull()
  })

  test('takes a table from a spreadsheet: several rows and columns, and nothing beyond the last variant', () => {
    const table = 'X1\t12.50\t1,400.00\r\nX2\t13\t\r\nX3\t14\t\r\nX4\t15\t\r\n'
    expect(isTable(table)).toBe(true)
    const pasted = pasteTable(three, columns, { row: 1, column: sku }, table)
    expect(pasted.map((variant) => [variant.sku, variant.priceMinor, variant.compareAtMinor])).toEqual([
      ['a', 1000, null],
      ['X1', 1250, 140_000],
      ['X2', 1300, null],
    ])
  })

  test('keeps what cannot be read as it was typed, so that the cell can say what is wrong', () => {
    expect(pasteTable(three, columns, { row: 0, column: price }, 'twelve\n٩٫٥٠').map(({ priceMinor }) => priceMinor)).toEqual([
      'twelve',
      950,
      1000,
    ])
  })
})
