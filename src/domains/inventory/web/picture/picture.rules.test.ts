import { describe, expect, test } from 'vitest'
import { cellState, fillOf } from './picture.rules.ts'

const cell = (available: number, low = 0, out = 0) => ({ available, low, out })

describe('a tile of the picture of stock', () => {
  test('is out without units, low when a variant is low or out, else fine', () => {
    expect([cell(0), cell(-2), cell(9, 1), cell(9, 0, 1), cell(9)].map(cellState)).toEqual(['out', 'out', 'low', 'low', 'ok'])
  })

  test('is filled by its share of the fullest place, and never looks empty with units', () => {
    const row = { cells: [cell(200), cell(50), null, cell(1), cell(0)] }
    expect(row.cells.map((each) => each && fillOf(each, row))).toEqual([100, 25, null, 12, 0])
    expect(fillOf(cell(0), { cells: [cell(0)] })).toBe(0)
  })
})
