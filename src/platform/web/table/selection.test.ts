import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  ALL_MATCHING,
  countSelected,
  isEmptySelection,
  isSelected,
  NONE,
  rowsBetween,
  type Selection,
  select,
  selectionShare,
} from './selection.ts'

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f']
const ids = fc.subarray(ROWS)
const steps = fc.array(fc.record({ ids, on: fc.boolean() }), { maxLength: 6 })
const start = fc.constantFrom<Selection>(NONE, ALL_MATCHING)

describe('a selection', () => {
  test('keeps the last choice for each row', () => {
    fc.assert(
      fc.property(start, steps, (first, changes) => {
        const selection = changes.reduce((now, change) => select(now, change.ids, change.on), first)
        for (const row of ROWS) {
          const last = changes.findLast((change) => change.ids.includes(row))
          expect(isSelected(selection, row)).toBe(last?.on ?? first === ALL_MATCHING)
        }
        const held = ROWS.filter((row) => isSelected(selection, row))
        expect(countSelected(selection, ROWS.length)).toBe(held.length)
        expect(selectionShare(selection, ROWS)).toBe(held.length === 0 ? 'none' : held.length === ROWS.length ? 'all' : 'some')
      }),
    )
  })

  test('of all matching rows includes rows not loaded yet, and has no count without a total', () => {
    const allButOne = select(ALL_MATCHING, ['b'], false)
    expect([isSelected(allButOne, 'never loaded'), isSelected(allButOne, 'b')]).toEqual([true, false])
    expect([countSelected(allButOne, 5000), countSelected(allButOne, null), countSelected(NONE, null)]).toEqual([4999, null, 0])
    expect([isEmptySelection(NONE), isEmptySelection(allButOne), isEmptySelection(select(allButOne, ROWS, false))]).toEqual([
      true,
      false,
      false,
    ])
  })

  test('extends from one row to another in either direction', () => {
    fc.assert(
      fc.property(fc.nat(5), fc.nat(5), (one, other) => {
        const range = rowsBetween(ROWS, ROWS[one] ?? '', ROWS[other] ?? '')
        expect(range).toEqual(ROWS.slice(Math.min(one, other), Math.max(one, other) + 1))
      }),
    )
    expect(rowsBetween(ROWS, 'gone', 'c')).toEqual(['c'])
    expect(rowsBetween(ROWS, null, 'c')).toEqual(['c'])
  })
})
