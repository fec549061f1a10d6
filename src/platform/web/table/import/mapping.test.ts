import { describe, expect, test } from 'vitest'
import type { ImportField } from './importer.ts'
import { guessMapping, mappedRows, missingFields } from './mapping.ts'

const FIELDS: ImportField[] = [
  { key: 'name', title: 'Name', required: true, names: ['nombre', 'الاسم'] },
  { key: 'email', title: 'E-mail', required: true, names: ['correo'] },
  { key: 'price', title: 'Price' },
]

describe('columns of a file', () => {
  test.each([
    [['E-Mail', 'NAME', 'price'], { name: 1, email: 0, price: 2 }],
    [['Nombre', 'Correo electrónico', 'SKU'], { name: 0, email: 1, price: null }],
    [['الاسم', 'email'], { name: 0, email: 1, price: null }],
    [['Company name', 'Name'], { name: 1, email: null, price: null }],
    [['Unit price', 'File name'], { name: 1, email: null, price: 0 }],
    [['', ''], { name: null, email: null, price: null }],
  ])('%j are matched by name', (head, mapping) => {
    expect(guessMapping(FIELDS, head)).toEqual(mapping)
  })

  test('fill one field each', () => {
    const mapping = guessMapping([...FIELDS, { key: 'alias', title: 'Name' }], ['Name', 'Name'])
    expect([mapping['name'], mapping['alias']]).toEqual([0, 1])
  })

  test('are reported when a required field has none', () => {
    expect(missingFields(FIELDS, { name: 0, email: null, price: null }).map(({ key }) => key)).toEqual(['email'])
    expect(missingFields(FIELDS, { name: 0, email: 1, price: null })).toEqual([])
  })
})

test('a row has its line in the file and is sent trimmed, also when it is short', () => {
  expect(mappedRows([[' Mug ', 'x'], ['Bowl']], { name: 0, price: 1, email: null })).toEqual([
    { line: 2, values: { name: 'Mug', price: 'x' } },
    { line: 3, values: { name: 'Bowl', price: '' } },
  ])
})
