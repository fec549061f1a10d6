import { expect, test } from 'vitest'
import { startScriptsAfterFirstPaint } from './start-scripts.ts'

const MODULES = `<script type="module" async="">import "/assets/manifest-1.js";
import * as route0 from "/assets/root-1.js";
import * as route1 from "/assets/landing-1.js";
  
  window.__reactRouterRouteModules = {"root":route0,"/":route1};

import("/assets/entry.client-1.js");</script>`
const HEAD = '<head><link rel="modulepreload" href="/assets/frame-1.js"/><title>Plaza</title></head>'

test('a document asks for no script before it is seen', () => {
  const html = startScriptsAfterFirstPaint(`<html>${HEAD}<body><p>Welcome</p>${MODULES}</body></html>`)
  expect(html).toContain('<head><title>Plaza</title></head><body><p>Welcome</p><script>')
  expect(html).not.toMatch(/<link rel="modulepreload"|<script type="module"|^import /m)
})

test('then it asks for all of them, and for the entry last', () => {
  const html = startScriptsAfterFirstPaint(`<html>${HEAD}<body>${MODULES}</body></html>`)
  expect(html).toContain('["/assets/frame-1.js"]')
  expect(html).toContain(
    'const [route0,route1] = await Promise.all([import("/assets/root-1.js"),import("/assets/landing-1.js"),import("/assets/manifest-1.js")])',
  )
  expect(html).toMatch(/= \{"root":route0,"\/":route1\}\nimport\("\/assets\/entry\.client-1\.js"\)\n\}/)
})

test('a script of another form is an error, not a page without its scripts', () => {
  expect(() => startScriptsAfterFirstPaint('<html><body></body></html>')).toThrow('no script that imports its modules')
})
