import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { findRetiredWords, RETIRED } from './words.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** Decisions and measurements keep the words of their time; this list names the retired words itself. */
const EXEMPT = /^docs\/(?:decisions|proof\.md)|^test\/boundaries\/(?:words|planted)|node_modules|\/migrations\//

const SOURCES = globSync(
  ['{src,test,scripts,bench,demo,docs}/**/*.{ts,tsx,mjs,md,css,sql}', '*.{md,ts}', 'src/**/web/{en,es,ar}.json', '.env.example'],
  { cwd: ROOT },
)
  .filter((path) => !EXEMPT.test(path))
  .map((path) => ({ path, text: readFileSync(`${ROOT}${path}`, 'utf8') }))

describe('boundary 8: retired words', () => {
  test('are found nowhere', () => {
    expect(SOURCES.length).toBeGreaterThan(1500)
    expect(findRetiredWords(SOURCES)).toEqual([])
  })

  test('a planted one is found, with the word to write', () => {
    const planted = [{ path: 'src/domains/crm/server/lead.ts', text: 'const a = 1\nexport function seatOf(kernel: Kernel) {}\n' }]
    expect(findRetiredWords(planted)).toEqual(['src/domains/crm/server/lead.ts:2: kernel, write services'])
    expect(
      findRetiredWords([
        { path: 'a.tsx', text: '<GiveBackDialog desk={desk} />' },
        { path: 'b.ts', text: 'on the desk' },
      ]),
    ).toHaveLength(1)
    expect(RETIRED.length).toBeGreaterThanOrEqual(10)
  })
})
