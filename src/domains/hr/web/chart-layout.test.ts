import { expect, test } from 'vitest'
import type { ChartPerson } from '../contract.ts'
import { CARD, foldToFit, layoutChart } from './chart-layout.ts'

const person = (id: string, managerId: string | null = null): ChartPerson => ({ id, name: id, position: '', department: '', managerId })
const depths = (people: ChartPerson[], folded: string[] = []) =>
  Object.fromEntries(layoutChart(people, new Set(folded)).places.map((place) => [place.person.id, place.depth]))

test('several roots stand side by side, and a manager who isn’t in the chart is no parent (hazard 34)', () => {
  const people = [person('a'), person('b'), person('c', 'a'), person('d', 'left')]
  expect(depths(people)).toEqual({ a: 0, b: 0, c: 1, d: 0 })
  const { places } = layoutChart(people, new Set())
  const row = places.filter(({ depth }) => depth === 0).map(({ x }) => x)
  for (const [at, x] of row.entries()) if (at > 0) expect(x - (row[at - 1] ?? 0)).toBeGreaterThanOrEqual(CARD.width)
})

test('the reports of a folded person are left out, but still counted', () => {
  const people = [person('a'), person('b', 'a'), person('c', 'b')]
  expect(depths(people, ['a'])).toEqual({ a: 0 })
  expect(layoutChart(people, new Set(['a'])).places[0]?.reports).toBe(1)
})

test('a chain of 2,000 managers and an empty workspace are drawn (hazard 34)', () => {
  const chain = Array.from({ length: 2000 }, (_, at) => person(`p${at}`, at === 0 ? null : `p${at - 1}`))
  expect(depths(chain)['p1999']).toBe(1999)
  expect(layoutChart([], new Set()).places).toEqual([])
})

test('a chart that is too wide opens with its deepest managers folded', () => {
  const people = [
    person('a'),
    person('b', 'a'),
    person('c', 'a'),
    ...['d', 'e', 'f'].flatMap((id) => [person(id, 'b'), person(`${id}${id}`, id)]),
  ]
  const widthOf = (folded: ReadonlySet<string>) => layoutChart(people, folded).width
  expect(foldToFit(people, widthOf(new Set()))).toEqual(new Set())
  expect(foldToFit(people, widthOf(new Set(['b', 'd', 'e', 'f'])))).toEqual(new Set(['b', 'd', 'e', 'f']))
  expect(foldToFit(people, 0)).toEqual(new Set(['b', 'd', 'e', 'f']))
  expect(foldToFit([], 0)).toEqual(new Set())
})
