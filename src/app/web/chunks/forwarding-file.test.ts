import { expect, test } from 'vitest'
import { FORWARDING_LENGTH, findForwarded, findOnlyImport, importDirectly } from './forwarding-file.ts'

test('a file that only exports what one other file has is recognized, whatever it imports besides', () => {
  const code = 'import"./frame.js";import{t as e,n as r}from"./parts.js";export{e as default,r as Named};'
  expect(findForwarded(code)).toEqual({
    file: 'parts.js',
    names: new Map([
      ['default', 't'],
      ['Named', 'n'],
    ]),
  })
  expect(findForwarded('export{t as default}from"./parts.js";')).toEqual({ file: 'parts.js', names: new Map([['default', 't']]) })
})

test.each([
  'import{t as e}from"./parts.js";start();export{e as default};',
  'import{t as e}from"./parts.js";import{u as r}from"./more.js";export{e as default,r as Named};',
  'import*as e from"./parts.js";export{e as default};',
  'import"./parts.js";',
])('a file that does more is not: %s', (code) => {
  expect(findForwarded(code)).toBeNull()
})

test('a long file is not read', () => {
  const code = 'import{t as e}from"./parts.js";export{e as default};'
  expect(findForwarded(code)).not.toBeNull()
  expect(findForwarded(code + ' '.repeat(FORWARDING_LENGTH))).toBeNull()
})

test('a file can be there for one import alone', () => {
  expect(findOnlyImport('import"./tslib-1.js";\n')).toBe('tslib-1.js')
  expect(findOnlyImport('import"./tslib-1.js";run();')).toBeNull()
  expect(findOnlyImport('import{t}from"./tslib-1.js";')).toBeNull()
})

test('an import of a forwarding file gets the same exports from the other file', () => {
  const forwarded = { file: 'parts.js', names: new Map([['default', 't']]) }
  const code = 'lazy(()=>import(`./chart.js`));lazy(()=>import("./other.js"))'
  expect(importDirectly(code, (file) => (file === 'chart.js' ? forwarded : undefined))).toBe(
    'lazy(()=>import(`./parts.js`).then(m=>({"default":m["t"]})));lazy(()=>import("./other.js"))',
  )
})
