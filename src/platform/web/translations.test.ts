import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../shared/language.ts'
import { findKeyProblems, findParityProblems, flatten } from './translations.check.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const read = (file: string) => readFileSync(`${root}/${file}`, 'utf8')
const words = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    flatten(globSync(`src/**/web/${language}.json`, { cwd: root }).map((file) => JSON.parse(read(file)))),
  ]),
)
const sources = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => /\/web\/|screens\.ts$|coming-soon\.ts$|^src\/[^/]+$/.test(file) && !/(translations|locales)\.(test|check)\.ts$/.test(file),
)

describe('translations', () => {
  it('have the same keys in every language, with every plural form of the language', () => {
    expect(Object.keys(words.en ?? {}).length).toBeGreaterThan(100)
    expect(findParityProblems(words)).toEqual([])
  })

  it('are all used, and every used key exists', () => {
    expect(sources.length).toBeGreaterThan(80)
    expect(findKeyProblems(words.en ?? {}, sources.map(read))).toEqual([])
  })

  it('have Arabic digits in Arabic, except where they show what is typed', () => {
    const typed =
      /cardExpiry|files\.rule\.added|problem\.(date|amount|bundleParts)|unreadable|labels\.format|payExample|percentHint|column\.option|\.zone\./
    const latin = Object.entries(words.ar ?? {}).filter(([key, text]) => /[0-9]/.test(text.replace(/\{\{.*?\}\}/g, '')) && !typed.test(key))
    expect(latin).toEqual([])
  })

  it('report a language without a key, a plural form or a parameter', () => {
    const planted = {
      en: { 'a.b': 'x {{name}}', 'a.n_one': '1', 'a.n_other': 'n' },
      es: { 'a.b': 'x' },
      ar: { 'a.b': 'x {{name}}', 'a.n_other': 'n' },
    }
    expect(findParityProblems(planted)).toEqual([
      'es: a.b has other parameters',
      'es: a.n is missing',
      'ar: a.n lacks zero, one, two, few, many',
    ])
  })

  it('report a missing key and an unused one', () => {
    expect(findKeyProblems({ 'a.b': 'x', 'a.c': 'y' }, ["t('a.b')", "t('a.d', { count })"])).toEqual(['missing: a.d', 'unused: a.c'])
  })
})
