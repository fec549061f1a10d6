import { expect, test } from 'vitest'
import { safeReturnPath } from './safe-return-path.ts'

test.each([
  ['/'],
  ['/checkout'],
  ['/orders?status=open&page=2#notes'],
  ['/verify-email'],
  ['/profile/%D8%B3%D9%84%D9%85%D9%89'],
  ['/a:b@c'],
])('%s is a way back', (from) => {
  expect(safeReturnPath(from)).toBe(from)
})

/** Known open redirect payloads that look like a path of the site. */
const HOSTILE = [
  '',
  ' ',
  'evil.example',
  'https://evil.example',
  'http:evil.example',
  'https:/evil.example',
  'HTTPS://EVIL.EXAMPLE',
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '\u0000//evil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/a/../..//evil.example',
  '/%2e%2e//evil.example',
  '/%2e//evil.example',
  './/evil.example',
  '..//evil.example',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://evil.example/1',
  'mailto:somebody@evil.example',
  '@evil.example',
  ':80',
  '?from=//evil.example',
  '#//evil.example',
  '／／evil.example',
  '。evil.example',
  'https://plaza.invalid/checkout',
  'http://plaza.invalid/checkout',
  'plaza.invalid/checkout',
  'checkout',
]

test.each(HOSTILE)('%j is rejected', (from) => {
  expect(safeReturnPath(from)).toBeNull()
})

test('every accepted path resolves to the same site', () => {
  expect(HOSTILE.length).toBeGreaterThanOrEqual(40)
  for (const from of [...HOSTILE, '/ok', '/%5cevil.example', '/%2f%2fevil.example', '/;//evil.example', '/\u2028/evil.example']) {
    const way = safeReturnPath(from)
    if (way !== null) expect(new URL(way, 'https://plaza.example').origin, JSON.stringify(from)).toBe('https://plaza.example')
  }
})

test('an overlong path is rejected', () => {
  expect(safeReturnPath(`/${'a'.repeat(2000)}`)).toBeNull()
})
