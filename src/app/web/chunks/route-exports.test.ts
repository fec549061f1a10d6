import { expect, test } from 'vitest'
import { exportRoute } from './route-exports.ts'

const names = (all: Record<string, string>) => new Map(Object.entries(all))

test('a file exports the route under its own names too', () => {
  expect(exportRoute('var a=1,b=2;export{a as t,b as n};\n', names({ default: 'n', clientLoader: 't' }))).toBe(
    'var a=1,b=2;export{a as t,b as n,b as default,a as clientLoader};',
  )
})

test('what it does not export at its end, or already under such a name, stays as it is', () => {
  expect(exportRoute('var a=1;', names({ default: 't' }))).toBeNull()
  expect(exportRoute('var a=1;export{a as t};', names({ default: 'n' }))).toBeNull()
  expect(exportRoute('var a=1;export{a as t,a as default};', names({ default: 't' }))).toBeNull()
})
