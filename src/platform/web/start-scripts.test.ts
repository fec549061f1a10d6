import { expect, test } from 'vitest'
import { skipForwardedFiles, startScriptsAfterFirstPaint } from './start-scripts.ts'

const IMPORTS = `import "/assets/manifest-1.js";
import * as route0 from "/assets/root-1.js";
  
  window.__reactRouterRouteModules = {"root":route0};

import("/assets/entry.client-1.js");`
const HEAD = '<head><link rel="modulepreload" href="/assets/frame-1.js"/><title>Plaza</title></head>'
const page = (scripts: string) => `<html>${HEAD}<body><p>Welcome</p>${scripts}</body></html>`

test('a document asks for no script before it is seen', () => {
  const html = startScriptsAfterFirstPaint(page(`<script type="module" async="">${IMPORTS}</script>`), {})
  expect(html).toContain('<head><title>Plaza</title></head><body><p>Welcome</p><script type="text/plain" id="modules">import ')
  expect(html).not.toMatch(/<link rel="modulepreload"|<script type="module"/)
})

test('then it asks for the files of the page, and runs the imports as they were', () => {
  const html = startScriptsAfterFirstPaint(page(`<script type="module" async="">${IMPORTS}</script><script>data()</script>`), {})
  expect(html).toContain('for (const href of ["/assets/frame-1.js"])')
  expect(html).toContain(`<script type="text/plain" id="modules">${IMPORTS}</script><script>(() => {`)
  expect(html).toContain('})()</script><script>data()</script></body>')
})

const forwarded = {
  '/assets/root-1.js': { file: '/assets/frame-1.js', names: { default: 'Pt', links: 'Nt' } },
  '/assets/entry.client-1.js': { file: '/assets/frame-1.js', names: {} },
}

test('it imports what a file forwards to, without asking for that file', () => {
  const head = HEAD.replace('</head>', '<link rel="modulepreload" href="/assets/root-1.js"/></head>')
  const html = startScriptsAfterFirstPaint(`<html>${head}<script type="module" async="">${IMPORTS}</script></html>`, forwarded)
  expect(html).toContain('for (const href of ["/assets/frame-1.js"])')
  expect(html).toContain('import {Pt as route0_default,Nt as route0_links} from "/assets/frame-1.js";')
  expect(html).toContain('const route0={default:route0_default,links:route0_links};')
  expect(html).toContain('import("/assets/frame-1.js");')
  expect(html).toContain('<link rel="modulepreload" href="/assets/root-1.js" media="not all"/>')
})

test('a document that shows nothing by itself begins at once, without files that only forward', () => {
  const head = HEAD.replace('</head>', '<link rel="modulepreload" href="/assets/root-1.js"/></head>')
  const html = skipForwardedFiles(`<html>${head}<script type="module" async="">${IMPORTS}</script></html>`, forwarded)
  expect(html).toContain('<link rel="modulepreload" href="/assets/frame-1.js"/>')
  expect(html).toContain('<link rel="modulepreload" href="/assets/root-1.js" media="not all"/>')
  expect(html).toContain('<script type="module" async="">import "/assets/manifest-1.js";')
  expect(html).toContain('import {Pt as route0_default,Nt as route0_links} from "/assets/frame-1.js";')
  expect(html).toContain('import("/assets/frame-1.js");')
})

test('a script of another form is an error, not a page without its scripts', () => {
  expect(() => startScriptsAfterFirstPaint(page(''), {})).toThrow('no script that imports its modules')
})
