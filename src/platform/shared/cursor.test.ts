import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeCursor, encodeCursor } from './cursor.ts'

test('a cursor returns the values of its sort', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.string({ unit: 'grapheme', maxLength: 20 }), fc.integer(), fc.constant(null)), { minLength: 1, maxLength: 3 }),
      (values) => {
        expect(decodeCursor('newest', values.length, encodeCursor('newest', values))).toEqual(values)
      },
    ),
  )
})

test('a cursor of another sort, another length or another format is rejected', () => {
  const cursor = encodeCursor('newest', ['2026-01-01', 'prod_1'])
  expect(decodeCursor('priceAscending', 2, cursor)).toBeNull()
  expect(decodeCursor('newest', 1, cursor)).toBeNull()
  for (const text of ['', '%', 'bm8', btoa('{"a":1}'), btoa('["newest",{},1]'), 'x'.repeat(600)])
    expect(decodeCursor('newest', 2, text), text).toBeNull()
})
