import { expect, test } from 'vitest'
import { safeOrigin } from './safe-origin.ts'

test.each([['/'], ['/checkout'], ['/orders?status=open&page=2#notes'], ['/verify-email'], ['/profile/%D8%B3%D9%84%D9%85%D9%89']])(
  '%s is led back to',
  (path) => {
    expect(safeOrigin(path)).toBe(path)
  },
)

test.each([
  [null],
  [''],
  ['checkout'],
  ['//elsewhere.example'],
  ['/\\elsewhere.example'],
  ['/\t/elsewhere.example'],
  ['/\n/elsewhere.example'],
  ['https://elsewhere.example/'],
  ['javascript:alert(1)'],
  ['/..//elsewhere.example'],
  ['/\t//elsewhere.example'],
])('%j leads nowhere', (path) => {
  expect(safeOrigin(path)).toBeNull()
})

test('an address longer than anybody needs leads nowhere', () => {
  expect(safeOrigin(`/${'x'.repeat(2000)}`)).toBeNull()
})
