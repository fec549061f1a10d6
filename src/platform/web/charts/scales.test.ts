import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bandScale, labeledIndexes, nearestIndex, pointScale, stacked, valueScale } from './scales.ts'

const amounts = fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { minLength: 1, maxLength: 40 })

describe('the value axis', () => {
  it('begins at zero and ends at a round number', () => {
    const { ticks, y } = valueScale([13, 87], 100)
    expect(ticks).toEqual([0, 20, 40, 60, 80, 100])
    expect([y(0), y(100)]).toEqual([100, 0])
  })

  it('of few counts has whole ticks only', () => {
    expect(valueScale([1], 100, { whole: true }).ticks).toEqual([0, 1])
    expect(valueScale([0, 3], 100, { whole: true }).ticks).toEqual([0, 1, 2, 3])
    expect(valueScale([13, 87], 100, { whole: true }).ticks).toEqual([0, 20, 40, 60, 80, 100])
  })

  it('contains every value and zero, however large or small', () => {
    fc.assert(
      fc.property(amounts, (values) => {
        const { y, ticks } = valueScale(values, 200)
        for (const value of [0, ...values, ...ticks]) {
          expect(y(value)).toBeGreaterThanOrEqual(-0.001)
          expect(y(value)).toBeLessThanOrEqual(200.001)
        }
        expect(ticks).toContain(0)
        expect(ticks.length).toBeLessThanOrEqual(10)
      }),
    )
  })

  it('works when all values are zero', () => {
    expect(valueScale([0, 0], 100).y(0)).toBe(100)
    expect(valueScale([], 100).y(0)).toBe(100)
  })
})

describe('the x axis', () => {
  it('is mirrored for right-to-left text', () => {
    const there = pointScale(5, 400, false)
    const mirrored = pointScale(5, 400, true)
    expect([0, 1, 4].map(there)).toEqual([0, 100, 400])
    expect([0, 1, 4].map(mirrored)).toEqual([400, 300, 0])
    expect(bandScale(4, 400, true, 0)(0)).toEqual({ start: 300, width: 100, middle: 350 })
  })

  it('puts a single point in the middle', () => {
    expect(pointScale(1, 400, false)(0)).toBe(200)
  })

  it('labels as many positions as fit, always the last one', () => {
    expect(labeledIndexes(7, 700, 60)).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(labeledIndexes(30, 300, 60)).toEqual([5, 11, 17, 23, 29])
    expect(labeledIndexes(0, 300, 60)).toEqual([])
  })

  it('finds the position under the pointer, mirrored or not', () => {
    for (const mirrored of [false, true]) {
      const x = pointScale(9, 640, mirrored)
      for (let place = 0; place < 9; place += 1) expect(nearestIndex(9, x, x(place) + 7)).toBe(place)
    }
  })
})

it('a stack is as high as its parts; negative values stack downward', () => {
  expect(
    stacked([
      [3, -2],
      [4, null],
      [null, -5],
    ]),
  ).toEqual([
    [
      { from: 0, to: 3 },
      { from: 0, to: -2 },
    ],
    [
      { from: 3, to: 7 },
      { from: 0, to: 0 },
    ],
    [
      { from: 7, to: 7 },
      { from: -2, to: -7 },
    ],
  ])
})
