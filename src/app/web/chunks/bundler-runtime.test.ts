import { expect, test } from 'vitest'
import { importRuntime, withRuntime } from './bundler-runtime.ts'

const RUNTIME = 'var e=Object.create,c=(n)=>e(n),o=(n)=>()=>n;export{c as n,o as t};'

async function run<Exports>(code: string): Promise<Exports> {
  return import(`data:text/javascript,${encodeURIComponent(code)}`)
}

test('the file has the helpers, uses them by its own names and exports them', async () => {
  const code = withRuntime('import{n as e,t}from"./rolldown-runtime-Wk-1.js";var o=t(e({}));export{o as a};', RUNTIME)
  const { a, runtime_t } = await run<{ a: () => object; runtime_t: (value: number) => () => number }>(code)
  expect(a()).toEqual({})
  expect(runtime_t(3)()).toBe(3)
})

test('other files import them from there', () => {
  const code = 'import{n as e}from"./rolldown-runtime-Wk-1.js";import{D as t}from"./foundation-1.js";e(t());'
  expect(importRuntime(code, 'foundation-1.js')).toBe(
    'import{runtime_n as e}from"./foundation-1.js";import{D as t}from"./foundation-1.js";e(t());',
  )
  expect(importRuntime('import{D as t}from"./foundation-1.js";', 'foundation-1.js')).toBe('import{D as t}from"./foundation-1.js";')
})

test('helpers of another form are an error, not a page that breaks', () => {
  expect(() => withRuntime('import{n as e}from"./rolldown-runtime-Wk-1.js";', 'var e=1;')).toThrow('in another form')
  expect(() => withRuntime('var o=1;', RUNTIME)).toThrow('in another form')
})
