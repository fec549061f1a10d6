/** Rules that would make browsers style more again than what changed. Needs `npm run build`. */
import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const client = new URL('../../build/client/assets/', import.meta.url).pathname
const css = globSync('styles-*.css', { cwd: client })
  .map((file) => readFileSync(client + file, 'utf8'))
  .join('\n')

it('no rule is about all elements inside of the first or last one: then each that is added to the body restyles the document', () => {
  expect(css).toMatch(/:last-child/)
  expect(css.match(/[^{}]*:(?:first|last|nth|only)-[\w-]+(?:\([^)]*\))?[^{},]*[\s>]\*[^{},]*\{/g)).toBeNull()
})

it('what a bar at the lower edge changes is not inherited by the document', () => {
  expect(css.replace(/\s/g, '')).toMatch(/@property--bottom-bar\{[^}]*inherits:false/)
})
