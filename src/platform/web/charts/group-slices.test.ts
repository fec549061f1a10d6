import { expect, it } from 'vitest'
import type { ChartData } from './chart-data.ts'
import { groupSlices } from './group-slices.ts'

const parts = (...values: number[]): ChartData => ({
  axis: { kind: 'names', names: values.map((_, place) => `n${place}`) },
  series: [{ key: 's', name: 's', values }],
  unit: { kind: 'number' },
})

it('the largest parts are shown and the small ones combined', () => {
  const { slices, total } = groupSlices(parts(1, 9, 3, 2, 8, 4, 5), 'Others')
  expect(slices.map(({ name, value, place }) => [name, value, place])).toEqual([
    ['n1', 9, 1],
    ['n4', 8, 4],
    ['n6', 5, 6],
    ['n5', 4, 5],
    ['Others', 6, null],
  ])
  expect(total).toBe(32)
})

it('five parts stay five, and negative values count as zero', () => {
  expect(groupSlices(parts(1, 2, 3, 4, 5), 'Others').slices).toHaveLength(5)
  expect(groupSlices(parts(4, -3), 'Others')).toMatchObject({ total: 4 })
})
