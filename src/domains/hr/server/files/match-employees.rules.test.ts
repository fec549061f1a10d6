import { expect, test } from 'vitest'
import { findKnown, managersFirst } from './match-employees.rules.ts'

const PEOPLE = [
  { id: 'employee_1', name: 'Nadia', email: 'nadia@x.example' },
  { id: 'employee_2', name: 'Omar', email: '' },
  { id: 'employee_3', name: 'omar', email: '' },
]

test('an employee is found by id, email or name in any case; of two with one name none is meant', () => {
  const found = (text: string) => findKnown(PEOPLE, text)
  expect([found('employee_2'), found('NADIA@x.example'), found(' nadia ')]).toEqual([PEOPLE[1], PEOPLE[0], PEOPLE[0]])
  expect([found('Omar'), found('Nobody')]).toEqual(['ambiguous', undefined])
})

test('managers come before their reports, and a loop or a chain of a thousand ends', () => {
  const order = (rows: [string, string | null][]) =>
    managersFirst(rows.map(([key, managerKey]) => ({ key, managerKey }))).map(({ key }) => key)
  expect(
    order([
      ['c', 'b'],
      ['b', 'a'],
      ['a', null],
      ['d', 'a'],
    ]),
  ).toEqual(['a', 'b', 'c', 'd'])
  expect(
    order([
      ['a', 'b'],
      ['b', 'a'],
    ]).sort(),
  ).toEqual(['a', 'b'])
  const chain = Array.from({ length: 1000 }, (_, at): [string, string | null] => [`${at}`, at === 999 ? null : `${at + 1}`])
  expect(order(chain)[0]).toBe('999')
})
